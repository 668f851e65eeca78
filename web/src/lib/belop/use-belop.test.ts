import { expect, it } from 'vitest';

import { vist } from './use-belop.ts';

it('puts the unit after the amount with a non-breaking space', () => {
  expect(vist.kr(1234)).toBe('1\u00a0234\u00a0kr');
  expect(vist.kr(250.5)).toBe('250,50\u00a0kr');
  expect(vist.krPerManed(913.5)).toBe('913,50\u00a0kr/md');
  expect(vist.krPerAr(31794)).toBe('31\u00a0794\u00a0kr/år');
});
