import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';

export interface Postnummer {
  kode: string;
  navn: string;
}

/**
 * Reads the postal service's register: tab-separated `postnummer`, `poststed`, `kommunenummer`, `kommunenavn`,
 * `kategori`, without a heading, in UTF-8 or Latin-1. Answers the codes in order.
 * @throws one line that names what is wrong, and where
 */
export function parsePostnummer(bytes: Uint8Array): Postnummer[] {
  // Whatever is not valid UTF-8 is read as Latin-1, which accepts any bytes.
  const lines = new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252')
    .decode(bytes)
    .split(/\r?\n/)
    .map((text, index) => ({ text, number: index + 1 }))
    .filter(({ text }) => text.trim() !== '');
  const list = lines.map(({ text, number }) => parseLine(text, number));
  const seen = new Set<string>();
  for (const { kode } of list) {
    if (seen.has(kode)) throw new Error(`${kode} stands twice`);
    seen.add(kode);
  }
  if (list.length === 0) throw new Error('The file holds no postal codes');
  return list.toSorted((a, b) => (a.kode < b.kode ? -1 : 1));
}

function parseLine(text: string, number: number): Postnummer {
  const fields = text.split('\t');
  const [kode = '', navn = ''] = fields.map((field) => field.trim());
  if (fields.length !== 5) throw new Error(`Line ${number} has ${fields.length} fields instead of 5`);
  if (!/^[0-9]{4}$/.test(kode)) throw new Error(`Line ${number} does not begin with a postal code`);
  if (!/^\p{Lu}[\p{L} .'/-]*$/u.test(navn)) throw new Error(`Line ${number} has no name of a place`);
  return { kode, navn: navn.normalize('NFC') };
}

/** One code per line, for readable diffs. */
export function formatPostnummer(list: readonly Postnummer[]): string {
  return `[${list.map((entry) => JSON.stringify(entry)).join(',\n')}]\n`;
}

interface Difference {
  added: number;
  removed: number;
  renamed: number;
}

export function comparePostnummer(before: readonly Postnummer[], after: readonly Postnummer[]): Difference {
  const old = new Map(before.map(({ kode, navn }) => [kode, navn]));
  const codes = new Set(after.map(({ kode }) => kode));
  return {
    added: after.filter(({ kode }) => !old.has(kode)).length,
    removed: before.filter(({ kode }) => !codes.has(kode)).length,
    renamed: after.filter(({ kode, navn }) => old.has(kode) && old.get(kode) !== navn).length,
  };
}
