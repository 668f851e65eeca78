import type { Kundeadresse } from '@portal/contract/adresse.ts';
import type { Sprak } from '@portal/contract/sprak.ts';

import type { Complete } from '../../outside/complete.ts';
import { isAbroad, type RegisterAdresse } from '../../outside/kunderegister/adresser.ts';
import type { Postnummerregister } from './postnummer.ts';

const inSprak = (sprak: Sprak) => new Intl.DisplayNames(sprak, { type: 'region' });
const countries: Readonly<Record<Sprak, Intl.DisplayNames>> = {
  nb: inSprak('nb'),
  nn: inSprak('nn'),
  en: inSprak('en'),
};

/** Adds the name of the place to a Norwegian postal code, and the name of the country to an address abroad. */
export function toKundeadresse(
  adresse: RegisterAdresse,
  postnummer: Pick<Postnummerregister, 'findPoststed'>,
  sprak: Sprak,
): Kundeadresse {
  // A country that cannot be read may be any: what the register calls the place stands.
  const mayBeAbroad = isAbroad(adresse) || adresse.uleselig?.includes('land') === true;
  const norsk = mayBeAbroad ? undefined : postnummer.findPoststed(adresse.postnummer ?? '');
  return {
    isFolkreregistrert: adresse.isFolkreregistrert,
    postnummer: adresse.postnummer,
    poststed: norsk ?? adresse.poststed,
    gatenavn: adresse.gatenavn,
    gatenummer: adresse.gatenummer,
    gatenummerBokstav: adresse.gatenummerBokstav,
    gaardsnummer: adresse.gaardsnummer,
    bruksnummer: adresse.bruksnummer,
    land: adresse.land,
    landnavn: adresse.land === undefined ? undefined : countries[sprak].of(adresse.land),
  } satisfies Complete<Kundeadresse>;
}
