import { z } from 'zod';

import type { ErrorCode } from '@portal/contract/errors.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import { systemSources } from '@portal/contract/system-sources.ts';

import { defineCommand } from '../../http/commands.ts';
import { MAX_NUMBER_LENGTH } from '../../outside/limits.ts';
import { deleteTilbud } from './delete-tilbud.ts';
import type { TilbudDependencies } from './get-tilbud.ts';

/** From an address or a form everything is text, and what is left out may be an empty one. */
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
/** Which card the form stood in: a short key that the page made of it, no number. */
const cardKeySchema = z.string().regex(/^[a-z0-9]{1,12}$/);

export const deleteTilbudCommand = (dependencies: TilbudDependencies) =>
  defineCommand({
    name: 'deleteTilbud',
    summary: 'Removes one of the customer’s own offers',
    input: inputSchema,
    handle: (context, chosen) => deleteTilbud(dependencies, context, chosen),
    form: {
      // The number is a field of the form, so that it stands in no address.
      path: `${BASE_PATH}/tilbud/fjern`,
      toInput: ({ avtaleNummer, systemSource, versionNumber, alleVersjoner }) => ({
        avtaleNummer,
        systemSource,
        versionNumber,
        alleVersjoner,
      }),
      redirectTo: (error, { kort }) => toPage(error?.code, kort),
    },
  });

/** The offers page, with what became of it; the fragment is where focus goes. */
function toPage(code: ErrorCode | undefined, kort: string | undefined): string {
  const page = `${BASE_PATH}/tilbud`;
  if (code === undefined) return `${page}?resultat=fjernet#tilbud`;
  if (code === 'FINNES_IKKE') return `${page}?resultat=finnes-ikke#tilbud`;
  if (code === 'FLERE_TREFF') return `${page}?resultat=endret#tilbud`;
  if (code === 'FOR_MANGE_FORSPORSLER') return `${page}?resultat=for-mange#tilbud`;
  const key = cardKeySchema.safeParse(kort);
  // After a new login the customer is asked again.
  if (code === 'IKKE_INNLOGGET') return key.success ? `${page}?fjern=${key.data}#svar-${key.data}` : page;
  return key.success
    ? `${page}?fjern=${key.data}&resultat=feil#svar-${key.data}`
    : `${page}?resultat=feil#tilbud`;
}
