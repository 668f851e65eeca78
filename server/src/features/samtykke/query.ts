import {
  reservasjonSchema,
  samtykketeksterParametersSchema,
  samtykketeksterSchema,
} from '@portal/contract/samtykke.ts';

import { defineQuery } from '../../http/queries.ts';
import { getValue } from '../../outside/outside-answer.ts';
import { listTekster } from '../../outside/samtykkeregister/samtykkeregister.ts';
import { giveTekster } from './find-gitt-tekst.ts';
import { getReservasjon } from './get-samtykker.ts';
import type { SamtykkeParts } from './samtykke-parts.ts';

export const samtykkeQueries = (dependencies: SamtykkeParts) => [
  defineQuery({
    name: 'getSamtykketekster',
    access: 'customer',
    summary: 'What the customer is asked to agree to',
    // It is written down which visit was given what.
    perSession: true,
    parameters: samtykketeksterParametersSchema,
    schema: samtykketeksterSchema,
    handle: async (context, { bankkunde }) => {
      if (bankkunde === 'false') return giveTekster(dependencies, context);
      // To be read alone: these are answered in the bank.
      const { correlationId } = context;
      return getValue(await listTekster(dependencies.outside, { isBankkunde: true, correlationId }));
    },
  }),
  defineQuery({
    name: 'getReservasjon',
    access: 'customer',
    summary: 'Whether the customer wants no documents by post',
    schema: reservasjonSchema,
    handle: ({ session, correlationId }) =>
      getReservasjon(dependencies, { fodselsnummer: session.customer.fodselsnummer, correlationId }),
  }),
];
