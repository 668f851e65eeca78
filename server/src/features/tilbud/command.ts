import { z } from 'zod';

import type { ErrorCode } from '@portal/contract/errors.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { defineCommand } from '../../http/commands.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import { deleteTilbud } from './delete-tilbud.ts';

const inputSchema = z.object({ avtaleNummer: z.string().trim().min(1).max(100) });
/** Which card the form stood in: a short key that the page made of it, no number. */
const cardKeySchema = z.string().regex(/^[a-z0-9]{1,8}$/);

export const deleteTilbudCommand = (outside: OutsideClient) =>
  defineCommand({
    name: 'deleteTilbud',
    summary: 'Removes one of the customer’s own offers (API-16)',
    input: inputSchema,
    handle: (context, { avtaleNummer }) => deleteTilbud(outside, context, avtaleNummer),
    form: {
      // The number is a field of the form, so that it stands in no address.
      path: `${BASE_PATH}/tilbud/fjern`,
      toInput: ({ avtaleNummer }) => ({ avtaleNummer }),
      redirectTo: (error, { kort }) => toPage(error?.code, kort),
    },
  });

/** The offers page, with what became of it; the fragment is where focus goes (OD-65). */
function toPage(code: ErrorCode | undefined, kort: string | undefined): string {
  const page = `${BASE_PATH}/tilbud`;
  if (code === undefined) return `${page}?resultat=fjernet#tilbud`;
  if (code === 'FINNES_IKKE') return `${page}?resultat=finnes-ikke#tilbud`;
  const key = cardKeySchema.safeParse(kort);
  // After a new login the customer is asked again.
  if (code === 'IKKE_INNLOGGET') return key.success ? `${page}?fjern=${key.data}#svar-${key.data}` : page;
  return key.success
    ? `${page}?fjern=${key.data}&resultat=feil#svar-${key.data}`
    : `${page}?resultat=feil#tilbud`;
}
