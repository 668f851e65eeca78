import { compareText } from '@portal/contract/compare-text.ts';
import { sortBy } from '@portal/contract/sort-by.ts';
import type { Delinger, RegistrerteDelinger, RegistrertDeling } from '@portal/contract/delinger.ts';
import type { Samtykker } from '@portal/contract/kunde.ts';
import type { Reservasjon } from '@portal/contract/samtykke.ts';
import type { Endringsslag, Samtykkehistorikk } from '@portal/contract/samtykkehistorikk.ts';

export interface Deling {
  slag: Endringsslag | 'SPAREBANK' | 'SKADESAKER';
  /** ISO time: since when, or of what happens each time the last time, where it is known. */
  tidspunkt?: string | undefined;
  isUbekreftet?: boolean | undefined;
}

/** The answers; undefined where one did not come. */
export interface Kilder {
  samtykker: Samtykker | undefined;
  reservasjon: Reservasjon | undefined;
  delinger: Delinger | undefined;
  registrerte: RegistrerteDelinger | undefined;
  /** Undefined: the login is of no savings bank. */
  hasSparebank: boolean | undefined;
}

/**
 * Who is told about the customer now. Not everything is known (`isMissing`) when a source did not answer: then nobody
 * may say that there are none.
 */
export function listDelinger({ samtykker, reservasjon, delinger, registrerte, hasSparebank }: Kilder): {
  delinger: Deling[];
  isMissing: boolean;
} {
  const samtykke = (slag: 'MARKETING' | 'CROSS_DOMAIN', value: string | undefined): Deling[] =>
    value === 'AUTHORIZED'
      ? [
          {
            slag,
            tidspunkt: samtykker?.gitt?.[slag]?.tidspunkt,
            isUbekreftet: samtykker?.ubekreftet?.includes(slag),
          },
        ]
      : [];
  return {
    delinger: [
      ...samtykke('MARKETING', samtykker?.marketingConsent),
      ...samtykke('CROSS_DOMAIN', samtykker?.crossDomainConsent),
      ...(reservasjon !== undefined && !reservasjon.hasReservasjon && reservasjon.ukjent !== true
        ? [{ slag: 'RESERVASJON' as const, isUbekreftet: reservasjon.ubekreftet }]
        : []),
      ...(hasSparebank === true
        ? [{ slag: 'SPAREBANK' as const }]
        : delinger?.sparebank === undefined
          ? []
          : [{ slag: 'SPAREBANK' as const, tidspunkt: delinger.sparebank }]),
      ...(delinger?.skadesaker === undefined
        ? []
        : [{ slag: 'SKADESAKER' as const, tidspunkt: delinger.skadesaker }]),
    ],
    isMissing:
      samtykker === undefined ||
      samtykker.utilgjengelig === true ||
      reservasjon === undefined ||
      delinger === undefined ||
      registrerte?.ufullstendig !== false,
  };
}

/** Whether the profile can ask the customer for it: it is known not to be shared now, and its register knows them. */
export function mayBeGiven(
  slag: Endringsslag,
  { samtykker, reservasjon }: Pick<Kilder, 'samtykker' | 'reservasjon'>,
): boolean {
  if (slag === 'RESERVASJON') return reservasjon?.hasReservasjon === true;
  const value = slag === 'MARKETING' ? samtykker?.marketingConsent : samtykker?.crossDomainConsent;
  return (
    samtykker !== undefined &&
    samtykker.utilgjengelig !== true &&
    samtykker.ukjent !== true &&
    value !== 'AUTHORIZED'
  );
}

export interface Avsluttet {
  slag: Endringsslag;
  /** ISO time. */
  tidspunkt: string;
  isUbekreftet: boolean;
}

const isDeling = (slag: Endringsslag, verdi: boolean): boolean => (slag === 'RESERVASJON' ? !verdi : verdi);

/**
 * What the customer has ended since that time, newest first: of the choices that a register took or may take, each that
 * took back the one before. Documents by post need no choice to begin with.
 *
 * @param historikk newest first
 */
export function listAvsluttede(historikk: Samtykkehistorikk, since: Date): Avsluttet[] {
  const stood = historikk.filter(({ utfall }) => utfall !== 'AVVIST');
  return stood.flatMap(({ slag, verdi, gammelVerdi, tidspunkt, utfall }, index) => {
    if (utfall === 'FORBIGATT' || isDeling(slag, verdi) || new Date(tidspunkt) < since) return [];
    const older = stood.slice(index + 1).filter((one) => one.slag === slag);
    const before = findVerdiBefore(older, gammelVerdi);
    const wasShared = before === undefined ? slag === 'RESERVASJON' : isDeling(slag, before);
    return wasShared ? [{ slag, tidspunkt, isUbekreftet: utfall === 'VENTER' }] : [];
  });
}

/**
 * What the register had before a choice, if that is known. A consent may have been given elsewhere: then no choice here
 * says so, but what this one changed does. What gave way to another never reached the register.
 */
function findVerdiBefore(
  [last, ...older]: Samtykkehistorikk,
  gammelVerdi: boolean | undefined,
): boolean | undefined {
  if (last?.utfall === 'FORBIGATT') return findVerdiBefore(older, last.gammelVerdi);
  return gammelVerdi ?? last?.verdi;
}

/** Whether somebody may have been told by what was chosen: a choice or the one before is a yes, or nobody knows that. */
export const mayHaveEnded = (historikk: Samtykkehistorikk): boolean =>
  historikk.some(
    ({ slag, verdi, gammelVerdi }) =>
      isDeling(slag, verdi) || gammelVerdi === undefined || isDeling(slag, gammelVerdi),
  );

/** What has ended since that time in the register, newest first. */
export function listAvsluttedeRegistrerte(
  delinger: readonly RegistrertDeling[],
  since: Date,
): RegistrertDeling[] {
  const ended = delinger.filter(
    ({ avsluttet }) => avsluttet !== undefined && avsluttet >= since.toISOString().slice(0, 10),
  );
  return sortBy(ended, (a, b) => compareText(b.avsluttet ?? '', a.avsluttet ?? ''));
}
