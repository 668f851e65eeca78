import '../../styles/index.css';
import '../../themes/none.css';

import type { Avtale, AvtalerResponse } from '@portal/contract/avtaler.ts';
import type {
  Betaling,
  BetalingerResponse,
  PartState,
  Pris,
  PriserResponse,
} from '@portal/contract/kostnader.ts';
import type { PageContext } from '@portal/contract/page.ts';
import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';

import { listenForPresses } from '../../lib/sporing/listen-for-presses.ts';
import { collectHendelser } from '../../testing/collect-hendelser.ts';
import { createClientContext } from '../../testing/create-client-context.ts';
import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { Page } from './page.tsx';

const bil: Avtale = {
  systemSource: 'NICE',
  policyNumber: '1',
  name: 'Bil',
  avtaleStatus: 'RENEWAL',
  endDate: '2027-04-30',
  monthlyPrice: 189,
  yearlyPrice: 2268,
};
const hus: Avtale = { ...bil, systemSource: 'PARIS', policyNumber: '2', name: 'Hus', avtaleStatus: 'ACTIVE' };
const avtaler: AvtalerResponse = { avtaler: [bil], systemSourceError: false, sources: [] };
const state = (nice: PartState['state']): PartState[] => [
  { systemSource: 'NICE', state: nice },
  { systemSource: 'PARIS', state: 'notOffered' },
];
const betalinger: BetalingerResponse = {
  idag: '2026-11-23',
  betalinger: [
    { systemSource: 'NICE', policyNumbers: ['1'], belop: 2268, forfall: '2027-05-15', status: 'KOMMER' },
  ],
  sources: state('ok'),
};
const rise: Pris = {
  systemSource: 'NICE',
  policyNumber: '1',
  gyldigFra: '2027-05-01',
  pris: 2585.52,
  prisFor: 2268,
  fristForNei: '2027-04-30',
  deler: [
    { kode: 'INDEKS', for: 0, na: 200 },
    { kode: 'MELDTE_SKADER', for: 0, na: 69.52 },
    { kode: 'NATURSKADE', for: 142, na: 190 },
    { kode: 'GRUNNPRIS', for: 2126, na: 2126 },
  ],
};
const priser: PriserResponse = { idag: '2026-11-23', priser: [rise], sources: state('ok') };
const kontakt = { navn: 'Oss', telefon: '12345678', apningstider: [] };

const show = (answers: Answers = {}, context: Partial<PageContext> = {}) =>
  renderWithAnswers(
    <Page />,
    {
      getAvtaler: avtaler,
      getBetalinger: betalinger,
      getPriser: priser,
      getKontaktinfo: kontakt,
      getClientContext: createClientContext(),
      ...answers,
    },
    { context },
  );
/** Spaces within amounts do not break. */
const textOf = (locator: Locator) => (locator.element().textContent ?? '').replaceAll('\u00a0', ' ');
/** The lines of its text, where they stand. */
const listLines = (locator: Locator) => {
  const text = document.createRange();
  text.selectNodeContents(locator.element());
  return [...text.getClientRects()];
};
const read = async (name: string) => {
  const region = page.getByRole('region', { name });
  await expect.element(region).toBeVisible();
  return () => textOf(region);
};
const payOnce = (change: Pick<Betaling, 'forfall' | 'status'>): BetalingerResponse => ({
  ...betalinger,
  betalinger: betalinger.betalinger.map((betaling) => ({ ...betaling, ...change })),
});
const giveBack = (kroner: readonly number[]): BetalingerResponse => ({
  ...betalinger,
  betalinger: kroner.map((belop) => ({
    systemSource: 'NICE',
    policyNumbers: ['1'],
    belop,
    forfall: '2026-12-15',
    status: 'KOMMER',
    retning: 'TIL_KUNDEN',
  })),
});
const withPris = (change: Partial<Pris>): Answers => ({
  getPriser: { ...priser, priser: [{ ...rise, ...change }] },
});

