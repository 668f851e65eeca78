import type { Samling, Samtykkeendring } from '@portal/contract/samling.ts';
import type { Samtykkeslag } from '@portal/contract/samtykke.ts';
import type { Endringsslag } from '@portal/contract/samtykkehistorikk.ts';
import type { Sprak } from '@portal/contract/sprak.ts';

import { tekster } from './tekster.ts';

/**
 * What the customer answered to the kind by its name in the files. A reservation is a no to documents by post, and the
 * files ask for the documents: a yes to a no reads as two.
 */
function toSvar(sprak: Sprak, slag: Endringsslag, verdi: boolean): string {
  const { ja, nei } = tekster[sprak].kunde;
  return (slag === 'RESERVASJON' ? !verdi : verdi) ? ja : nei;
}

/** What the customer said, and what became of it where that is not what the register has; or that it did not take it. */
export function toEndringssvar(sprak: Sprak, { slag, nyVerdi, utfall }: Samtykkeendring): string {
  const { avvist, forbigatt, ubekreftet } = tekster[sprak].samtykker;
  const svar = toSvar(sprak, slag, nyVerdi);
  if (utfall === 'BEKREFTET') return svar;
  return utfall === 'AVVIST' ? avvist : `${svar}. ${utfall === 'FORBIGATT' ? forbigatt : ubekreftet}`;
}

/** What is consented to now, wherever it was chosen: each kind by its name, with the answer. Nothing where it did not come. */
export function listNa({ sprak, samtykker: { na, reservasjon } }: Samling): [slag: string, svar: string][] {
  const { samtykker: ord, samtykkeslag } = tekster[sprak];
  const mark = (svar: string, isUbekreftet = false) => (isUbekreftet ? `${svar}. ${ord.ubekreftet}` : svar);
  const ofRegister = (slag: Samtykkeslag, value: string | undefined): [string, string][] => {
    // Nobody says of what did not come that it was not answered.
    if (na === undefined || (na.utilgjengelig === true && value === undefined)) return [];
    const svar = value === undefined ? ord.ukjent : toSvar(sprak, slag, value === 'AUTHORIZED');
    return [[samtykkeslag[slag], mark(svar, na.ubekreftet?.includes(slag))]];
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
              : mark(toSvar(sprak, 'RESERVASJON', reservasjon.hasReservasjon), reservasjon.ubekreftet),
          ] satisfies [string, string],
        ]),
  ];
}
