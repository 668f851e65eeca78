/**
 * How this language writes amounts, dates and lists. Times are in Norway, wherever the browser is; their parts are put
 * together here, since the separators differ between the locale data of server and browser.
 */
export const lokale = {
  sprak: 'nb',
  /** For `Intl`. */
  intl: 'nb-NO',
  /** The units of amounts. */
  enheter: { kr: 'kr', maned: 'kr/md', ar: 'kr/år' },
  prosent: (tall: string) => `${tall} %`,
  /** Two digits each, and four. */
  dato: (dag: string, maned: string, ar: string) => `${dag}.${maned}.${ar}`,
  /** The time of day does not wrap. */
  tidspunkt: (dato: string, timer: string, minutter: string) => `${dato} kl.\u00a0${timer}.${minutter}`,
} as const;
