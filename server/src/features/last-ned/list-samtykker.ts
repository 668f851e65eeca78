import type { Samling, Samtykkeendring } from '@portal/contract/samling.ts';
import type { Sprak } from '@portal/contract/sprak.ts';

import type { Endringsslag } from '../../persistence/database.ts';
import { tekster } from './tekster.ts';

/**
 * What the customer answered to the kind by its name in the files. A reservation is a no to documents by post, and the
 * files ask for the documents: a yes to a no reads as two.
 */
function toSvar(sprak: Sprak, slag: Endringsslag, verdi: boolean): string {
  const { ja, nei } = tekster[sprak].kunde;
  return (slag === 'RESERVASJON' ? !verdi : verdi) ? ja : nei;
}

/** What the customer said, or that the register did not take it. */
export function toEndringssvar(sprak: Sprak, { slag, nyVerdi, utfall }: Samtykkeendring): string {
  return utfall === 'AVVIST' ? tekster[sprak].samtykker.avvist : toSvar(sprak, slag, nyVerdi);
}

/** What is consented to now, wherever it was chosen: each kind by its name, with the answer. Nothing where it did not come. */
export function listNa({ sprak, samtykker: { na, reservasjon } }: Samling): [slag: string, svar: string][] {
  const { samtykker: ord, samtykkeslag } = tekster[sprak];
  const ofRegister = (slag: Endringsslag, value: string | undefined): [string, string][] => {
    // Nobody says of what did not come that it was not answered.
    if (na === undefined || (na.utilgjengelig === true && value === undefined)) return [];
    const svar = value === undefined ? ord.ukjent : toSvar(sprak, slag, value === 'AUTHORIZED');
    return [[samtykkeslag[slag], svar]];
  };
  return [
    ...ofRegister('MARKETING', na?.marketingConsent),
    ...ofRegister('CROSS_DOMAIN', na?.crossDomainConsent),
    ...(reservasjon === undefined
      ? []
      : [
          [
            samtykkeslag.RESERVASJON,
            reservasjon.ukjent === true
              ? ord.ukjent
              : toSvar(sprak, 'RESERVASJON', reservasjon.hasReservasjon),
          ] satisfies [string, string],
        ]),
  ];
}
