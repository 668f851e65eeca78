interface MaskOptions {
  /** Replaces an e-mail address. */
  epost?: string;
  /** Replaces a number. */
  tall?: string;
  /**
   * Left out: only numbers that may identify somebody are masked. Otherwise any number of at least this many digits,
   * whatever its separators.
   */
  fewestDigits?: number;
}

/** Adjacent digits and their position. */
interface Group {
  digits: string;
  start: number;
  end: number;
}

const MASK = '[fjernet]';
/** URL-encoded spaces, hyphens and invisible characters. */
const ENCODED = '%20|%09|%0[AD]|%2[BDEF]|%5F|%C2%A[0D]|%E2%80%[89A][0-9A-F]|%EF%BB%BF';
/** Digits of any script, with up to four characters between them that are neither letter nor digit. */
const RUN = new RegExp(`\\p{Nd}(?:(?:${ENCODED}|[^\\p{L}\\p{N}]){0,4}\\p{Nd})*`, 'giu');
const SIGNS = new RegExp(`(?:${ENCODED}|[^\\p{L}\\p{N}])+`, 'giu');
const INVISIBLE = new RegExp('\\p{Cf}|%C2%AD|%E2%80%8[B-F]|%EF%BB%BF', 'giu');
/** Separators within telephone numbers. */
const PHONE_SIGN = /^(?:%20|%C2%A0|%2D|%2E|%2F|%5F|[\s.\-‐-―/_])$/iu;
const PHONE_SHAPES = ['8', '2 2 2 2', '3 2 3', '4 4'];
/** With full stops or slashes these are network addresses and the like; amounts are grouped in none of these ways. */
const SPACED_SHAPES = ['3 3 2', '5 3', '3 5', '2 6'];
const STOP_OR_SLASH = /[./]|%2[EF]/iu;
const PLUS = /(?:[+＋]|%2B)$/iu;
/** As in +44 (0)20, or +1 (555) 123. */
const ABROAD_SIGN =
  /^(?:(?:%20|%C2%A0|%2D|%2E|%2F|%5F|[\s.\-‐-―/_])|(?:%20|%C2%A0|\s)?[()](?:%20|%C2%A0|[\s-])?)$/iu;
/** Digits after + or 00, those of the country included: what the portal takes as a mobile number (E.164 ends at 15). */
const ABROAD_LENGTHS = { fewest: 7, most: 15 };
/** What is written together with a number. */
const TOGETHER_AHEAD = /[\p{L}\p{N}_.-]*$/u;
const TOGETHER_BEHIND = /^[\p{L}\p{N}_-]*/u;
const AROUND = 40;
/** Its first half is the date of birth, which may stand before it or elsewhere. */
const SECOND_HALF = /((?:\bpnr|personn(?:umme)?r)(?:[^\p{L}\p{N}]|er(?!\p{L})){0,6})\p{Nd}{5}(?!\p{Nd})/giu;
const LOOSE_SIGN = /^(?:%20|%C2%A0|%2B|%2D|%2E|%2F|%5F|[\s.+\-‐-―/_]){0,4}$/iu;
const DATE =
  /(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?)?(?!\d)/y;
