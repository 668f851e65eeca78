import { produktanbefalingParametersSchema, produktanbefalingSchema } from '@portal/contract/anbefalinger.ts';

import { defineQuery } from '../../core/queries.ts';
import { getAnbefaling } from '../../outside/anbefalinger/get-anbefaling.ts';
import { getValue } from '../../outside/outside-answer.ts';

export const anbefalingerQuery = defineQuery({
  name: 'getProduktanbefaling',
  access: 'customer',
  summary: 'What the customer may want next, as the recommendation system sees it',
  parameters: produktanbefalingParametersSchema,
  schema: produktanbefalingSchema,
  handle: async ({ outside }, { produkt }) => getValue(await getAnbefaling(outside, produkt)),
});
