import type {
  StoredKontaktonske,
  StoredOppfolging,
  StoredTilbakemelding,
} from '../../../persistence/tilbakemelding-repository.ts';
import { toText } from './summarize.ts';

const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet takes what begins so for a formula, and would run it. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u;

/** Every rating, comment and survey answer, a line each. */
export function toAnswerCsv(
  tilbakemeldinger: readonly StoredTilbakemelding[],
  oppfolginger: readonly StoredOppfolging[],
): string {
  return toCsv([
    ['Tidspunkt', 'Distributør', 'Side', 'Produkt', 'Spørsmål', 'Svar', 'Kommentar'],
    ...tilbakemeldinger.map(({ tidspunkt, distributor, side, produktkode, verdi, tekst }) => [
      tidspunkt.toISOString(),
      distributor,
      side,
      produktkode ?? '',
      '',
      toText(verdi),
      tekst ?? '',
    ]),
    ...oppfolginger.flatMap(({ tidspunkt, distributor, side, svar }) =>
      svar.map(({ label, type, value }) => [
        tidspunkt.toISOString(),
        distributor,
        side,
        '',
        label,
        type === 'text' ? '' : toText(value),
        type === 'text' ? toText(value) : '',
      ]),
    ),
  ]);
}

/** Who wants to tell more. A file of its own: what is in it must be deleted by the day it says. */
export function toContactCsv(kontaktonsker: readonly StoredKontaktonske[]): string {
  return toCsv([
    ['Distributør', 'Side', 'E-post', 'Telefon', 'Slettes'],
    ...kontaktonsker.map(({ distributor, side, epost, telefon, slettes }) => [
      distributor,
      side,
      epost,
      telefon ?? '',
      slettes,
    ]),
  ]);
}

/** As a Norwegian spreadsheet opens it: semicolons, and a byte order mark before UTF-8. */
function toCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('');
}

function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[;"\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
