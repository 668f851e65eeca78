import '../../styles/index.css';
import '../../themes/none.css';

import type { Betaling, BetalingerResponse } from '@portal/contract/kostnader.ts';
import { describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';

import {
  avtaler,
  betalinger,
  bil,
  giveBack,
  hus,
  priser,
  read,
  show,
  createSources,
  textOf,
} from '../../testing/kostnader.tsx';
import type { Answers } from '../../testing/render-with-answers.tsx';

/** The lines of its text, where they stand. */
const listLines = (locator: Locator) => {
  const text = document.createRange();
  text.selectNodeContents(locator.element());
  return [...text.getClientRects()];
};

const payOnce = (change: Pick<Betaling, 'forfall' | 'status'>): BetalingerResponse => ({
  ...betalinger,
  betalinger: betalinger.betalinger.map((betaling) => ({ ...betaling, ...change })),
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
      { getBetalinger: { ...betalinger, betalinger: [], sources: createSources('notOffered') } },
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
      { getBetalinger: { ...betalinger, betalinger: [], sources: createSources('timeout') } },
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
        getBetalinger: { ...betalinger, betalinger: [], sources: createSources('timeout') },
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
      { getBetalinger: { ...betalinger, betalinger: [], sources: createSources('notOffered') } },
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
      { getBetalinger: { ...betalinger, sources: createSources('incomplete') } },
      ['betaler du minst 2 268 kr.', 'Vi kjenner ikke alle betalingene for Bil.', 'Prøv igjen'],
      [],
    ],
    [
      'a system that the customer has nothing in did not answer',
      {
        getBetalinger: {
          ...betalinger,
          sources: [...createSources('ok'), { systemSource: 'LOFAVOR', state: 'failed' }],
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

it('forty payments in a month are forty lines of the table, under the sum of the month', async () => {
  const [betaling] = betalinger.betalinger;
  if (betaling === undefined) throw new Error('There is no payment');
  const many = Array.from({ length: 40 }, () => ({ ...betaling, belop: 10 }));
  await show({ getBetalinger: { ...betalinger, betalinger: many } });
  const table = page.getByRole('table', { name: 'Det du betaler de neste tolv månedene' });
  await expect.element(table.getByRole('row', { name: /^Mai 2027400 kr|^Mai 2027 400 kr/ })).toBeVisible();
  await expect.poll(() => table.getByRole('row', { name: /15\.05\.2027/ }).elements()).toHaveLength(40);
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
