import { defineForm } from './forms/define-form.ts';
import { BASE_PATH } from './paths.ts';

/** The portal's languages, by their codes in BCP 47: bokmål, nynorsk, English. */
export const alleSprak = ['nb', 'nn', 'en'] as const;
export type Sprak = (typeof alleSprak)[number];

/** The name of each language, in that language. */
export const sprakNavn: Readonly<Record<Sprak, string>> = { nb: 'Bokmål', nn: 'Nynorsk', en: 'English' };

/** The default language, and the one that source systems, banks and content files write in. */
export const STANDARD_SPRAK = 'nb' satisfies Sprak;

/** The customer's choice. A necessary cookie: without it the next page would be in another language than they asked for. */
const COOKIE = 'kfp-sprak';
/** On https a name that no neighbouring host can plant. */
export const getSprakCookie = (isHttps: boolean): string => (isHttps ? `__Host-${COOKIE}` : COOKIE);
export const SPRAK_COOKIE_SECONDS = 365 * 24 * 3600;
/** Takes the choice of language. `tilbud`: the answer to the line that offers another one, which stands at the top. */
export const sprakForm = defineForm({ path: `${BASE_PATH}/sprak`, fields: ['sprak', 'tilbud'] });
/** Where the choice stands on every page. */
export const SPRAK_ID = 'sprak';

/** Undefined for what is none of ours. */
export function parseSprak(value: unknown): Sprak | undefined {
  return alleSprak.find((sprak) => sprak === value);
}

/** The language of ours that a BCP 47 tag asks for: Norwegian without more is bokmål. */
export function toSprak(tag: string): Sprak | undefined {
  const [language = ''] = tag.trim().toLowerCase().split('-');
  return parseSprak(language === 'no' ? 'nb' : language);
}