const IBAN = /[a-z]{2}\d{2}(?:[ -]?[a-z0-9]){11,30}/gi;
const IBAN_LENGTHS = { fewest: 15, most: 34 };
/** The end of a word that may contain an @. Package names have their @ after a slash. */
const WORD_END = /[\s@＠<>(),;:"'/]/u;

/**
 * Removes national ids, account and card numbers, e-mail addresses and telephone numbers from text that others wrote: a
 * visitor's comment, or an error message. Works with any separators between the digits, also invisible ones, and in any
 * script. Cannot recognise names. Runs in linear time.
 */
export function maskPersonal(
  text: string,
  { epost = MASK, tall = MASK, fewestDigits }: MaskOptions = {},
): string {
  const rest = maskEpost(text, epost)
    .replaceAll(IBAN, (found) => maskIban(found, tall))
    .replaceAll(SECOND_HALF, (_, word: string) => word + tall);
  return rest.replaceAll(RUN, (run: string, at: number) => {
    const groups = toGroups(run);
    const ranges =
      fewestDigits === undefined
        ? findNumbers(groups, run, {
            before: rest.slice(Math.max(0, at - AROUND), at),
            after: rest.slice(at + run.length, at + run.length + AROUND),
          })
        : findLoose(groups, run, fewestDigits);
    return cut(run, ranges, tall);
  });
}

function toGroups(run: string): Group[] {
  const groups: Group[] = [];
  let start = 0;
  const add = (end: number): void => {
    const digits = run.slice(start, end).normalize('NFKC');
    if (end > start) groups.push({ digits, start, end });
  };
  for (const signs of run.matchAll(SIGNS)) {
    add(signs.index);
    start = signs.index + signs[0].length;
  }
  add(run.length);
  return joinUnseen(groups, run);
}

function joinUnseen(groups: readonly Group[], run: string): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    if (last !== undefined && run.slice(last.end, group.start).replaceAll(INVISIBLE, '') === '') {
      last.digits += group.digits;
      last.end = group.end;
    } else joined.push({ ...group });
  }
  return joined;
}

/** The text before and after a run of digits. */
interface Around {
  before: string;
  after: string;
}

type Range = Pick<Group, 'start' | 'end'>;

function cut(run: string, ranges: readonly Range[], mask: string): string {
  let kept = '';
  let from = 0;
  for (const { start, end } of ranges) {
    kept += run.slice(from, start) + mask;
    from = end;
  }
  return kept + run.slice(from);
}

/** Numbers of at least `fewest` digits, with the usual separators between them. */
function findLoose(groups: readonly Group[], run: string, fewest: number): Range[] {
  const ranges: (Range & { digits: number })[] = [];
  for (const { digits, start, end } of groups) {
    const last = ranges.at(-1);
    const isOne = last !== undefined && LOOSE_SIGN.test(run.slice(last.end, start).replaceAll(INVISIBLE, ''));
    if (isOne) {
      last.digits += digits.length;
      last.end = end;
    } else ranges.push({ digits: digits.length, start, end });
  }
  return ranges.filter(({ digits }) => digits >= fewest);
}

function findNumbers(groups: readonly Group[], run: string, around: Around): Range[] {
  const ranges: Range[] = [];
  for (let at = 0; at < groups.length;) {
    const date = countDate(groups, at, run);
    const length = date > 0 ? 0 : countNumber(groups, at, run, around);
    const first = groups[at];
    const last = groups[at + length - 1];
    if (length > 0 && first !== undefined && last !== undefined)
      ranges.push({ start: first.start, end: last.end });
    at += Math.max(1, date, length);
  }
  return ranges;
}

/** How many groups from here form a date, possibly with a time of day. */
function countDate(groups: readonly Group[], at: number, run: string): number {
  DATE.lastIndex = groups[at]?.start ?? 0;
  const found = DATE.exec(run);
  if (found === null) return 0;
  const end = found.index + found[0].length;
  return groups.slice(at, at + 7).filter((group) => group.end <= end).length;
}

/** How many groups from here form a number that may identify somebody; 0 for none. */
function countNumber(groups: readonly Group[], at: number, run: string, around: Around): number {
  let digits = '';
  let phone = countAbroad(groups, at, run, around);
  for (let next = at; next < groups.length && digits.length < 19; next += 1) {
    if (next > at && countDate(groups, next, run) > 0) break;
    digits += groups[next]?.digits ?? '';
    // A national id or an account number.
    if (digits.length === 11) return Math.max(phone, next - at + 1);
    if (digits.length >= 13 && digits.length <= 19 && isCard(digits)) return Math.max(phone, next - at + 1);
    if (phone === 0 && isPhone(groups.slice(at, next + 1), run, around)) phone = next - at + 1;
  }
  return phone;
}

