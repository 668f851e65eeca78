import type { Lokale } from './lokale.nb.ts';

const maneder = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const lokale: Lokale = {
  sprak: 'en',
  intl: 'en-GB',
  enheter: { kr: 'kr', maned: 'kr/month', ar: 'kr/year' },
  prosent: (tall) => `${tall}%`,
  // In words: 04/05 is another day to an American than to a Briton.
  dato: (dag, maned, ar) => `${Number(dag)}\u00a0${maneder[Number(maned) - 1]} ${ar}`,
  tidspunkt: (dato, timer, minutter) => `${dato} at ${timer}:${minutter}`,
};
