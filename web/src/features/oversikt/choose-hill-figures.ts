import type { AvtalerResponse } from '@portal/contract/avtaler.ts';

import { getFigureOf } from '../../drawings/figures/figure-of-product.ts';
import type { FigureName } from '../../drawings/figures/figures.ts';

type HillSize = 'large' | 'medium' | 'small';

export interface HillFigure {
  figure: FigureName | 'ghost';
  size: HillSize;
}

interface HillFigures {
  /** From left to right, the largest first; at most five. */
  land: HillFigure[];
  /** Whether a boat is on the fjord, which holds nothing else. */
  hasBaat: boolean;
}

const maksPaLand = 5;
/** From left to right. The limit of each size leaves room for the smaller sizes. */
const storrelser: { size: HillSize; plasser: number; figurer: readonly FigureName[] }[] = [
  { size: 'large', plasser: 2, figurer: ['hus', 'hytte', 'laave'] },
  {
    size: 'medium',
    plasser: 2,
    figurer: [
      'bil',
      'mc',
      'veteranbil',
      'varebil',
      'camping',
      'traktor',
      'snoscooter',
      'moped',
      'tilhenger',
      'hest',
    ],
  },
  {
    size: 'small',
    plasser: 5,
    figurer: [
      'hund',
      'katt',
      'reise',
      'bamse',
      'sparkesykkel',
      'innbo',
      'hjerte',
      'paraply',
      'forstehjelp',
      'nokkel',
      'ring',
      'lisens',
      'kort',
    ],
  },
];

/**
 * The figures on the hill: one for each kind of thing the customer insures. When a system or the savings bank did not
 * answer in full, a ghost outline takes the last place.
 */
export function chooseHillFigures({
  avtaler,
  sources,
  sparebank = 'ok',
}: Pick<AvtalerResponse, 'avtaler' | 'sources' | 'sparebank'>): HillFigures {
  const alle = new Set(avtaler.map(getFigureOf));
  const isMangelfull = sparebank !== 'ok' || sources.some(({ state }) => state !== 'ok');
  const plasser = isMangelfull ? maksPaLand - 1 : maksPaLand;
  const perStorrelse = storrelser.map(({ size, plasser: hoyst, figurer }) => ({
    hoyst,
    figurer: figurer.filter((figure) => alle.has(figure)).map((figure): HillFigure => ({ figure, size })),
  }));
  const forst = perStorrelse.flatMap(({ figurer, hoyst }) => figurer.slice(0, hoyst));
  const siden = perStorrelse.flatMap(({ figurer, hoyst }) => figurer.slice(hoyst));
  const valgt = new Set([...forst, ...siden].slice(0, plasser));
  const land = perStorrelse.flatMap(({ figurer }) => figurer).filter((figur) => valgt.has(figur));
  return {
    land: isMangelfull ? [...land, { figure: 'ghost', size: 'small' }] : land,
    hasBaat: alle.has('baat'),
  };
}
