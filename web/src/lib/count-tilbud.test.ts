import { expect, it } from 'vitest';

import type { Tilbud } from '@portal/contract/tilbud.ts';

import { countTilbud } from './count-tilbud.ts';

const bil: Tilbud = { name: 'Bil', productType: 'BIL', pakkeTilbud: [], systemSource: 'NICE' };
const utlopt = { ...bil, utlopt: true };

it.each([
  ['nothing is known', undefined, undefined],
  ['there are none', { tilbud: [] }, undefined],
  ['all are open', { tilbud: [bil, bil] }, 2],
  ['one has run out', { tilbud: [bil, utlopt] }, 1],
  ['all have run out', { tilbud: [utlopt] }, 0],
])('counts the offers that can still be accepted, when %s', (_, svar, antall) => {
  expect(countTilbud(svar)).toBe(antall);
});
