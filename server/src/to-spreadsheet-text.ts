/** A spreadsheet would run such text as a formula (CSV injection). */
const FORMULA = /^[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u;

/** Text for a cell, so that a spreadsheet shows it and runs nothing of it. */
export const toSpreadsheetText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);
