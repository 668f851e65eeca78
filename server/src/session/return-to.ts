import { defineAddressWord, withParameter, withWord } from '@portal/contract/address-words.ts';
import { innloggingWord, type LoginNotice, timeoutWord } from '@portal/contract/login-notice.ts';
import { BASE_PATH, COMPLETE_PARAMETER, FRAMED_PARAMETER } from '@portal/contract/paths.ts';

const MAX_LENGTH = 2000;
/** Base for parsing paths. */
const BASE = 'http://portal.invalid';
/** Characters that browsers drop or turn into slashes, which could turn a path into another host. */
const unsafe = /[\p{Cc}\\]/u;
/** Would end the new session at once, or report an earlier login. */
const visitParameters = [timeoutWord.name, innloggingWord.name, COMPLETE_PARAMETER, FRAMED_PARAMETER];

/** A path of our own pages to return to after login; any other value becomes the overview (open redirect). */
export function toReturnPath(value: unknown): string {
  if (
    typeof value !== 'string' ||
    value.length > MAX_LENGTH ||
    unsafe.test(value) ||
    !value.startsWith('/')
  ) {
    return BASE_PATH;
  }
  const url = URL.parse(value, BASE);
  if (url === null || url.origin !== BASE) return BASE_PATH;
  if (url.pathname !== BASE_PATH && !url.pathname.startsWith(`${BASE_PATH}/`)) return BASE_PATH;
  for (const name of visitParameters) url.searchParams.delete(name);
  return url.pathname + url.search;
}

/** The same for a page that is shown again before a login: it keeps the word that makes the login return to the web bank. */
export function toShownPath(value: string | undefined): string {
  const isFramed = URL.parse(value ?? '', BASE)?.searchParams.has(FRAMED_PARAMETER) === true;
  return isFramed ? withFramed(toReturnPath(value)) : toReturnPath(value);
}

/** In the address of a page with an unsent form: the page gets back what was typed. */
export const keptFormWord = defineAddressWord('utkast', ['ja']);

/** The path of the page, with the parameter that asks for its kept form. */
export function withKeptForm(path: string): string {
  return withWord(path, keptFormWord, 'ja');
}

/** Whether the path asks for a kept form. */
export function hasKeptForm(path: string): boolean {
  return URL.parse(path, BASE)?.searchParams.has(keptFormWord.name) === true;
}

/** The path with the parameter that makes login return to the web bank. */
export function withFramed(path: string): string {
  return withParameter(path, `${FRAMED_PARAMETER}=ja`);
}

/** The path with the outcome of the login, for the login page to show. */
export function withNotice(path: string, notice: Exclude<LoginNotice, 'timeout'>): string {
  return withWord(path, innloggingWord, notice);
}
