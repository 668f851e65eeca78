import { avtalerResponseSchema } from '@portal/contract/avtaler.ts';

import { defineQuery } from '../../core/queries.ts';
import type { Sparebank } from '../../outside/sparebank/sparebank.ts';
import { getAvtaler } from './get-avtaler.ts';

export const avtalerQuery = (sparebank: Sparebank) =>
  defineQuery({
    name: 'getAvtaler',
    access: 'customer',
    summary: 'The customer’s agreements from all source systems, with sums',
    schema: avtalerResponseSchema,
    handle: (context, _parameters, tellParts) => getAvtaler(sparebank, context, tellParts),
  });
