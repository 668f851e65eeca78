import {
  reservasjonSchema,
  samtykketeksterParametersSchema,
  samtykketeksterSchema,
} from '@portal/contract/samtykke.ts';

import { defineQuery } from '../../http/queries.ts';
import { getValue } from '../../outside/outside-answer.ts';
import { listTekster } from '../../outside/samtykkeregister/samtykkeregister.ts';
import { type SamtykkeDependencies, getReservasjon } from './get-samtykker.ts';

export const samtykkeQueries = (dependencies: SamtykkeDependencies) => [
  defineQuery({
    name: 'getSamtykketekster',
    access: 'customer',
    summary: 'What the customer is asked to agree to (API-23, ROL-06)',
    parameters: samtykketeksterParametersSchema,
    schema: samtykketeksterSchema,
    handle: async ({ correlationId }, { bankkunde }) =>
      getValue(await listTekster(dependencies.outside, { isBankkunde: bankkunde === 'true', correlationId })),
  }),
  defineQuery({
    name: 'getReservasjon',
    access: 'customer',
    summary: 'Whether the customer wants no documents by post (API-25)',
    schema: reservasjonSchema,
    handle: ({ session, correlationId }) =>
      getReservasjon(dependencies, { fodselsnummer: session.customer.fodselsnummer, correlationId }),
  }),
];