describe('the year', () => {
  it('says what is paid, for what, when and how it goes; the bars are not read aloud', async () => {
    await show();
    const table = page.getByRole('table', { name: 'Det du betaler de neste tolv månedene' });
    const row = table.getByRole('row', { name: /Mai 2027/ });
    await expect.poll(() => textOf(row)).toBe('Mai 202715.05.2027Bil2 268 krKommer');
    await expect
      .element(table.getByRole('row', { name: /^Juni 2027/ }))
      .toHaveTextContent('Juni 2027Ingen betaling');
    expect((await read('Året'))()).toContain('De neste tolv månedene betaler du 2 268 kr.');
    expect(page.getByRole('region', { name: 'Året' }).getByRole('img').elements()).toEqual([]);
  });

  it('says the month of each of its payments to a screen reader', async () => {
    await show({ getBetalinger: giveBack([500, 250]) });
    const rows = page.getByRole('row', { name: /^Desember 2026/ });
    await expect.poll(() => rows.elements().length).toBe(2);
    const heads = rows.elements().map((row) => row.querySelectorAll('[role="rowheader"]').length);
    expect(heads).toEqual([1, 1]);
  });

  it('has the sum of a month beside its name on a phone', async () => {
    await page.viewport(390, 844);
    await show({ getBetalinger: giveBack([500, 250]) });
    const sum = page.getByRole('rowheader').getByText('750', { exact: false });
    await expect.element(sum).toBeVisible();
    const month = document.createRange();
    month.selectNode(sum.element().previousSibling ?? document);
    const [name, beside] = [month.getBoundingClientRect(), sum.element().getBoundingClientRect()];
    expect(beside.top).toBeLessThan(name.bottom);
    expect(beside.left).toBeGreaterThan(name.right);
  });

  it('has the sum of a month below its name on a phone with text twice as large', async () => {
    await page.viewport(195, 422);
    await show({ getBetalinger: giveBack([500, 250]) });
    const sum = page.getByRole('rowheader').getByText('750', { exact: false });
    await expect.element(sum).toBeVisible();
    const month = document.createRange();
    month.selectNode(sum.element().previousSibling ?? document);
    const { top } = sum.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(month.getBoundingClientRect().bottom - 1);
  });

  it.each<[string, Answers, string[], string[]]>([
    [
      'a source that cannot tell: at least, and which are missing',
      { getAvtaler: { ...avtaler, avtaler: [bil, hus] } },
      [
        'betaler du minst 2 268 kr.',
        'Vi har ikke fått opplysninger om betalingene for Hus.',
        'Med et anslag for resten blir det 4 536 kr.',
        'Anslag ut fra dagens priser',
      ],
      ['Prøv igjen'],
    ],
    [
      'none can tell: an estimate, and nothing has failed',
      { getBetalinger: { ...betalinger, betalinger: [], sources: state('notOffered') } },
      ['betaler du omtrent', 'Det er et anslag.'],
      ['Prøv igjen', 'minst'],
    ],
    [
      'an estimate of one, and no payments for another: it is an estimate of a part',
      {
        getAvtaler: { ...avtaler, avtaler: [bil, hus] },
        getBetalinger: { ...betalinger, betalinger: [] },
      },
      [
        'Vi kan bare anslå en del av det du betaler de neste tolv månedene: omtrent 2 268 kr.',
        'Vi kjenner ikke alle betalingene for Bil.',
      ],
      ['Det er et anslag.', 'minst'],
    ],
    [
      'one did not answer: said, with a way to ask again',
      { getBetalinger: { ...betalinger, betalinger: [], sources: state('timeout') } },
      [
        'Vi får ikke hentet alle betalingene dine nå. Derfor er noe av dette et anslag.',
        'Prøv igjen',
        'Det er et anslag.',
      ],
      [],
    ],
    [
      'one did not answer, and what is guessed is of another that cannot tell',
      {
        getAvtaler: { ...avtaler, avtaler: [hus] },
        getBetalinger: { ...betalinger, betalinger: [], sources: state('timeout') },
      },
      ['Vi får ikke hentet alle betalingene dine nå.', 'Det er et anslag.'],
      ['Derfor'],
    ],
    ['none of them answered', { getBetalinger: 'failed' }, ['Vi får ikke hentet alle', 'Prøv igjen'], []],
    [
      'it has none',
      { getBetalinger: { ...betalinger, betalinger: [] } },
      ['Vi kjenner ikke til noen betalinger det neste året.'],
      ['Prøv igjen', 'Anslag'],
    ],
    [
      'a guess after a new price is of that, and one before it of today’s',
      { getBetalinger: { ...betalinger, betalinger: [], sources: state('notOffered') } },
      ['April 2027Bil189 krAnslag ut fra dagens priser', 'Mai 2027Bil215,46 krAnslag ut fra den nye prisen'],
      [],
    ],
    ['the agreements did not come', { getAvtaler: 'failed' }, ['Vi får ikke vist dette', 'Prøv igjen'], []],
    [
      'what has no price',
      {
        getAvtaler: {
          ...avtaler,
          avtaler: [bil, { ...hus, monthlyPrice: undefined, yearlyPrice: undefined }],
        },
      },
      ['minst 2 268 kr', 'Vi vet ikke hva Hus koster.'],
      [],
    ],
    [
      'overdue, and of something that is gone',
      {
        getBetalinger: {
          ...betalinger,
          betalinger: [
            {
              systemSource: 'NICE',
              policyNumbers: ['1', '9'],
              belop: 99,
              forfall: '2026-10-15',
              status: 'FORFALT',
            },
            {
              systemSource: 'NICE',
              belop: 5,
              forfall: '2026-12-15',
              status: 'KOMMER',
              retning: 'TIL_KUNDEN',
            },
          ],
        },
      },
      [
        'Forfalt tidligere',
        '15.10.2026',
        'Bil, En forsikring du ikke har lenger',
        'Ikke betalt',
        'Ikke oppgitt hvilken forsikring',
        'Du får pengene',
        'En betaling er forfalt. Betaler du ikke, kan forsikringen bli stoppet.',
      ],
      ['betaler du'],
    ],
    [
      'overdue, of what is gone or has ended: nothing can be stopped',
      {
        getAvtaler: {
          ...avtaler,
          avtaler: [
            bil,
            { ...hus, systemSource: 'NICE', avtaleStatus: 'NON_RENEWAL', endDate: '2026-10-31' },
          ],
        },
        getBetalinger: {
          ...betalinger,
          betalinger: ['9', '2'].map((policyNumber) => ({
            systemSource: 'NICE',
            policyNumbers: [policyNumber],
            belop: 99,
            forfall: '2026-10-15',
            status: 'FORFALT',
          })),
        },
      },
      ['En forsikring du ikke har lenger', '2 betalinger er forfalt.'],
      ['stoppet'],
    ],
    [
      'overdue, of what is not told',
      {
        getBetalinger: {
          ...betalinger,
          betalinger: [{ systemSource: 'NICE', belop: 99, forfall: '2026-10-15', status: 'FORFALT' }],
        },
      },
      ['En betaling er forfalt. Betaler du ikke, kan forsikringen bli stoppet.'],
      [],
    ],
    [
      'several overdue, one of them this month',
      {
        getBetalinger: {
          ...betalinger,
          betalinger: ['2026-09-15', '2026-10-15', '2026-11-15'].map((forfall) => ({
            systemSource: 'NICE',
            policyNumbers: ['1'],
            belop: 99,
            forfall,
            status: 'FORFALT',
          })),
        },
      },
      ['3 betalinger er forfalt. Betaler du ikke, kan forsikringene bli stoppet.'],
      [],
    ],
    [
      'money back alone',
      { getAvtaler: { ...avtaler, avtaler: [] }, getBetalinger: giveBack([500]) },
      ['De neste tolv månedene får du 500 kr tilbake.'],
      ['betaler du', 'minst', 'anslag'],
    ],
    [
      'money back alone, and more that is not known',
      { getBetalinger: giveBack([500]) },
      [
        'Vi vet at du får 500 kr tilbake de neste tolv månedene.',
        'Vi kjenner ikke alle betalingene for Bil.',
      ],
      ['betaler du', 'minst'],
    ],
    [
      'more money back than is guessed',
      {
        getAvtaler: { ...avtaler, avtaler: [hus] },
        getBetalinger: giveBack([3000]),
      },
      ['De neste tolv månedene får du omtrent 732 kr tilbake. Det er et anslag.'],
      ['betaler du', 'minst'],
    ],
    [
      'more money back than is guessed, and more to pay that is not known',
      { getAvtaler: { ...avtaler, avtaler: [bil, hus] }, getBetalinger: giveBack([3000]) },
      [
        'Så langt vi kan anslå, får du omtrent 732 kr tilbake de neste tolv månedene.',
        'Vi kjenner ikke alle betalingene for Bil.',
      ],
      ['betaler du', 'Det er et anslag.', 'minst'],
    ],
    [
      'paid before its day: it counts, in the sum as in its month, and that is said',
      { getBetalinger: payOnce({ forfall: '2027-05-15', status: 'BETALT' }) },
      [
        'De neste tolv månedene betaler du 2 268 kr.',
        'Hele denne måneden er regnet med, og det som allerede er betalt.',
        'Mai 202715.05.2027Bil2 268 krBetalt',
      ],
      [],
    ],
    [
      'paid this month',
      { getBetalinger: payOnce({ forfall: '2026-11-15', status: 'BETALT' }) },
      ['betaler du 2 268 kr.', 'og det som allerede er betalt.', 'nov2 268 kr'],
      [],
    ],
    [
      'nothing is paid of the year',
      { getBetalinger: payOnce({ forfall: '2026-12-15', status: 'KOMMER' }) },
      ['betaler du 2 268 kr.'],
      ['allerede er betalt'],
    ],
    [
      'money back twice in a month: the month, its bar and the year say so',
      { getAvtaler: { ...avtaler, avtaler: [] }, getBetalinger: giveBack([500, 250]) },
      ['Desember 2026Du får 750 kr', 'desDu får 750 kr', 'får du 750 kr tilbake'],
      [],
    ],
    [
      'some guessed of one, and nothing known of another: at least has no guess in it',
      {
        getAvtaler: {
          ...avtaler,
          avtaler: [
            { ...bil, yearlyPrice: 1200, monthlyPrice: 100 },
            { ...hus, systemSource: 'NICE' },
          ],
        },
        getBetalinger: {
          ...betalinger,
          betalinger: ['2026-11-15', '2026-12-15'].map((forfall) => ({
            systemSource: 'NICE',
            policyNumbers: ['1'],
            belop: 100,
            forfall,
            status: 'KOMMER',
          })),
        },
        getPriser: { ...priser, priser: [] },
      },
      [
        'betaler du minst 200 kr.',
        'Med anslagene i tabellen blir det 1 200 kr.',
        'Vi kjenner ikke alle betalingene for Hus.',
      ],
      ['minst 1 200', 'resten'],
    ],
    [
      'a lost row of a system',
      { getBetalinger: { ...betalinger, sources: state('incomplete') } },
      ['betaler du minst 2 268 kr.', 'Vi kjenner ikke alle betalingene for Bil.', 'Prøv igjen'],
      [],
    ],
    [
      'a system that the customer has nothing in did not answer',
      {
        getBetalinger: {
          ...betalinger,
          sources: [...state('ok'), { systemSource: 'LOFAVOR', state: 'failed' }],
        },
      },
      ['betaler du minst 2 268 kr.', 'Prøv igjen'],
      ['anslag'],
    ],
    [
      'of what did not come from its system',
      {
        getAvtaler: { ...avtaler, avtaler: [], sources: [{ systemSource: 'NICE', state: 'failed' }] },
      },
      ['En forsikring vi ikke får hentet nå', 'betaler du minst 2 268 kr.'],
      ['ikke har lenger'],
    ],
    [
      'of what the savings bank may have, which did not answer',
      {
        getAvtaler: {
          ...avtaler,
          avtaler: [],
          systemSourceError: true,
          sources: [{ systemSource: 'NICE', state: 'ok' }],
          sparebank: 'failed',
        },
      },
      ['En forsikring vi ikke får hentet nå'],
      ['ikke har lenger'],
    ],
    [
      'a source that tells no payments for one: at least, and which',
      { getAvtaler: { ...avtaler, avtaler: [bil, { ...hus, systemSource: 'NICE' }] } },
      ['betaler du minst 2 268 kr.', 'Vi kjenner ikke alle betalingene for Hus.'],
      ['anslag', 'Prøv igjen'],
    ],
    [
      'the first year, paid each month: an estimate of the rest',
      {
        getBetalinger: {
          ...betalinger,
          betalinger: [
            {
              systemSource: 'NICE',
              policyNumbers: ['1'],
              belop: 189,
              forfall: '2026-11-15',
              status: 'BETALT',
            },
            {
              systemSource: 'NICE',
              policyNumbers: ['1'],
              belop: 189,
              forfall: '2026-12-15',
              status: 'KOMMER',
            },
          ],
        },
        getPriser: { ...priser, priser: [] },
      },
      ['betaler du omtrent 2 268 kr. Det er et anslag.', 'Anslag ut fra dagens priser'],
      ['Ingen betaling', 'minst'],
    ],
  ])('%s', async (_, answers, has, hasNot) => {
    await show(answers);
    const text = await read('Året');
    for (const each of has) await expect.poll(text).toContain(each);
    for (const each of hasNot) expect(text()).not.toContain(each);
  });
});

