import { avtalerResponseSchema } from '@portal/contract/avtaler.ts';
import { countAvtaler } from '@portal/contract/rules/count-avtaler.ts';

import { defineQuery } from '../../core/queries.ts';
import type { Sparebank } from '../../outside/sparebank/sparebank.ts';
import { getAvtaler } from './get-avtaler.ts';

export const avtalerQuery = (sparebank: Sparebank) =>
  defineQuery({
    name: 'getAvtaler',
    access: 'customer',
    summary: 'The customer’s agreements from all source systems, with sums',
    schema: avtalerResponseSchema,
    handle: async (context, _parameters, tellParts, remember) => {
      const answer = await getAvtaler(sparebank, context, tellParts);
      remember((session) => session.noteAvtaler(countAvtaler(answer)));
      return answer;
    },
  });
