import { findFodselsnummerKind } from '../../server/src/session/fodselsnummer.ts';
import type { KnownValue, PersonalKind } from './known-personal.ts';

/** Where a text stood. */
export type LeakPlace =
  | "the portal's log"
  | "the database's log"
  | "the portal's figures"
  | "the portal's traces"
  | 'an address of the portal or its neighbours'
  | 'an address of an outside system'
  | 'sporing and error reports';

export interface Leak {
  kind: PersonalKind;
  place: LeakPlace;
  /** What stood around it, with the value itself taken out. */
  around: string;
}

/** Links of the specification that mention the union to everybody, member or not. */
const OPEN_LINKS =
  /[?&](?:fromLo|isLo)(?:=true)?(?=[&"\s]|$)|\/kollektiv-[a-z]+-details\/|\/skade\/reise\/lofavor\b/gu;
const AROUND = 60;
const EPOST = /[\p{L}\d.!#$%&'*+=?^_`{|}~-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/gu;
/** Standalone: a random hexadecimal id may contain eleven digits in a row. */
const ELEVEN_DIGITS = /(?<![\p{L}\d.])\d(?:[\s.-]?\d){10}(?![\p{L}\d.])/gu;
/** Any Norwegian mobile number, also right after its word: tlf.91…, tlf91… */
const MOBIL =
  /(?:(?<![\p{L}\d_-]|\d\.)|(?<=(?<!\p{L})(?:tlf|tel|telefon|mob|mobil|nr|nummer)[_-]?))(?:[49]\d{7}|[49]\d\s\d{3}\s\d{3}|[49]\d{2}\s\d{2}\s\d{3}|[49]\d(?:\s\d{2}){3})(?![\w-])/giu;
/** Any of another country. */
const MOBIL_ABROAD =
  /(?<![\p{L}\d])\+[1-9](?:[\s.()-]?\d){6,14}(?![\p{L}\d])|(?<![\w.+-])00[1-9]\d{6,14}(?![\w.-])/gu;
/** Agreement numbers of people that tests make for themselves. */
const MADE_NUMBER = /\bKU-\d+-\d+\b/gu;
const UNION =
  /\b(?:fromLo|isLo(?:Medlem)?|unionMember|LO_INNBO\w*|KOLLEKTIV\w*|lo-?medlem\w*|fagforening\w*|lofav(?:o|ø)r\w*)\b/giu;
/** That claims or a membership count in a price, by code and as customers read it. */
const PRICE_REASON =
  /MELDTE_SKADER|MEDLEMSRABATT|medlemsrabatt|rabatten for medle|meldt?e skad|skad[ae]r som er meld|member discount|discount for members|reported claims|claims that have been reported/giu;
/**
 * The outside system of this name is called for every customer, so its name as a system, and in its own address,
 * reveals nothing.
 */
const UNION_SYSTEM =
  /system="LOFAVOR"|"system":"LOFAVOR"|"address":"\/lofavor\/[a-z]+\/[a-z]+"|"name":"call LOFAVOR"|"outside\.system","value":\{"stringValue":"LOFAVOR"\}/gu;
/** Drawn at random, sixteen hexadecimal digits: one in some hundred thousand looks like a number from abroad. */
const SPAN_ID = /"(?:span|parentSpan|span_|parent_span_)id":"[\da-f]{16}"/giu;

/**
 * Searches for what must not be in any address, log line, event or report: national id, contact information, policy
 * numbers, union, claims.
 */
export function createLeakSearch(known: readonly KnownValue[]): (place: LeakPlace, text: string) => Leak[] {
  const patterns = [...Map.groupBy(known, ({ kind }) => kind)].map(([kind, values]) => ({
    kind,
    pattern: toPattern(values.map(({ value }) => value)),
  }));

  const finders: { kind: PersonalKind; pattern: RegExp; isIt?: (found: string) => boolean }[] = [
    { kind: 'national id', pattern: ELEVEN_DIGITS, isIt: isFodselsnummer },
    { kind: 'e-mail address', pattern: EPOST },
    { kind: 'telephone number', pattern: MOBIL },
    { kind: 'telephone number', pattern: MOBIL_ABROAD },
    { kind: 'union membership', pattern: UNION },
    { kind: 'reason of a price', pattern: PRICE_REASON },
    { kind: 'agreement number', pattern: MADE_NUMBER },
    ...patterns,
  ];
  /** Hides other personal values around the one that was found. */
  const hide = (around: string) =>
    finders.reduce((hidden, { kind, pattern }) => hidden.replaceAll(pattern, `[${kind}]`), around);

  return (place, text) => {
    const leaks = new Map<string, Leak>();
    const isAddress = place === 'an address of the portal or its neighbours';
    for (const spelling of listSpellings(text)) {
      const searched = [UNION_SYSTEM, SPAN_ID, ...(isAddress ? [OPEN_LINKS] : [])].reduce(
        (rest, open) => rest.replaceAll(open, ''),
        spelling,
      );
      for (const { kind, pattern, isIt } of finders) {
        // The links to an agreement and to the removal of an offer have its number in the path (specification, links).
        if (isAddress && kind === 'agreement number') continue;
        for (const { index, 0: found } of searched.matchAll(pattern)) {
          if (isIt?.(found) === false) continue;
          const end = index + found.length;
          const before = hide(searched.slice(Math.max(0, index - AROUND), index));
          const around = `${before}[${kind}]${hide(searched.slice(end, end + AROUND))}`;
          leaks.set(`${kind} ${around}`, { kind, place, around });
        }
      }
    }
    return [...leaks.values()];
  };
}

const isFodselsnummer = (found: string) => findFodselsnummerKind(found.replaceAll(/\D/g, '')) !== undefined;

/** The text as it is, and with URL and JSON escapes decoded. */
function listSpellings(text: string): Set<string> {
  const plain = text.replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const once = decode(plain);
  return new Set([text, plain, once, once.replaceAll('+', ' '), decode(once)]);
}

/** Decodes run by run: a lone percent sign elsewhere must not prevent it. */
function decode(text: string): string {
  return text.replaceAll(/(?:%[\da-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}

/** Any of the values as a separate word, in any case, with any separators between its parts; numbers in any grouping. */
function toPattern(values: readonly string[]): RegExp {
  const alternatives = values.map((value) =>
    /^\d+$/.test(value)
      ? Array.from(value).join(String.raw`[\s.-]?`)
      : value
          .split(/\s+/)
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
          .join(String.raw`[\s_.,+-]*`),
  );
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${alternatives.join('|')})(?![\p{L}\d])`, 'giu');
}
