import { type Answers, toText } from './answers.ts';
import { type AnswerCounts, summarize } from './summarize.ts';

const number = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const day = new Intl.DateTimeFormat('nb-NO', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Oslo',
});

/** The summary for a terminal, line by line. Control characters in visitors' text cannot reach it. */
export async function* printReport(answers: Answers, antallKontaktonsker: number): AsyncGenerator<string> {
  const pages = await summarize(answers);
  if (pages.length === 0) yield* ['Ingen tilbakemeldinger.', ''];
  for (const { page, oppfolging, ...counts } of pages) {
    yield* [page, `  ${toCountLine(counts)}`];
    for await (const { created_at, value, text } of answers.readTilbakemeldinger(page))
      if (text !== null) yield `  ${day.format(created_at)}  ${toText(value)}  ${toOneLine(text)}`;
    for (const [name, { label, ...given }] of oppfolging) {
      yield* [`  Oppfølging: ${toOneLine(label)}`, `    ${toCountLine(given)}`];
      for await (const { answers: surveyed } of answers.readOppfolginger(page))
        for (const answer of surveyed)
          if (answer.name === name && answer.type === 'text') yield `    ${toOneLine(toText(answer.value))}`;
    }
    yield '';
  }
  yield `Ønsker å bli kontaktet: ${antallKontaktonsker}`;
}

function toCountLine({ antall, snitt, fordeling }: AnswerCounts): string {
  const average = snitt === undefined ? '' : `, snitt ${number.format(snitt)}`;
  const spread = [...fordeling].map(([value, count]) => `${toOneLine(toText(value))}: ${count}`).join(', ');
  return `${antall} svar${average}${spread === '' ? '' : ` (${spread})`}`;
}

function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ');
}
