import type { Avtale } from '../avtaler.ts';
import type { Betaling, PartState, Pris } from '../kostnader.ts';
import type { SourceState } from '../source-state.ts';
import { type SystemSource, systemSources } from '../system-sources.ts';
import { createKostnadsar, type Kostnadsar } from '../rules/kostnader/kostnadsar.ts';
import { flyttManed } from '../rules/kostnader/maneder.ts';

export const IDAG = '2026-11-23';
export const bil: Avtale = {
  systemSource: 'NICE',
  policyNumber: '1',
  name: 'Bil',
  avtaleStatus: 'ACTIVE',
  monthlyPrice: 100,
  yearlyPrice: 1200,
};
export const hus: Avtale = {
  ...bil,
  policyNumber: '2',
  name: 'Hus',
  yearlyPrice: 6000.05,
  monthlyPrice: 500,
};

export const WHOLE = { hasAllAvtaler: true, hasAllBetalinger: true };

/** Those named have told; the others cannot. */
export const told = (...systems: SystemSource[]): PartState[] =>
  systemSources.map((systemSource) => ({
    systemSource,
    state: systems.includes(systemSource) ? 'ok' : 'notOffered',
  }));
export const pay = (maned: string, change: Partial<Betaling> = {}): Betaling => ({
  systemSource: 'NICE',
  policyNumbers: ['1'],
  belop: 100,
  forfall: `${maned}-15`,
  status: maned < '2026-11' ? 'BETALT' : 'KOMMER',
  ...change,
});
export const monthly = (change: Partial<Betaling> = {}, from = -12, to = 12) =>
  Array.from({ length: to - from }, (_, index) => pay(flyttManed('2026-11', from + index), change));

export function reckon(
  avtaler: readonly Avtale[],
  betalinger: readonly Betaling[],
  {
    sources = told('NICE'),
    avtalekilder = [] as readonly SourceState[],
    priser = [] as readonly Pris[],
    idag = IDAG,
  } = {},
) {
  return createKostnadsar({ idag, avtaler, avtalekilder, betalinger: [...betalinger], sources, priser });
}
export const listEstimates = ({ maneder }: Kostnadsar) =>
  maneder.filter(({ estimatedOre }) => estimatedOre !== 0).map(({ maned }) => maned);
export const listOre = ({ maneder }: Kostnadsar) => maneder.map(({ ore }) => ore);
export const inManed = (ar: Kostnadsar, maned: string) => {
  const found = ar.maneder.find((each) => each.maned === maned);
  if (found === undefined) throw new Error(`${maned} is not of the year`);
  return found;
};

/** Payments that tell that a term was due, and not what one costs. */
export const told0 = [
  ['of 0 kr', { belop: 0 }],
  ['that was paid back', { status: 'TILBAKEBETALT' }],
  ['that was for a gone one too', { policyNumbers: ['1', '9'], belop: 150 }],
] as const satisfies [string, Partial<Betaling>][];
