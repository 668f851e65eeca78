import type { Kundeadresse } from '@portal/contract/adresse.ts';

import type { RegisterAdresse } from '../../outside/kunderegister/adresser.ts';
import type { Postnummerregister } from './postnummer.ts';

const countries = new Intl.DisplayNames('nb', { type: 'region' });

/** Puts the place's name to a Norwegian postal code (PRO-43), and the country's to an address abroad. */
export function toKundeadresse(
  { land, poststed, ...adresse }: RegisterAdresse,
  postnummer: Pick<Postnummerregister, 'findPoststed'>,
): Kundeadresse {
  if (land !== undefined) return { ...adresse, poststed, land, landnavn: countries.of(land) };
  return { ...adresse, poststed: postnummer.findPoststed(adresse.postnummer ?? '') ?? poststed };
}
