import { BASE_PATH } from '@portal/contract/paths.ts';

const MAX_LENGTH = 2000;
/** Characters that browsers drop or turn into slashes, which could make another host of a path. */
const unsafe = /[\p{Cc}\\]/u;
/** Would end the new session at once, or tell of an earlier login. */
const visitParameters = ['timeout', 'innlogging', 'komplett'];

export type LoginNotice = 'avbrutt' | 'feilet' | 'vent' | 'ikke-lagret' | 'bevart';

/** A path of our own pages to return to after login; anything else is the overview (no open redirects). */
export function toReturnPath(value: unknown): string {
  if (
    typeof value !== 'string' ||
    value.length > MAX_LENGTH ||
    unsafe.test(value) ||
    !value.startsWith('/')
  ) {
    return BASE_PATH;
  }
  const base = 'http://portal.invalid';
  const url = URL.parse(value, base);
  if (url === null || url.origin !== base) return BASE_PATH;
  if (url.pathname !== BASE_PATH && !url.pathname.startsWith(`${BASE_PATH}/`)) return BASE_PATH;
  for (const name of visitParameters) url.searchParams.delete(name);
  return url.pathname + url.search;
}

/** In the address of a page that was left with a form unsent: it is asked for what was typed. */
export const KEPT_FORM_PARAMETER = 'utkast';

/** The path of the page on which a kept form stands. */
export function withKeptForm(path: string): string {
  return withParameter(path, KEPT_FORM_PARAMETER, 'ja');
}

/** The path with word of how the login went, for the login page to show. */
export function withNotice(path: string, notice: LoginNotice): string {
  return withParameter(path, 'innlogging', notice);
}

function withParameter(path: string, name: string, value: string): string {
  const [address = '', ...fragment] = path.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}${name}=${value}`, ...fragment].join('#');
}
