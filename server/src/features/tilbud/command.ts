import { z } from 'zod';

import { withWord } from '@portal/contract/address-words.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';
import {
  fjernKort,
  fjernTilbudForm,
  TILBUD_ID,
  tilbudResultat,
  type TilbudResultat,
  toSvarId,
} from '@portal/contract/forms/tilbud.ts';
import { TILBUD_PATH } from '@portal/contract/paths.ts';
import { systemSources } from '@portal/contract/system-sources.ts';

import { defineCommand } from '../../core/commands.ts';
import { MAX_NUMBER_LENGTH } from '../../outside/limits.ts';
import { deleteTilbud } from './delete-tilbud.ts';
import type { TilbudDependencies } from './get-tilbud.ts';

/** In an address or a form every value is text, and a missing one may be empty text. */
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const inputSchema = z.object({
  avtaleNummer: z.string().min(1).max(MAX_NUMBER_LENGTH),
  systemSource: maybe(z.enum(systemSources)),
  versionNumber: maybe(
    z
      .string()
      .regex(/^\d{1,16}$/)
      .transform(Number)
      .pipe(z.int()),
  ),
  alleVersjoner: maybe(z.enum(['true', 'false']).transform((value) => value === 'true')),
});
/** The card with the form: a short key made by the page, not the offer's number. */
const cardKeySchema = z.string().regex(/^[a-z0-9]{1,12}$/);

export const deleteTilbudCommand = (dependencies: TilbudDependencies) =>
  defineCommand({
    name: 'deleteTilbud',
    summary: 'Removes one of the customer’s own offers',
    input: inputSchema,
    handle: (context, chosen) => deleteTilbud(dependencies, context, chosen),
    form: {
      ...fjernTilbudForm,
      toInput: ({ avtaleNummer, systemSource, versionNumber, alleVersjoner }) => ({
        avtaleNummer,
        systemSource,
        versionNumber,
        alleVersjoner,
      }),
      redirectTo: (error, { kort }) => toPage(error?.code, kort),
    },
  });

const told: Partial<Record<ErrorCode, TilbudResultat>> = {
  FINNES_IKKE: 'finnes-ikke',
  FLERE_TREFF: 'endret',
  FOR_MANGE_FORSPORSLER: 'for-mange',
};

/** The offers page with the outcome. The fragment is the target for focus. */
function toPage(code: ErrorCode | undefined, kort: string | undefined): string {
  const resultat = code === undefined ? 'fjernet' : (told[code] ?? 'feil');
  const key = cardKeySchema.safeParse(kort).data;
  const card = key && withWord(`${TILBUD_PATH}#${toSvarId(key)}`, fjernKort, key);
  // After a new login the customer is asked for confirmation again.
  if (code === 'IKKE_INNLOGGET') return card ?? TILBUD_PATH;
  return withWord(
    resultat === 'feil' && card ? card : `${TILBUD_PATH}#${TILBUD_ID}`,
    tilbudResultat,
    resultat,
  );
}
