import { samtykkerSchema } from '@portal/contract/kunde.ts';
import {
  reservasjonSchema,
  samtykketeksterParametersSchema,
  samtykketeksterSchema,
} from '@portal/contract/samtykke.ts';

import { samtykkehistorikkSchema } from '@portal/contract/samtykkehistorikk.ts';

import type { Distributors } from '../../config/distributors.ts';
import { defineQuery } from '../../core/queries.ts';
import { getValue } from '../../outside/outside-answer.ts';
import { listTekster } from '../../outside/samtykkeregister/samtykkeregister.ts';
import { giveTekster } from './find-gitt-tekst.ts';
import { getReservasjon, getSamtykker } from './get-samtykker.ts';
import type { SamtykkeParts } from './samtykke-parts.ts';
import { toValg } from './to-valg.ts';

export const samtykkeQueries = (
  dependencies: SamtykkeParts,
  { distributors }: { distributors: Distributors },
) => [
  defineQuery({
    name: 'getSamtykketekster',
    access: 'customer',
    summary: 'What the customer is asked to agree to',
    // Each session's texts are recorded.
    perSession: true,
    parameters: samtykketeksterParametersSchema,
    schema: samtykketeksterSchema,
    handle: async (context, { bankkunde }) => {
      if (bankkunde === 'false') return giveTekster(dependencies, context);
      // Read-only: the bank asks these customers itself.
      return getValue(await listTekster(context.outside, { isBankkunde: true, sprak: context.sprak }));
    },
  }),
  defineQuery({
    name: 'getSamtykker',
    access: 'customer',
    summary: 'What the customer has agreed to',
    schema: samtykkerSchema,
    handle: (context) => getSamtykker(dependencies, context),
  }),
  defineQuery({
    name: 'getSamtykkehistorikk',
    access: 'customer',
    summary: 'Each choice that the customer made in the portal, newest first, with the words that were shown',
    schema: samtykkehistorikkSchema,
    handle: async ({ session, sprak }) => {
      const persons = dependencies.keys.toPersons(session);
      const rows = await dependencies.repository.listEndringer(persons);
      return rows.map((row) => toValg(row, distributors, sprak)).toReversed();
    },
  }),
  defineQuery({
    name: 'getReservasjon',
    access: 'customer',
    summary: 'Whether the customer wants no documents by post',
    schema: reservasjonSchema,
    handle: (context) => getReservasjon(dependencies, context),
  }),
];
