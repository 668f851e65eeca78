import { getOsloDate } from '@portal/contract/oslo-date.ts';

import type { StoredKontaktonske } from '../../../persistence/tilbakemelding-repository.ts';
import { toSpreadsheetText } from '../../../to-spreadsheet-text.ts';
import { type Answers, toText } from './answers.ts';

const BOM = '\uFEFF';

const HEADINGS = [
  'Dag',
  'Distributør',
  'Side',
  'Produkt',
  'Spørsmål',
  'Svar',
  'Kommentar',
  'Navn på spørsmålet',
];

/** Every rating, comment and survey answer, one per line: the file a piece at a time. */
export async function* toAnswerCsv({
  readTilbakemeldinger,
  readOppfolginger,
}: Answers): AsyncGenerator<string> {
  yield toCsv([HEADINGS]);
  for await (const { created_at, distributor, page, product_code, value, text } of readTilbakemeldinger()) {
    const day = getOsloDate(created_at);
    yield toLine([day, distributor, page, product_code ?? '', '', toText(value), text ?? '', '']);
  }
  for await (const { created_at, distributor, page, answers } of readOppfolginger()) {
    const day = getOsloDate(created_at);
    for (const { name, label, type, value } of answers) {
      const [svar, kommentar] = type === 'text' ? ['', toText(value)] : [toText(value), ''];
      yield toLine([day, distributor, page, '', label, svar, kommentar, name]);
    }
  }
}

/** Contact requests. A separate file, because each row must be deleted by its date. */
export function toContactCsv(kontaktonsker: readonly StoredKontaktonske[]): string {
  return toCsv([
    ['Distributør', 'Side', 'E-post', 'Telefon', 'Slettes'],
    ...kontaktonsker.map(({ distributor, page, email, phone, delete_on }) => [
      distributor,
      page,
      email,
      phone ?? '',
      delete_on,
    ]),
  ]);
}

/** The format of a Norwegian spreadsheet: semicolons, and UTF-8 with a BOM. */
function toCsv(rows: readonly (readonly string[])[]): string {
  return BOM + rows.map(toLine).join('');
}

function toLine(row: readonly string[]): string {
  return `${row.map(toCell).join(';')}\r\n`;
}

function toCell(text: string): string {
  const safe = toSpreadsheetText(text);
  return /[;"\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