/** The last digit of a card number is a checksum (Luhn, ISO/IEC 7812). */
function isCard(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const weighed = place % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

/**
 * How many groups from here form a telephone number with its country, after + or 00; 0 for none. How the digits are
 * grouped is each country's own.
 */
function countAbroad(groups: readonly Group[], at: number, run: string, around: Around): number {
  const first = groups[at];
  if (first === undefined) return 0;
  const hasPlus = PLUS.test(getAhead(first, run, around));
  if (!hasPlus && !first.digits.startsWith('00')) return 0;
  let digits = '';
  let count = 0;
  for (const [index, group] of groups.slice(at, at + ABROAD_LENGTHS.most + 1).entries()) {
    if (
      index > 0 &&
      (!isJoined(groups[at + index - 1], group, run, ABROAD_SIGN) || countDate(groups, at + index, run) > 0)
    )
      break;
    digits += group.digits;
    const { length } = hasPlus ? digits : digits.slice(2);
    if (length > ABROAD_LENGTHS.most || digits.startsWith('0', hasPlus ? 0 : 2)) break;
    if (length >= ABROAD_LENGTHS.fewest) count = index + 1;
  }
  const last = groups[at + count - 1];
  return last === undefined || (!hasPlus && isInReference(first, last, run, around)) ? 0 : count;
}

/** Eight digits grouped as in telephone numbers. Also matches agreement numbers, but not a part of a reference. */
function isPhone(groups: readonly Group[], run: string, around: Around): boolean {
  const first = groups[0];
  const last = groups.at(-1);
  if (first === undefined || last === undefined) return false;
  const shape = groups.map(({ digits }) => digits.length).join(' ');
  const isSpaced = SPACED_SHAPES.includes(shape) && !STOP_OR_SLASH.test(run.slice(first.end, last.start));
  return (
    (isSpaced || PHONE_SHAPES.includes(shape)) &&
    groups.every((group, index) => index === 0 || isJoined(groups[index - 1], group, run, PHONE_SIGN)) &&
    !isInReference(first, last, run, around)
  );
}

function isJoined(previous: Group | undefined, group: Group, run: string, sign: RegExp): boolean {
  return sign.test(run.slice(previous?.end, group.start).replaceAll(INVISIBLE, ''));
}

function getAhead(first: Group, run: string, { before }: Around): string {
  return (before + run.slice(Math.max(0, first.start - AROUND), first.start)).slice(-AROUND);
}

/** Whether it is written together with other digits, or with letters of a hexadecimal id. A word may stand there: tlf.91… */
function isInReference(first: Group, last: Group, run: string, around: Around): boolean {
  const [ahead = ''] = TOGETHER_AHEAD.exec(getAhead(first, run, around)) ?? [];
  const [behind = ''] = TOGETHER_BEHIND.exec(run.slice(last.end, last.end + AROUND) + around.after) ?? [];
  return [ahead, behind].some((part) => /\p{N}|^-*[a-f][a-f-]*$/iu.test(part));
}

/** An IBAN, recognised by its check digits (ISO 13616). Text after it is kept. */
function maskIban(found: string, mask: string): string {
  let longest = 0;
  let plain = '';
  for (let at = 0; at < found.length && plain.length < IBAN_LENGTHS.most; at += 1) {
    const sign = found[at] ?? '';
    if (sign === ' ' || sign === '-') continue;
    plain += sign.toUpperCase();
    const endsHere = !/[a-z0-9]/i.test(found[at + 1] ?? '');
    if (endsHere && plain.length >= IBAN_LENGTHS.fewest && isIban(plain)) longest = at + 1;
  }
  return longest === 0 ? found : mask + found.slice(longest);
}

function isIban(plain: string): boolean {
  let rest = 0;
  for (const sign of plain.slice(4) + plain.slice(0, 4)) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** Any text around an @: even an address with an invalid domain can identify somebody. */
function maskEpost(text: string, mask: string): string {
  let kept = '';
  let from = 0;
  for (const { index, 0: at } of text.matchAll(/@|＠|%40/g)) {
    if (index < from) continue;
    let start = index;
    while (start > from && !WORD_END.test(text[start - 1] ?? '')) start -= 1;
    let end = index + at.length;
    while (end < text.length && !WORD_END.test(text[end] ?? '')) end += 1;
    if (start === index || end === index + at.length) continue;
    kept += text.slice(from, start) + mask;
    from = end;
  }
  return kept + text.slice(from);
}
