import type { Lokale } from './lokale.nb.ts';

export const lokale: Lokale = {
  sprak: 'nn',
  // Written as in bokmål, which every browser has: where nynorsk is lacking, the device's own language would come instead.
  intl: 'nb-NO',
  enheter: { kr: 'kr', maned: 'kr/md', ar: 'kr/år' },
  prosent: (tall) => `${tall} %`,
  dato: (dag, maned, ar) => `${dag}.${maned}.${ar}`,
  tidspunkt: (dato, timer, minutter) => `${dato} kl.\u00a0${timer}.${minutter}`,
};
