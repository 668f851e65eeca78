import type { Sprak } from '../sprak.ts';

/**
 * How a language writes amounts, dates and lists. Times are in Norway, wherever the browser is; their parts are put
 * together here, since the separators differ between the locale data of server and browser.
 */
export interface Lokale {
  sprak: Sprak;
  /** For `Intl`. */
  intl: string;
  /** The units of amounts. */
  enheter: { kr: string; maned: string; ar: string };
  prosent: (tall: string) => string;
  /** Two digits each, and four. */
  dato: (dag: string, maned: string, ar: string) => string;
  /** The time of day does not wrap. */
  tidspunkt: (dato: string, timer: string, minutter: string) => string;
}

export const lokale: Lokale = {
  sprak: 'nb',
  intl: 'nb-NO',
  enheter: { kr: 'kr', maned: 'kr/md', ar: 'kr/år' },
  prosent: (tall) => `${tall} %`,
  dato: (dag, maned, ar) => `${dag}.${maned}.${ar}`,
  tidspunkt: (dato, timer, minutter) => `${dato} kl.\u00a0${timer}.${minutter}`,
};
