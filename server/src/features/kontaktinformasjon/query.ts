import { type Livkunde, livkundeSchema } from '@portal/contract/kontaktinformasjon.ts';

import { defineQuery } from '../../core/queries.ts';
import type { Complete } from '../../outside/complete.ts';
import { findLivkunde } from '../../outside/livregister/livregister.ts';
import { getValue } from '../../outside/outside-answer.ts';

export const livkundeQuery = defineQuery({
  name: 'getLivkunde',
  access: 'customer',
  summary: 'The contact data of a livkunde, and whether there is one',
  schema: livkundeSchema,
  handle: async ({ outside }) => {
    const livkunde = getValue(await findLivkunde(outside));
    return {
      finnesProlifeKunde: livkunde !== undefined,
      epost: livkunde?.epost,
      telefon: livkunde?.telefon,
      uleselig: livkunde?.uleselig,
    } satisfies Complete<Livkunde>;
  },
});
