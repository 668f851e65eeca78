import { z } from 'zod';

import { type Changed, requestChange } from '../change.ts';
import type { CustomerOutside } from '../customer-outside.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import { MAX_EMAIL_LENGTH } from '../limits.ts';
import { fieldsOrUleselig, readableField } from '../repairs.ts';
import { trimmedText } from '../text.ts';

/** As docs/outside/livregister.openapi.yaml has it. */
const felter = { epost: trimmedText(MAX_EMAIL_LENGTH), telefon: trimmedText() };
type Kontaktfelt = keyof typeof felter;
const livkundeSchema = fieldsOrUleselig(felter);
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

const toKontaktParser = (felt: Kontaktfelt) =>
  z.object({ [felt]: readableField(felter[felt]) }).transform((livkunde) => livkunde[felt]);
const kontaktParsers = { epost: toKontaktParser('epost'), telefon: toKontaktParser('telefon') };

/**
 * The e-mail address or telephone number alone; undefined or empty when there is none, or this is no livkunde. One that
 * is there and unreadable is a failure: it must not be written over.
 */
export function requireLivkontakt(
  outside: CustomerOutside,
  felt: Kontaktfelt,
): Promise<OutsideAnswer<string | undefined>> {
  return outside.call('LIVREGISTER', {
    path: '/kunder/hent',
    parser: kontaktParsers[felt],
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
