import { livkundeSchema } from '@portal/contract/kontaktinformasjon.ts';

import { defineQuery } from '../../http/queries.ts';
import { findLivkunde } from '../../outside/livregister/livregister.ts';
import { getValue } from '../../outside/outside-answer.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';

export const livkundeQuery = (outside: OutsideClient) =>
  defineQuery({
    name: 'getLivkunde',
    access: 'customer',
    summary: 'The contact data of an old customer, and whether there is one',
    schema: livkundeSchema,
    handle: async ({ session, correlationId }) => {
      const { fodselsnummer } = session.customer;
      const livkunde = getValue(await findLivkunde(outside, { fodselsnummer, correlationId }));
      return { finnesProlifeKunde: livkunde !== undefined, ...livkunde };
    },
  });
