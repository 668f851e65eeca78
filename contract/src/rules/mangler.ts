import type { AvtalerResponse } from '../avtaler.ts';
import type { BetalingerResponse, PriserResponse } from '../kostnader.ts';
import type { Avtalekilde } from '../system-sources.ts';
import type { TilbudResponse } from '../tilbud.ts';

/** The parts of a samling that may be missing each by itself. */
export const samlingsdeler = [
  'AVTALER',
  'PRISER',
  'BETALINGER',
  'TILBUD',
  'KUNDE',
  'ADRESSER',
  'SAMTYKKER',
  'RESERVASJON',
  'DELINGER',
  'INNLOGGINGER',
  'AKTIVITET',
] as const;
export type Samlingsdel = (typeof samlingsdeler)[number];

/** Why something is missing. `DELES_IKKE`: its system has the agreement and cannot tell this of it. */
export const grunner = ['SVARTE_IKKE', 'FEILET', 'UFULLSTENDIG', 'DELES_IKKE'] as const;
export type Grunn = (typeof grunner)[number];

export interface Mangler {
  del: Samlingsdel;
  /** Left out where the whole part is missing. */
  kilde?: Avtalekilde;
  grunn: Grunn;
}

/** What source systems have answered; undefined where the whole answer failed. */
interface KildeSvar {
  avtaler: AvtalerResponse | undefined;
  priser: PriserResponse | undefined;
  betalinger: BetalingerResponse | undefined;
  tilbud: TilbudResponse | undefined;
}

const grunnByState = {
  ok: undefined,
  incomplete: 'UFULLSTENDIG',
  failed: 'FEILET',
  timeout: 'SVARTE_IKKE',
  notOffered: 'DELES_IKKE',
} as const satisfies Record<string, Grunn | undefined>;

/**
 * What is missing of the source systems' parts, and of the agreements that the savings bank adds. That a system cannot
 * tell prices or payments is missed only where the customer has an agreement in it.
 */
export function listMangler({ avtaler, priser, betalinger, tilbud }: KildeSvar): Mangler[] {
  const harAvtale = new Set(avtaler?.avtaler.map(({ systemSource }) => systemSource));
  const parts = [
    ['AVTALER', avtaler],
    ['PRISER', priser],
    ['BETALINGER', betalinger],
    ['TILBUD', tilbud],
  ] as const;
  return parts.flatMap(([del, answer]): Mangler[] => {
    if (answer === undefined) return [{ del, grunn: 'FEILET' }];
    const missed = answer.sources.flatMap(({ systemSource, state }): Mangler[] => {
      const grunn = grunnByState[state];
      if (grunn === undefined || (grunn === 'DELES_IKKE' && !harAvtale.has(systemSource))) return [];
      return [{ del, kilde: systemSource, grunn }];
    });
    const ofSparebank = del === 'AVTALER' ? grunnByState[avtaler?.sparebank ?? 'ok'] : undefined;
    return ofSparebank === undefined ? missed : [...missed, { del, kilde: 'SPAREBANK', grunn: ofSparebank }];
  });
}
