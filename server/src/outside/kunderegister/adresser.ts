import { z } from 'zod';

import { MAX_ADDRESS_PART_LENGTH, MAX_ADDRESSES } from '../limits.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import type { OutsideClient } from '../outside-client.ts';
import { listOf, noteRepair, optionalFields } from '../repairs.ts';
import { describingText } from '../text.ts';

interface Asker {
  fodselsnummer: string;
  correlationId: string;
}

const part = describingText({ max: MAX_ADDRESS_PART_LENGTH });

/** As docs/outside/kunderegister.openapi.yaml has it. */
const adresseSchema = z.object(
  optionalFields({
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
  }),
);
const adresserParser = z
  .object({ adresser: listOf('adresser', adresseSchema, MAX_ADDRESSES) })
  .transform(({ adresser }) => tellKinds(adresser));
export type RegisterAdresse = z.infer<typeof adresseSchema> & { isFolkreregistrert: boolean };

/** Of two addresses one is registered and one is not, so that each tells of the other; alone, one must tell itself. */
function tellKinds(adresser: z.infer<typeof adresseSchema>[]): RegisterAdresse[] {
  return adresser.flatMap(({ isFolkreregistrert: own, ...adresse }, index) => {
    const other = adresser.length === 2 ? adresser[1 - index]?.isFolkreregistrert : undefined;
    const isFolkreregistrert = own ?? (other === undefined ? undefined : !other);
    if (isFolkreregistrert !== undefined) return [{ ...adresse, isFolkreregistrert }];
    noteRepair('adresser', 'left out');
    return [];
  });
}

/** Svalbard and Jan Mayen have a country code of their own, and Norwegian postal codes. */
const SVALBARD = 'SJ';

export function isAbroad({ land }: Pick<RegisterAdresse, 'land'>): boolean {
  return land !== undefined && land !== SVALBARD;
}

/** The registered address, and the one in use where it is another; none for a customer the register does not know. */
export function listAdresser(
  outside: OutsideClient,
  { fodselsnummer, correlationId }: Asker,
): Promise<OutsideAnswer<RegisterAdresse[]>> {
  return outside.call('KUNDEREGISTER', {
    path: '/adresser/hent',
    body: { fodselsnummer },
    parser: adresserParser,
    whenNotFound: [],
    correlationId,
  });
}

/** Puts the registered address in use. */
export function putFolkeregistrertAdresseInUse(
  outside: OutsideClient,
  { fodselsnummer, correlationId }: Asker,
): Promise<OutsideAnswer<'done' | 'unknown'>> {
  return outside.call<'done' | 'unknown'>('KUNDEREGISTER', {
    path: '/adresser/bruk-folkeregistrert',
    body: { fodselsnummer },
    parser: z.undefined().transform(() => 'done' as const),
    answersEmpty: true,
    whenNotFound: 'unknown',
    correlationId,
  });
}
