import { z } from 'zod';

import { type Changed, requestChange } from '../change.ts';
import type { CustomerOutside } from '../customer-outside.ts';
import { MAX_ADDRESS_PART_LENGTH, MAX_ADDRESSES } from '../limits.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import { fieldsOrUleselig, listOf, noteRepair } from '../repairs.ts';
import { describingText } from '../text.ts';

const part = describingText({ max: MAX_ADDRESS_PART_LENGTH });

/** As docs/outside/kunderegister.openapi.yaml has it. */
const adresseSchema = fieldsOrUleselig({
  isFolkreregistrert: z.boolean(),
  gatenavn: part,
  gatenummer: part,
  gatenummerBokstav: part,
  gaardsnummer: part,
  bruksnummer: part,
  postnummer: part,
  poststed: part,
  land: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .transform((land) => (land === 'NO' ? undefined : land)),
});
const adresseliste = listOf('adresser', adresseSchema, MAX_ADDRESSES);
const adresserParser = z
  .object({ adresser: z.array(z.unknown()).max(MAX_ADDRESSES) })
  .transform(({ adresser: sent }, context) => {
    const adresser = tellKinds(adresseliste.parse(sent));
    // One that cannot be read is not none.
    if (sent.length > 0 && adresser.length === 0) context.addIssue('no address can be read');
    return adresser;
  });
export type RegisterAdresse = z.infer<typeof adresseSchema> & { isFolkreregistrert: boolean };

/** With two addresses, one is registered and one is not, so each shows the kind of the other. A single one must have its own kind. */
function tellKinds(adresser: z.infer<typeof adresseSchema>[]): RegisterAdresse[] {
  return adresser.flatMap(({ isFolkreregistrert: own, ...adresse }, index) => {
    const other = adresser.length === 2 ? adresser[1 - index]?.isFolkreregistrert : undefined;
    const isFolkreregistrert = own ?? (other === undefined ? undefined : !other);
    const { uleselig, ...parts } = adresse;
    // Nothing that could be shown is left of what was sent.
    const isUleselig = uleselig !== undefined && Object.values(parts).every((value) => !value);
    if (isFolkreregistrert !== undefined && !isUleselig) return [{ ...adresse, isFolkreregistrert }];
    noteRepair('adresser', 'left out');
    return [];
  });
}

/** Country code of Svalbard and Jan Mayen, which have Norwegian postal codes. */
const SVALBARD = 'SJ';

export function isAbroad({ land }: Pick<RegisterAdresse, 'land'>): boolean {
  return land !== undefined && land !== SVALBARD;
}

type Adresser = Promise<OutsideAnswer<RegisterAdresse[]>>;
const reads = new WeakMap<CustomerOutside, Adresser>();

/**
 * The registered address and, if another one is in use, that too; empty for a customer unknown to the register. The
 * queries of one request share the call: the profile shows the addresses, and where the customer lives decides whether
 * they may buy.
 */
export function listAdresser(outside: CustomerOutside): Adresser {
  const read = reads.get(outside) ?? readAdresser(outside);
  reads.set(outside, read);
  return read;
}

function readAdresser(outside: CustomerOutside): Adresser {
  return outside.call('KUNDEREGISTER', {
    path: '/adresser/hent',
    parser: adresserParser,
    whenNotFound: [],
  });
}

/** Makes the registered address the one in use. */
export function putFolkeregistrertAdresseInUse(outside: CustomerOutside): Promise<Changed> {
  return requestChange(outside, 'KUNDEREGISTER', { path: '/adresser/bruk-folkeregistrert' });
}
