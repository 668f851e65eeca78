/** What no font has, what browsers drop or replace, and what turns the letters after it around. */
const NO_LETTER = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const LINE_BREAKS = /[\t\n\r]/g;
const SHOWN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;

/** Why customers could not read a text of a file; undefined: they can. */
export function findUnreadable(text: string): string | undefined {
  if (NO_LETTER.test(text.replaceAll(LINE_BREAKS, ''))) return 'holds a character that no page can show';
  return text.trim() === '' || SHOWN.test(text) ? undefined : 'shows nothing';
}
