import { describe, expect, test } from 'vitest';

import type {
  StoredOppfolging,
  StoredTilbakemelding,
} from '../../../persistence/tilbakemelding-repository.ts';
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

describe('the summary', () => {
  test('counts and averages each page, and keeps words apart from ratings', () => {
    const [first, second] = summarize(
      [rating(5, 'Fint'), rating(2), rating(2), rating('ja', null, `${page}/andre-forsikringer`)],
      [],
    );
    expect(first).toMatchObject({ page, antall: 3, snitt: 3 });
    expect([...(first?.fordeling ?? [])]).toEqual([
      ['2', 2],
      ['5', 1],
    ]);
    expect(second).toMatchObject({ antall: 1, snitt: undefined, kommentarer: [] });
  });

  test('averages the faces that there are, whatever a stranger sent as one', () => {
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
    const [first] = summarize([], sent);
    expect(first?.oppfolging.get('c')).toMatchObject({ antall: 6, snitt: 4 });
  });

  test('counts a question by its name, in whatever language or wording it was answered (decision 89)', () => {
    const svar = (label: string, value: string) => survey({ name: 'fornoyd', label, type: 'smiley', value });
    const sent = [
      svar('Hvor fornøyd er du?', '5'),
      svar('Kor nøgd er du?', '3'),
      svar('Hvor fornøyd er du?', '1'),
    ];
    const pages = summarize([], sent);
    expect([...(pages[0]?.oppfolging.keys() ?? [])]).toEqual(['fornoyd']);
    expect(printReport(pages, 0)).toContain(
      '  Oppfølging: Hvor fornøyd er du? / Kor nøgd er du?\n    3 svar, snitt 3,0 (1: 1, 3: 1, 5: 1)\n',
    );
  });

  test('is printed in Norwegian, with the day as it was in Oslo', () => {
    const pages = summarize(
      [rating(5, 'Fint\u001b[31m\nher'), rating(4)],
      [
        survey(
          { name: 'a', label: 'Hva?', type: 'checkbox', value: ['pris', 'dekning'] },
          { name: 'b', label: 'Noe mer?', type: 'text', value: 'Nei da' },
          { name: 'c', label: 'Fornøyd?', type: 'smiley', value: '3' },
        ),
      ],
    );
    expect(printReport(pages, 2)).toBe(
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
    expect(printReport([], 0)).toBe('Ingen tilbakemeldinger.\n\nØnsker å bli kontaktet: 0');
  });
});

describe('CSV', () => {
  const comment = (tekst: string): string | undefined =>
    toAnswerCsv([rating(1, tekst)], [])
      .split('\r\n')[1]
      ?.split(';;1;')[1]
      ?.replace(/;$/, '');

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
  ])('%j is written %j', (tekst, cell) => {
    expect(comment(tekst)).toBe(cell);
  });

  test('a carriage return before a formula does not hide it', () => {
    expect(toAnswerCsv([rating(1, '\r=1')], [])).toContain(`"'\r=1"`);
  });

  test('opens in a Norwegian spreadsheet: BOM, semicolons, a line for each answer', () => {
    const csv = toAnswerCsv(
      [rating(4, 'Blåbær')],
      [survey({ name: 'a', label: 'Fant du det?', type: 'radio', value: 'ja' })],
    );
    expect(csv).toBe(
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
