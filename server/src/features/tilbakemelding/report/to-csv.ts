import { getOsloDate } from '@portal/contract/oslo-date.ts';

import type {
  StoredKontaktonske,
  StoredOppfolging,
  StoredTilbakemelding,
} from '../../../persistence/tilbakemelding-repository.ts';
import { toSpreadsheetText } from '../../../to-spreadsheet-text.ts';
import { toText } from './summarize.ts';

const BOM = '\uFEFF';

/** Every rating, comment and survey answer, one per line. */
export function toAnswerCsv(
  tilbakemeldinger: readonly StoredTilbakemelding[],
  oppfolginger: readonly StoredOppfolging[],
): string {
  return toCsv([
    ['Dag', 'Distributør', 'Side', 'Produkt', 'Spørsmål', 'Svar', 'Kommentar', 'Navn på spørsmålet'],
    ...tilbakemeldinger.map(({ created_at, distributor, page, product_code, value, text }) => [
      getOsloDate(created_at),
      distributor,
      page,
      product_code ?? '',
      '',
      toText(value),
      text ?? '',
      '',
    ]),
    ...oppfolginger.flatMap(({ created_at, distributor, page, answers }) =>
      answers.map(({ name, label, type, value }) => [
        getOsloDate(created_at),
        distributor,
        page,
        '',
        label,
        type === 'text' ? '' : toText(value),
        type === 'text' ? toText(value) : '',
        name,
      ]),
    ),
  ]);
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
  return BOM + rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('');
}

function toCell(text: string): string {
  const safe = toSpreadsheetText(text);
  return /[;"\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
