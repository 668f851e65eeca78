/** Maximum length of an e-mail address in mail systems (RFC 5321). */
const MAX_EPOST_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** Letters including æ, ø and å, digits and common symbols, as in the specification's validation rules. */
const LOCAL = /^[a-zæøå0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-zæøå0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
/** Norwegian domains may contain æ, ø and å. Only ASCII digits, no lookalikes. */
const LABEL = /^[\p{Script=Latin}0-9](?:[\p{Script=Latin}0-9-]{0,61}[\p{Script=Latin}0-9])?$/u;
const TOP_LEVEL = /^(?:\p{Script=Latin}{2,63}|xn--[a-z0-9-]{1,59})$/iu;

/**
 * Normalized as it is checked and sent: trimmed, without the invisible characters that copying adds, and in Unicode NFC
 * so that an å is one character.
 */
export function tidyEpost(typed: string): string {
  return typed
    .replaceAll(/\p{Format}/gu, '')
    .normalize('NFC')
    .trim();
}

/** Validates a normalized e-mail address; the same rule in browser and server. Undefined: valid. */
export function checkEpost(epost: string): 'MANGLER' | 'UGYLDIG' | undefined {
  if (epost === '') return 'MANGLER';
  return isEpost(epost) ? undefined : 'UGYLDIG';
}

function isEpost(epost: string): boolean {
  if (epost.length > MAX_EPOST_LENGTH) return false;
  const at = epost.lastIndexOf('@');
  const local = epost.slice(0, at);
  const labels = epost.slice(at + 1).split('.');
  const topLevel = labels.at(-1) ?? '';
  return (
    at > 0 &&
    local.length <= MAX_LOCAL_LENGTH &&
    LOCAL.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(topLevel)
  );
}
