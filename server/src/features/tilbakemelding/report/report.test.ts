import { describe, expect, test } from 'vitest';

import type {
  StoredOppfolging,
  StoredTilbakemelding,
} from '../../../persistence/tilbakemelding-repository.ts';
import { collect } from '../../../testing/collect.ts';
import type { Answers } from './answers.ts';
import { printReport } from './print-report.ts';
import { summarize } from './summarize.ts';
import { toAnswerCsv, toContactCsv } from './to-csv.ts';

const created_at = new Date('2026-03-01T23:30:00Z');
const page = '/privat/forsikring/oversikt';
const rating = (
  value: StoredTilbakemelding['value'],
  text: string | null = null,
  from = page,
): StoredTilbakemelding => ({
  created_at,
  distributor: 'none',
  page: from,
  product_code: null,
  value,
  text,
});
const survey = (...answers: StoredOppfolging['answers']): StoredOppfolging => ({
  created_at,
  distributor: 'none',
  page,
  answers,
});

const toAnswers = (
  tilbakemeldinger: StoredTilbakemelding[],
  oppfolginger: StoredOppfolging[] = [],
): Answers => ({
  readTilbakemeldinger: (of) => readAll(tilbakemeldinger, of),
  readOppfolginger: (of) => readAll(oppfolginger, of),
});
async function* readAll<Row extends { page: string }>(rows: Row[], of = ''): AsyncGenerator<Row> {
  yield* rows.filter((row) => of === '' || row.page === of);
}
const print = async (answers: Answers, antallKontaktonsker: number) =>
  (await collect(printReport(answers, antallKontaktonsker))).join('\n');
const toFile = async (answers: Answers) => (await collect(toAnswerCsv(answers))).join('');

describe('the summary', () => {
  test('counts and averages each page, and keeps words apart from ratings', async () => {
    const others = rating('ja', null, `${page}/andre-forsikringer`);
    const answers = toAnswers([rating(5, 'Fint'), rating(2), rating(2), others]);
    const [first, second] = await summarize(answers);
    expect(first).toMatchObject({ page, antall: 3, snitt: 3 });
    expect([...(first?.fordeling ?? [])]).toEqual([
      ['2', 2],
      ['5', 1],
    ]);
    expect(second).toMatchObject({ antall: 1, snitt: undefined });
    expect((await print(answers, 0)).match(/Fint/g)).toHaveLength(1);
  });

  test('averages the faces that there are, whatever a stranger sent as one', async () => {
    const smiley = (value: string | string[]) =>
      survey({ name: 'c', label: 'Fornøyd?', type: 'smiley', value });
    const sent = [
      smiley('3'),
      smiley('5'),
      smiley('elendig'),
      smiley('1e308'),
      smiley(['1', '2']),
      smiley('0'),
    ];
    const [first] = await summarize(toAnswers([], sent));
    expect(first?.oppfolging.get('c')).toMatchObject({ antall: 6, snitt: 4 });
  });

  test('counts a question by its name, in whatever language or wording it was answered (decision 89)', async () => {
    const svar = (label: string, value: string) => survey({ name: 'fornoyd', label, type: 'smiley', value });
    const sent = [
      svar('Hvor fornøyd er du?', '5'),
      svar('Kor nøgd er du?', '3'),
      svar('Hvor fornøyd er du?', '1'),
    ];
    const answers = toAnswers([], sent);
    const pages = await summarize(answers);
    expect([...(pages[0]?.oppfolging.keys() ?? [])]).toEqual(['fornoyd']);
    expect(await print(answers, 0)).toContain(
      '  Oppfølging: Hvor fornøyd er du? / Kor nøgd er du?\n    3 svar, snitt 3,0 (1: 1, 3: 1, 5: 1)\n',
    );
  });

  test('is printed in Norwegian, with the day as it was in Oslo', async () => {
    const answers = toAnswers(
      [rating(5, 'Fint\u001b[31m\nher'), rating(4)],
      [
        survey(
          { name: 'a', label: 'Hva?', type: 'checkbox', value: ['pris', 'dekning'] },
          { name: 'b', label: 'Noe mer?', type: 'text', value: 'Nei da' },
          { name: 'c', label: 'Fornøyd?', type: 'smiley', value: '3' },
        ),
      ],
    );
    expect(await print(answers, 2)).toBe(
      `${page}
  2 svar, snitt 4,5 (4: 1, 5: 1)
  02.03.2026  5  Fint [31m her
  Oppfølging: Hva?
    1 svar (dekning: 1, pris: 1)
  Oppfølging: Noe mer?
    1 svar
    Nei da
  Oppfølging: Fornøyd?
    1 svar, snitt 3,0 (3: 1)

Ønsker å bli kontaktet: 2`,
    );
    expect(await print(toAnswers([]), 0)).toBe('Ingen tilbakemeldinger.\n\nØnsker å bli kontaktet: 0');
  });
});

describe('CSV', () => {
  const comment = async (tekst: string): Promise<string | undefined> =>
    (await toFile(toAnswers([rating(1, tekst)]))).split('\r\n')[1]?.split(';;1;')[1]?.replace(/;$/, '');

  test.each([
    ['=1+1', `"'=1+1"`],
    ['+47', `"'+47"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['\t=1', `"'\t=1"`],
    [' =1', `"' =1"`],
    ['＝1', `"'＝1"`],
    ['Sa "hei"', '"Sa ""hei"""'],
    ['a;b', '"a;b"'],
    ['Pris = 2', 'Pris = 2'],
  ])('%j is written %j', async (tekst, cell) => {
    expect(await comment(tekst)).toBe(cell);
  });

  test('a carriage return before a formula does not hide it', async () => {
    expect(await toFile(toAnswers([rating(1, '\r=1')]))).toContain(`"'\r=1"`);
  });

  test('opens in a Norwegian spreadsheet: BOM, semicolons, a line for each answer', async () => {
    const answers = toAnswers(
      [rating(4, 'Blåbær')],
      [survey({ name: 'a', label: 'Fant du det?', type: 'radio', value: 'ja' })],
    );
    expect(await toFile(answers)).toBe(
      `\uFEFFDag;Distributør;Side;Produkt;Spørsmål;Svar;Kommentar;Navn på spørsmålet\r
2026-03-02;none;${page};;;4;Blåbær;\r
2026-03-02;none;${page};;Fant du det?;ja;;a\r
`,
    );
  });

  test('of contact data says when each must be gone', () => {
    const row = { distributor: 'none', page, email: '=a@post.example', phone: null, delete_on: '2026-06-01' };
    expect(toContactCsv([row])).toContain(`none;${page};"'=a@post.example";;2026-06-01`);
  });
});
