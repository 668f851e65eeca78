import { type Sprak, STANDARD_SPRAK } from '@portal/contract/sprak.ts';
import { z } from 'zod';

/** A text of a content file in several languages. One that is missing is read in bokmål. */
const inSeveral = z.strictObject({ nb: z.string(), nn: z.string().optional(), en: z.string().optional() });

/** The fields with words. A plain text in one of them is in bokmål; in others it is a name, a code or an address. */
const wordFields: ReadonlySet<string> = new Set([
  'title',
  'description',
  'urlText',
  'tekst',
  'label',
  'driftsmelding',
  'vurdering',
  'apningstider',
]);

/** Mostly a name, but words where the file has it in several languages. */
const NAME_FIELD = 'navn';

/**
 * What a content file says in one language, in the shape of a file that has only that one. An object with words that
 * the file has in bokmål alone gets `norsk: true`.
 */
export function resolveSprak(content: unknown, sprak: Sprak): unknown {
  return resolve(content, sprak, false).value;
}

/** Reads in each language. @throws what `read` does */
export function inEachSprak<Value>(read: (sprak: Sprak) => Value): Readonly<Record<Sprak, Value>> {
  return { nb: read('nb'), nn: read('nn'), en: read('en') };
}

interface Resolved {
  value: unknown;
  /** Holds words in bokmål, for want of the language. */
  isNorsk: boolean;
}

function resolve(content: unknown, sprak: Sprak, isWords: boolean): Resolved {
  if (typeof content === 'string')
    return { value: content, isNorsk: isWords && sprak !== STANDARD_SPRAK && /\p{L}/u.test(content) };
  if (Array.isArray(content)) {
    const elements = content.map((element) => resolve(element, sprak, isWords));
    return {
      value: elements.map(({ value }) => value),
      isNorsk: elements.some(({ isNorsk }) => isNorsk),
    };
  }
  const { success, data } = inSeveral.safeParse(content);
  if (success) return { value: data[sprak] ?? data.nb, isNorsk: isWords && data[sprak] === undefined };
  if (typeof content !== 'object' || content === null) return { value: content, isNorsk: false };
  const fields = Object.entries(content).map(
    ([name, value]) =>
      [name, resolve(value, sprak, wordFields.has(name) || isNameInWords(name, value))] as const,
  );
  const value = Object.fromEntries(fields.map(([name, field]) => [name, field.value]));
  const isNorsk = fields.some(([, field]) => field.isNorsk);
  return { value: isNorsk ? { ...value, norsk: true } : value, isNorsk: false };
}

const isNameInWords = (name: string, value: unknown): boolean =>
  name === NAME_FIELD && typeof value === 'object';
