import { expect, it } from 'vitest';

import { formatKr, formatKrPerAr, formatKrPerManed } from './kr.ts';

it('puts the unit after the amount with a non-breaking space', () => {
  expect(formatKr(1234)).toBe('1\u00a0234\u00a0kr');
  expect(formatKr(250.5)).toBe('250,50\u00a0kr');
  expect(formatKrPerManed(913.5)).toBe('913,50\u00a0kr/md');
  expect(formatKrPerAr(31794)).toBe('31\u00a0794\u00a0kr/år');
});
