import { z } from 'zod';

import { type Changed, requestChange } from '../change.ts';
import type { CustomerOutside } from '../customer-outside.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import { MAX_EMAIL_LENGTH } from '../limits.ts';
import { optionalFields, readableField } from '../repairs.ts';
import { trimmedText } from '../text.ts';

/** As docs/outside/livregister.openapi.yaml has it. */
const livkundeSchema = z.object(
  optionalFields({ epost: trimmedText(MAX_EMAIL_LENGTH), telefon: trimmedText() }),
);
const livkundeParser = livkundeSchema.or(z.undefined());
type RegisterLivkunde = z.infer<typeof livkundeSchema>;

/** Contact data of a livkunde; undefined for anybody else. */
export function findLivkunde(outside: CustomerOutside): Promise<OutsideAnswer<RegisterLivkunde | undefined>> {
  return outside.call('LIVREGISTER', {
    path: '/kunder/hent',
    parser: livkundeParser,
    whenNotFound: undefined,
  });
}

const epostParser = z
  .object({ epost: readableField(trimmedText(MAX_EMAIL_LENGTH)) })
  .transform(({ epost }) => epost);

/**
 * The e-mail address alone; undefined or empty when there is none, or this is no livkunde. One that is there and
 * unreadable is a failure.
 */
export function requireLivkundeEpost(outside: CustomerOutside): Promise<OutsideAnswer<string | undefined>> {
  return outside.call('LIVREGISTER', {
    path: '/kunder/hent',
    parser: epostParser,
    whenNotFound: undefined,
  });
}

/** Sets the e-mail address, the telephone number, or both. */
export function changeLivkontakt(
  outside: CustomerOutside,
  { epost, telefon }: { epost?: string | undefined; telefon?: string | undefined },
): Promise<Changed> {
  return requestChange(outside, 'LIVREGISTER', {
    path: '/kunder/kontaktinformasjon/endre',
    body: { epost, telefon },
    mayRefuse: true,
  });
}
