import type { Kundeadresse } from '@portal/contract/adresse.ts';

import { isAbroad, type RegisterAdresse } from '../../outside/kunderegister/adresser.ts';
import type { Postnummerregister } from './postnummer.ts';

const countries = new Intl.DisplayNames('nb', { type: 'region' });

/** Puts the place's name to a Norwegian postal code, and the country's to an address abroad. */
export function toKundeadresse(
  adresse: RegisterAdresse,
  postnummer: Pick<Postnummerregister, 'findPoststed'>,
): Kundeadresse {
  const { land, poststed, ...rest } = adresse;
  if (land !== undefined && isAbroad({ land }))
    return { ...rest, poststed, land, landnavn: countries.of(land) };
  const place = { ...rest, poststed: postnummer.findPoststed(rest.postnummer ?? '') ?? poststed };
  return land === undefined ? place : { ...place, land, landnavn: countries.of(land) };
}
