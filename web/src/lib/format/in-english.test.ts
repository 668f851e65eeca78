import { expect, test, vi } from 'vitest';

import { vist } from '../belop/use-belop.ts';
import { formatDato } from './dato.ts';
import { velgFlertall } from './flertall.ts';
import { lokale as nynorsk } from '@portal/contract/format/lokale.nn.ts';
import { formatOpplisting } from './opplisting.ts';
import { formatTidspunkt } from './tidspunkt.ts';

vi.mock('@portal/contract/format/lokale.nb.ts', async () => import('@portal/contract/format/lokale.en.ts'));

/** Spaces within amounts and dates do not break. */
const plain = (text = '') => text.replaceAll('\u00a0', ' ');

test('a date is in words, so that no Briton and no American takes the month for the day', () => {
  expect(plain(formatDato('2027-04-30'))).toBe('30 April 2027');
  expect(plain(formatDato('2027-05-04'))).toBe('4 May 2027');
  expect(plain(formatTidspunkt('2027-01-31T23:30:00Z'))).toBe('1 February 2027 at 00:30');
});

test('an amount is in Norwegian kroner, with the separators of English', () => {
  expect(plain(vist.kr(2496))).toBe('2,496 kr');
  expect(plain(vist.kr(2496.5))).toBe('2,496.50 kr');
  expect(plain(vist.krPerManed(208))).toBe('208 kr/month');
});

test('a list, and one or several', () => {
  expect(formatOpplisting(['Bil', 'Hus', 'Reise'])).toBe('Bil, Hus and Reise');
  const former = { one: 'one', other: 'several' };
  expect([0, 1, 2].map((antall) => velgFlertall(antall, former))).toEqual(['several', 'one', 'several']);
});

test('nynorsk takes its numbers from bokmål, which every browser has', () => {
  expect(nynorsk).toMatchObject({ sprak: 'nn', intl: 'nb-NO' });
  expect(nynorsk.dato('30', '04', '2027')).toBe('30.04.2027');
});
