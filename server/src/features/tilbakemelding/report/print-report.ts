import { type AnswerCounts, type PageSummary, toText } from './summarize.ts';

const number = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const day = new Intl.DateTimeFormat('nb-NO', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Oslo',
});

/** The summary for a terminal. Control characters in visitors' text cannot reach it. */
export function printReport(pages: readonly PageSummary[], antallKontaktonsker: number): string {
  const blocks = pages.map(({ page, kommentarer, oppfolging, ...counts }) =>
    [
      page,
      `  ${toCountLine(counts)}`,
      ...kommentarer.map(
        ({ created_at, value, text }) => `  ${day.format(created_at)}  ${value}  ${toOneLine(text)}`,
      ),
      ...[...oppfolging.values()].flatMap(({ label, tekster, ...answers }) => [
        `  Oppfølging: ${toOneLine(label)}`,
        `    ${toCountLine(answers)}`,
        ...tekster.map((tekst) => `    ${toOneLine(tekst)}`),
      ]),
    ].join('\n'),
  );
  const contact = `Ønsker å bli kontaktet: ${antallKontaktonsker}`;
  return [...(blocks.length === 0 ? ['Ingen tilbakemeldinger.'] : blocks), contact].join('\n\n');
}

function toCountLine({ antall, snitt, fordeling }: AnswerCounts): string {
  const average = snitt === undefined ? '' : `, snitt ${number.format(snitt)}`;
  const spread = [...fordeling].map(([value, count]) => `${toOneLine(toText(value))}: ${count}`).join(', ');
  return `${antall} svar${average}${spread === '' ? '' : ` (${spread})`}`;
}

function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}