it('fits on a phone in a month with much money back', async () => {
  await page.viewport(320, 700);
  await show({ getAvtaler: { ...avtaler, avtaler: [] }, getBetalinger: giveBack([12345.5]) });
  await expect.poll(await read('Året')).toContain('desDu får 12 345,50 kr');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it('breaks no word on a phone of what a payment is for, beside a long state', async () => {
  await page.viewport(320, 700);
  const behandling = { ...bil, name: 'Behandlingsforsikring' };
  await show({ getAvtaler: { ...avtaler, avtaler: [behandling] }, getBetalinger: giveBack([500]) });
  const name = page.getByRole('cell', { name: 'Behandlingsforsikring' }).first();
  await expect.element(name).toBeVisible();
  expect(listLines(name)).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it('keeps a day apart on a phone from a long state beside it, also as English writes them', async () => {
  // A phone of 320 px without the sides of its page.
  await page.viewport(288, 700);
  await show({ getBetalinger: giveBack([500]) });
  const english = { '15.12.2026': '15 December 2026', 'Kommer. Du får pengene': 'Upcoming. Paid to you' };
  for (const [name, text] of Object.entries(english)) {
    const cell = page.getByRole('cell', { name });
    await expect.element(cell).toBeVisible();
    cell.element().textContent = text;
  }
  const [day] = listLines(page.getByRole('cell', { name: '15 December 2026' }));
  const states = listLines(page.getByRole('cell', { name: 'Upcoming. Paid to you' }));
  expect(states.length).toBeGreaterThan(0);
  for (const { left } of states) expect(left).toBeGreaterThan((day?.right ?? Infinity) + 8);
});

it('says on one line that a month has no payment, also where the table has little room', async () => {
  await page.viewport(680, 900);
  await show({ getBetalinger: giveBack([12345.5, 2]) });
  const cell = page.getByRole('cell', { name: 'Ingen betaling' }).first();
  await expect.element(cell).toBeVisible();
  expect(listLines(cell)).toHaveLength(1);
});

describe('changes', () => {
  it('from ten per cent up: why first, whose, and until when one can say no', async () => {
    await show();
    const text = (await read('Endringer'))();
    for (const each of [
      'Fra 01.05.2027 koster Bil 2 585,52 kr i året. Det er 317,52 kr mer enn før (14 %).',
      'Derfor øker prisen',
      'Skader som er meldt: 69,52 kr',
      'Naturskadepremie, lik for alle og bestemt av Norsk Naturskadepool: 48 kr',
      'Av dette kommer 248 kr av endringer som gjelder alle kunder. 69,52 kr gjelder bare forsikringen din.',
      'Vil du ikke fornye, må du si fra innen 30.04.2027.',
    ])
      expect(text).toContain(each);
    // The last day stands before the reasons, which are long on a phone; and a link at the top leads here.
    expect(text.indexOf('må du si fra')).toBeLessThan(text.indexOf('Derfor øker prisen'));
    const way = page.getByRole('link', { name: 'Se endringer i prisen' }).element();
    expect(document.querySelector(way.getAttribute('href') ?? '')?.textContent).toBe('Endringer');
    // True of a price that is still to come, too.
    const change = page.getByRole('table', { name: /^Hva som er endret/ });
    const columns = change.getByRole('columnheader').elements();
    expect(columns.map(({ textContent }) => textContent)).toEqual(['Hva', 'Før', 'Etter', 'Endring']);
    const row = page.getByRole('row', { name: /^Naturskadepremie/ });
    await expect.poll(() => textOf(row)).toBe('NaturskadepremieGjelder alle kunder142 kr190 kr+48 kr');
    const own = page.getByRole('row', { name: /^Meldte skader/ });
    expect(textOf(own)).toBe('Meldte skaderGjelder bare forsikringen din0 kr69,52 kr+69,52 kr');
    // What has not changed is nobody's change.
    expect(textOf(page.getByRole('row', { name: /^Grunnpris/ }))).toBe('Grunnpris2 126 kr2 126 kr0 kr');
  });

  it.each<[string, Answers, string[], string[]]>([
    [
      'below ten per cent, all parts and no reason first',
      withPris({ pris: 2300, deler: [{ kode: 'INDEKS', for: 0, na: 32 }] }),
      ['32 kr mer enn før (1,4 %)', 'Indeksregulering'],
      ['Derfor'],
    ],
    ['cheaper', withPris({ pris: 2000, deler: [] }), ['268 kr mindre enn før (11,8 %)'], ['Derfor']],
    [
      'no parts: no reason, and whom to ask',
      withPris({ deler: undefined }),
      ['Vi kan ikke dele opp endringen for denne forsikringen. Spør oss, så forklarer vi.', '12345678'],
      ['Derfor', 'Indeks'],
    ],
    [
      'the first year',
      withPris({ prisFor: undefined, deler: undefined }),
      ['Bil: Dette er det første året, så det finnes ingen pris å sammenligne med.'],
      ['mer enn'],
    ],
    [
      'the last day to say no has passed',
      withPris({ fristForNei: '2026-11-22' }),
      ['Fristen for å si fra om at du ikke vil fornye, var 22.11.2026.'],
      ['må du si fra'],
    ],
    ['it is today', withPris({ fristForNei: '2026-11-23' }), ['må du si fra innen 23.11.2026'], ['Fristen']],
    [
      'it is today, and so is the renewal',
      withPris({ gyldigFra: '2026-11-23', fristForNei: '2026-11-23' }),
      ['Siden 23.11.2026 har Bil kostet', 'må du si fra innen 23.11.2026'],
      ['Fristen'],
    ],
    [
      'all of it is everybody’s',
      withPris({ deler: [{ kode: 'NATURSKADE', for: 0, na: 317.52 }] }),
      ['Hele endringen gjelder alle kunder.'],
      ['bare forsikringen'],
    ],
    [
      'all of it is the customer’s',
      withPris({
        deler: [
          { kode: 'OBJEKT', for: 0, na: 400 },
          { kode: 'BONUS', for: 0, na: -82.48 },
        ],
      }),
      ['Hele endringen gjelder bare forsikringen din.'],
      ['alle kunder'],
    ],
    [
      'some of it goes down, and some is nobody’s',
      withPris({
        deler: [
          { kode: 'INDEKS', for: 0, na: 400 },
          { kode: 'BONUS', for: 0, na: -100 },
          { kode: 'GEBYR', for: 0, na: 17.52 },
        ],
      }),
      [
        'Endringer som gjelder alle kunder: +400 kr',
        'Endringer som bare gjelder forsikringen din: −100 kr',
        'Gebyrer og annet: +17,52 kr',
      ],
      ['Av dette', 'Hele'],
    ],
    [
      'a discount that is less is told so, and not as what the discount is',
      withPris({ deler: [{ kode: 'SAMLERABATT', for: -500, na: -182.48 }] }),
      ['Rabatten for flere forsikringer hos oss er mindre enn før: 317,52 kr'],
      [],
    ],
    ['no day is known', withPris({ fristForNei: undefined }), ['mer enn før'], ['si fra innen']],
    [
      'it ends later: the customer has said no already',
      {
        getAvtaler: { ...avtaler, avtaler: [{ ...bil, avtaleStatus: 'NON_RENEWAL', endDate: '2027-06-30' }] },
      },
      ['Fra 01.05.2027 koster Bil'],
      ['si fra innen'],
    ],
    [
      'already in force',
      withPris({ gyldigFra: '2026-10-01', fristForNei: '2026-09-30' }),
      ['Siden 01.10.2026 har Bil kostet'],
      ['si fra'],
    ],
    ['the same price', withPris({ pris: 2268 }), ['Vi kjenner ikke til noen endringer'], ['Prøv']],
    ['has none', { getPriser: { ...priser, priser: [] } }, ['Vi kjenner ikke til noen endringer'], ['Prøv']],
    [
      'cannot tell',
      { getPriser: { ...priser, priser: [], sources: state('notOffered') } },
      ['Vi kan ikke vise endringer', 'Spør oss', '12345678'],
      ['Prøv', 'ikke til noen'],
    ],
    [
      'none of one, and cannot tell of another: which',
      {
        getAvtaler: { ...avtaler, avtaler: [bil, hus] },
        getPriser: { ...priser, priser: [] },
      },
      [
        'Vi kjenner ikke til noen endringer',
        'Vi kan ikke vise endringer i prisen for Hus her. Spør oss, så forklarer vi.',
        '12345678',
      ],
      ['Prøv'],
    ],
    [
      'cannot tell of any that the customer has',
      { getAvtaler: { ...avtaler, avtaler: [hus] }, getPriser: { ...priser, priser: [] } },
      ['Vi kan ikke vise endringer i prisen for forsikringene dine her.', '12345678'],
      ['Prøv', 'ikke til noen'],
    ],
    [
      'cannot tell of any that the customer has, and another did not answer',
      {
        getAvtaler: { ...avtaler, avtaler: [hus] },
        getPriser: {
          ...priser,
          priser: [],
          sources: [...priser.sources, { systemSource: 'PROLIFE' as const, state: 'failed' as const }],
        },
      },
      [
        'Vi får ikke hentet alle endringene nå.',
        'Vi kan ikke vise endringer i prisen for Hus her.',
        'Prøv igjen',
        '12345678',
      ],
      ['ikke til noen'],
    ],
    [
      'did not answer',
      { getPriser: { ...priser, priser: [], sources: state('failed') } },
      ['Vi får ikke hentet alle endringene nå.', 'Prøv igjen'],
      ['ikke til noen'],
    ],
    ['none of them answered', { getPriser: 'failed' }, ['Vi får ikke hentet alle', 'Prøv igjen'], []],
  ])('%s', async (_, answers, has, hasNot) => {
    await show(answers);
    const text = await read('Endringer');
    for (const each of has) await expect.poll(text).toContain(each);
    for (const each of hasNot) expect(text()).not.toContain(each);
  });
});

describe('each system alone does not answer', () => {
  const without = (failing: SystemSource): PartState[] =>
    systemSources.map((systemSource) => ({
      systemSource,
      state: systemSource === failing ? 'failed' : 'ok',
    }));

  it.each(systemSources)(
    '%s: what the others know stands, and the page says what it lacks',
    async (failing) => {
      const other = failing === 'NICE' ? 'PARIS' : 'NICE';
      const sources = without(failing);
      await show({
        getAvtaler: {
          ...avtaler,
          avtaler: [
            { ...bil, systemSource: other },
            { ...hus, systemSource: failing },
          ],
        },
        getBetalinger: {
          ...betalinger,
          betalinger: betalinger.betalinger.map((betaling) => ({ ...betaling, systemSource: other })),
          sources,
        },
        getPriser: { ...priser, priser: [{ ...rise, systemSource: other }], sources },
      });
      const aret = await read('Året');
      for (const each of [
        'Vi får ikke hentet alle betalingene dine nå.',
        'Prøv igjen',
        'betaler du minst 2 268 kr.',
        'Vi har ikke fått opplysninger om betalingene for Hus.',
      ])
        await expect.poll(aret).toContain(each);
      const endringer = await read('Endringer');
      for (const each of ['Vi får ikke hentet alle endringene nå.', 'Prøv igjen', 'koster Bil 2 585,52 kr'])
        expect(endringer()).toContain(each);
    },
  );
});

describe('agreements that did not come', () => {
  const uteblitt = (known: Avtale[]): Answers => {
    const sources: AvtalerResponse['sources'] = [
      { systemSource: 'NICE', state: 'ok' },
      { systemSource: 'PARIS', state: 'timeout' },
    ];
    const nobody = systemSources.map((systemSource) => ({ systemSource, state: 'notOffered' as const }));
    return {
      getAvtaler: { avtaler: known, systemSourceError: true, sources },
      getBetalinger: { ...betalinger, betalinger: [], sources: nobody },
      getPriser: { ...priser, priser: [], sources: [{ systemSource: 'NICE', state: 'ok' }] },
    };
  };

  it('of which one has no known price: nothing is a share of all', async () => {
    const uten = { ...hus, monthlyPrice: undefined, yearlyPrice: undefined };
    await show({ getAvtaler: { ...avtaler, avtaler: [bil, uten] } });
    const row = page
      .getByRole('table', { name: 'Det hver forsikring koster' })
      .getByRole('row', { name: /^Bil/ });
    await expect.poll(() => textOf(row)).toBe('Bil189 kr2 268 kr');
  });

  it('of which one has only the price that its system tells by itself: it stands among the others', async () => {
    const uten = { ...bil, policyNumber: '2', name: 'Hus', monthlyPrice: undefined, yearlyPrice: undefined };
    await show({
      getAvtaler: { ...avtaler, avtaler: [bil, uten] },
      getPriser: {
        ...priser,
        priser: [{ ...rise, policyNumber: '2', gyldigFra: '2026-05-01', pris: 2400 }],
      },
    });
    const row = page
      .getByRole('table', { name: 'Det hver forsikring koster' })
      .getByRole('row', { name: /^Hus/ });
    await expect.poll(() => textOf(row)).toBe('Hus51 %200 kr2 400 kr');
  });

  it('of which one may have a price that did not come: nobody says that none has', async () => {
    const uten = { ...bil, monthlyPrice: undefined, yearlyPrice: undefined };
    await show({ getAvtaler: { ...avtaler, avtaler: [uten] }, getPriser: 'failed' });
    const fordelt = await read('Fordelt på');
    await expect.poll(fordelt).toContain('Vi får ikke vist dette akkurat nå.');
    expect(fordelt()).not.toContain('Du har ingen forsikringer med pris.');
  });

  it('are said to be missing, with another try; a guess is called a guess, and nothing is a share of all', async () => {
    await show(uteblitt([bil]));
    const missing = page
      .getByRole('alert')
      .filter({ hasText: 'Vi får ikke hentet alle forsikringene dine nå.' });
    await expect.element(missing.getByText('Prøv igjen')).toBeVisible();
    const aret = await read('Året');
    await expect
      .poll(aret)
      .toContain('Vi kan bare anslå en del av det du betaler de neste tolv månedene: omtrent 2 268 kr.');
    expect(aret()).not.toContain('minst');
    const row = page
      .getByRole('table', { name: 'Det hver forsikring koster' })
      .getByRole('row', { name: /^Bil/ });
    await expect.poll(() => textOf(row)).toBe('Bil189 kr2 268 kr');
  });

  it('leave no part that says there is nothing', async () => {
    await show(uteblitt([]));
    for (const part of ['Året', 'Fordelt på', 'Endringer', 'Merkedager']) {
      const text = await read(part);
      await expect.poll(text, { message: part }).toContain('Vi får ikke vist dette akkurat nå.');
      expect(text(), part).not.toMatch(/ingen|neste tolv/i);
    }
  });

  it('that came whole are not said to be missing', async () => {
    await show();
    await expect.poll(await read('Året')).toContain('De neste tolv månedene');
    expect(page.getByText('Vi får ikke hentet alle forsikringene').elements()).toEqual([]);
  });
});

it('forty payments in a month are forty lines of the table, under the sum of the month', async () => {
  const [betaling] = betalinger.betalinger;
  if (betaling === undefined) throw new Error('There is no payment');
  const many = Array.from({ length: 40 }, () => ({ ...betaling, belop: 10 }));
  await show({ getBetalinger: { ...betalinger, betalinger: many } });
  const table = page.getByRole('table', { name: 'Det du betaler de neste tolv månedene' });
  await expect.element(table.getByRole('row', { name: /^Mai 2027400 kr|^Mai 2027 400 kr/ })).toBeVisible();
  await expect.poll(() => table.getByRole('row', { name: /15\.05\.2027/ }).elements()).toHaveLength(40);
});

it('no press on the page is counted: what raises a price, and a membership, are in no event', async () => {
  const measured = collectHendelser();
  onTestFinished(listenForPresses());
  const held = new AbortController();
  onTestFinished(() => held.abort());
  for (const type of ['submit', 'click'])
    document.addEventListener(type, (event) => event.preventDefault(), held);
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await show(withPris({ deler: [...(rise.deler ?? []), { kode: 'MEDLEMSRABATT', for: -5, na: -5 }] }));
  const text = await read('Endringer');
  for (const each of ['Meldte skader', 'Medlemsrabatt']) await expect.poll(text).toContain(each);
  for (const element of document.body.querySelectorAll<HTMLElement>('main *, body > div *'))
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(print).toHaveBeenCalled();
  expect(measured).toEqual([]);
});

it('with amounts hidden the reasons are there, and no sentence of amounts alone', async () => {
  await show({}, { skjulerBelop: true });
  const text = (await read('Endringer'))();
  expect(text).toContain('Skader som er meldt');
  expect(text).not.toMatch(/Skader som er meldt:|endringer som gjelder|skjult mer/);
  expect(text).toContain('Det er mer enn før (14 %).');
});

it('shares, marked days and the calendar need no system to speak more than agreements', async () => {
  await show({
    getAvtaler: { ...avtaler, avtaler: [bil, hus] },
    getBetalinger: 'failed',
    getPriser: 'failed',
  });
  const shares = page.getByRole('table', { name: 'Det hver forsikring koster' });
  const row = shares.getByRole('row', { name: /^Bil/ });
  await expect.poll(() => textOf(row)).toBe('Bil50 %189 kr2 268 kr');
  const merkedager = (await read('Merkedager'))();
  expect(merkedager).toContain('30.04.2027Bil fornyes');
  expect(merkedager).toContain('Vi får ikke hentet alle fristene nå.');
  await expect.element(page.getByLabelText('Ta med beløp og forsikring')).not.toBeChecked();
});

it('an insurance that costs something has no share of nothing', async () => {
  const dyr: Avtale = { ...hus, monthlyPrice: 1000, yearlyPrice: 12000 };
  const gratis: Avtale = { ...hus, policyNumber: '3', name: 'Reise', monthlyPrice: 0, yearlyPrice: 0 };
  await show({
    getAvtaler: { ...avtaler, avtaler: [{ ...bil, monthlyPrice: 3, yearlyPrice: 36 }, dyr, gratis] },
  });
  const shares = page.getByRole('table', { name: 'Det hver forsikring koster' });
  const row = (name: RegExp) => textOf(shares.getByRole('row', { name }));
  await expect.poll(() => row(/^Bil/)).toBe('Bilunder 1 %3 kr36 kr');
  expect(row(/^Reise/)).toBe('Reise0 %0 kr0 kr');
});

it.each([
  ['not all of the share where another costs something', 3, 'over 99 %'],
  ['all of it where the others cost nothing', 0, '100 %'],
])('an insurance has %s', async (_, monthlyPrice, andel) => {
  const dyr: Avtale = { ...hus, monthlyPrice: 1000, yearlyPrice: 12000 };
  await show({
    getAvtaler: { ...avtaler, avtaler: [dyr, { ...bil, monthlyPrice, yearlyPrice: 12 * monthlyPrice }] },
  });
  const shares = page.getByRole('table', { name: 'Det hver forsikring koster' });
  const row = shares.getByRole('row', { name: /^Hus/ });
  await expect.poll(() => textOf(row)).toBe(`Hus${andel}1 000 kr12 000 kr`);
});

it('bars are of what a month comes to, never longer than the longest', async () => {
  await show({
    getAvtaler: { ...avtaler, avtaler: [hus] },
    getBetalinger: giveBack([100]),
  });
  await read('Året');
  const bars = [...document.querySelectorAll('svg[viewBox="0 0 100 10"]')].map((bar) =>
    [...bar.querySelectorAll('rect')].map((part) => Number(part.getAttribute('width'))),
  );
  expect(bars).toHaveLength(12);
  // December: 189 kr guessed, less the 100 kr back.
  expect(bars[1]).toEqual([0, Math.round((89 / 189) * 1000) / 10]);
  for (const [known = 0, guess = 0] of bars) expect(known + guess).toBeLessThanOrEqual(100);
});

describe('the calendar', () => {
  it('is asked for by a form of this page’s session, which says what the file holds', async () => {
    await show({}, { formToken: 'token' });
    const button = page.getByRole('button', { name: 'Legg i kalenderen (.ics)' });
    await expect.element(button).toBeVisible();
    const form = button.element().closest('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual([
      'post',
      '/privat/forsikring/oversikt/kostnader/kalender.ics',
    ]);
    await page.getByLabelText('Ta med beløp og forsikring').click();
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      formToken: 'token',
      detaljer: 'ja',
    });
    await expect
      .element(page.getByText('Filen får de kommende forfallsdagene som vi kjenner.'))
      .toBeVisible();
  });

  it.each([
    [false, 1],
    [true, 0],
  ])(
    'can be printed, but not from a bank’s app, whose web view does not print: %s',
    async (embedded, many) => {
      await show({ getClientContext: createClientContext({ embedded }) });
      await expect.element(page.getByRole('button', { name: 'Legg i kalenderen (.ics)' })).toBeVisible();
      // By then it has taken the page over.
      await page.getByLabelText('Ta med beløp og forsikring').click();
      await expect.poll(() => page.getByRole('button', { name: 'Skriv ut' }).elements()).toHaveLength(many);
    },
  );

  const address = window.location.pathname + window.location.search;
  it.each([
    [
      'kalender-mangler',
      'Vi får ikke hentet alle betalingene dine nå. Kalenderen ville ha manglet dager, så du fikk ingen fil. Prøv igjen om litt.',
    ],
    [
      'kalender-uten-navn',
      'Vi får ikke hentet alle forsikringene dine nå, så vi vet ikke hva betalingene gjelder. Du kan legge dagene i kalenderen uten beløp og forsikring, eller prøve igjen om litt.',
    ],
    [
      'kalender-vent',
      'Du har hentet kalenderen mange ganger på kort tid, så du fikk ingen fil nå. Prøv igjen senere.',
    ],
    ['kalender-tom', 'Vi kjenner ingen kommende forfallsdager, så du fikk ingen fil.'],
  ])('that did not come is told of, and keeps its tick: %s', async (resultat, text) => {
    window.history.replaceState(null, '', `?resultat=${resultat}&kryss=ja`);
    onTestFinished(() => window.history.replaceState(null, '', address));
    await show();
    await expect.element(page.getByLabelText('Ta med beløp og forsikring')).toBeChecked();
    const told = page.getByRole('alert').filter({ hasText: text });
    await expect.element(told).toBeVisible();
    // The answer to the next post is a file, and the page stays.
    document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    await page.getByRole('button', { name: 'Legg i kalenderen (.ics)' }).click();
    await expect.element(told).not.toBeInTheDocument();
  });
});
