import { produktanbefalingParametersSchema, produktanbefalingSchema } from '@portal/contract/anbefalinger.ts';

import { defineQuery } from '../../http/queries.ts';
import { getAnbefaling } from '../../outside/anbefalinger/get-anbefaling.ts';
import { getValue } from '../../outside/outside-answer.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';

export const anbefalingerQuery = (outside: OutsideClient) =>
  defineQuery({
    name: 'getProduktanbefaling',
    access: 'customer',
    summary: 'What the customer may want next, as the recommendation system sees it',
    parameters: produktanbefalingParametersSchema,
    schema: produktanbefalingSchema,
    handle: async ({ session, correlationId }, { produkt }) => {
      const { fodselsnummer } = session.customer;
      return getValue(await getAnbefaling(outside, { fodselsnummer, produkt, correlationId }));
    },
  });
