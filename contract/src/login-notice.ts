import { defineAddressWord } from './address-words.ts';
import { INNLOGGING_PARAMETER, TIMEOUT_PARAMETER } from './paths.ts';

/** How a session ended, or why a login failed; shown on the login page, and of a new login also where it was begun. */
export const innloggingWord = defineAddressWord(INNLOGGING_PARAMETER, [
  'avbrutt',
  'feilet',
  /** The browser came back without any cookie: it takes none, or the login was begun in another. */
  'ukjent',
  /** Too many from the same network. */
  'vent',
  'utlogget',
  /** The session has lasted as long as any may. */
  'utlopt',
  /** A change was sent after the session had ended, and was not saved. */
  'ikke-lagret',
  /** The same, but what was typed is kept for after the login. */
  'bevart',
  /** The page was made for another session than the browser now has: the server shows a page about that. */
  'annen',
]);
/** The session ended by inactivity. A word of its own, since the operator's `timeoutUrl` has it too. */
export const timeoutWord = defineAddressWord(TIMEOUT_PARAMETER, ['true']);

export type Innloggingsord = (typeof innloggingWord.values)[number];
export type LoginNotice = 'timeout' | Exclude<Innloggingsord, 'annen'>;
