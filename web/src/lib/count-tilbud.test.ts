import { expect, it } from 'vitest';

import type { Tilbud } from '@portal/contract/tilbud.ts';

import { findAntallTilbud } from './count-tilbud.ts';

const bil: Tilbud = { name: 'Bil', productType: 'BIL', pakkeTilbud: [], systemSource: 'NICE' };
const utlopt = { ...bil, utlopt: true };

it.each([
  ['nothing is known', undefined, undefined],
  ['there are none', { tilbud: [] }, undefined],
  ['all are open', { tilbud: [bil, bil] }, 2],
  ['one has run out', { tilbud: [bil, utlopt] }, 1],
  ['all have run out', { tilbud: [utlopt] }, 0],
])('counts the offers that can still be accepted, when %s', (_, svar, antall) => {
  expect(findAntallTilbud(svar)).toBe(antall);
});

it.each([
  ['nothing was asked', undefined, { alle: 3, apne: 2 }, 2],
  ['all have run out', undefined, { alle: 1, apne: 0 }, 0],
  ['there were none', undefined, { alle: 0, apne: 0 }, undefined],
  ['the answer is newer', { tilbud: [] }, { alle: 3, apne: 2 }, undefined],
])('takes what the session remembers, when %s', (_, svar, remembered, antall) => {
  expect(findAntallTilbud(svar, remembered)).toBe(antall);
});
