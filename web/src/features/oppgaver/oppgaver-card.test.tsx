import '../../styles/index.css';
import '../../themes/none.css';

import type { Avtale, AvtalerResponse } from '@portal/contract/avtaler.ts';
import type { Count } from '@portal/contract/oppgaver.ts';
import { KOSTNADER_PATH } from '@portal/contract/paths.ts';
import type { BetalingerResponse } from '@portal/contract/kostnader.ts';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

import { useAnswer } from '../../lib/answers.tsx';
import { ComingAvtalerContext } from '../../lib/coming-avtaler.ts';
import { FailedOnServer } from '../../lib/query-client.ts';
import { createConfig } from '../../testing/create-config.ts';
import { type Answers, renderWithAnswers } from '../../testing/render-with-answers.tsx';
import styles from './oppgaver-card.module.css';
import { OppgaverCard } from './oppgaver-card.tsx';

const ingen = {
  getHelseerklaering: { count: 0 },
  getAksepttilbud: { count: 0 },
  getUlesteMeldinger: { hasUlesteMeldinger: false },
  getMotoroppgaver: { oppgaver: [] },
  getBetalinger: { idag: '2027-04-20', betalinger: [], sources: [] },
  getOversiktConfig: createConfig({ lenker: { meldinger: '/privat/meldinger' } }),
} satisfies Answers;

it('lists the tasks as links under their heading (TASK-01)', async () => {
  await renderWithAnswers(<OppgaverCard />, {
    ...ingen,
    getHelseerklaering: { count: 2 },
    getUlesteMeldinger: { hasUlesteMeldinger: true },
  });
  const oppgaver = page.getByRole('region', { name: 'Oppgavene dine' });
  await expect.element(oppgaver.getByRole('heading', { level: 2 })).toHaveTextContent('Oppgavene dine');
  const helse = oppgaver.getByRole('link', { name: 'Fyll ut egenerklæring om helse' });
  await expect
    .element(helse)
    .toHaveAttribute('href', '/privat/forsikring/oversikt/jump/seopp/skadesaker?target=ahv');
  // It leads on to the claims system, which may refuse to be in a bank's frame.
  await expect.element(helse).toHaveAttribute('target', '_top');
  const melding = oppgaver.getByRole('link', { name: 'Du har en ulest melding' });
  await expect.element(melding).toHaveAttribute('href', '/privat/meldinger');
  await expect.element(melding).not.toHaveAttribute('target');
  expect(oppgaver.getByRole('listitem').elements()).toHaveLength(2);
});

it('is not shown without tasks (OD-58)', async () => {
  const { container } = await renderWithAnswers(<OppgaverCard />, ingen);
  await expect.poll(() => container.childElementCount).toBe(0);
});

it('loses only the task of the call that failed (OD-58)', async () => {
  await renderWithAnswers(<OppgaverCard />, {
    ...ingen,
    getHelseerklaering: 'failed',
    getMotoroppgaver: 'failed',
    getAksepttilbud: { count: 2 },
  });
  await expect
    .element(page.getByRole('link'))
    .toHaveAccessibleName('Du har 2 tilbud fra rådgiver som venter på svar');
});

it('opens messages on another site in a new tab, and says so', async () => {
  await renderWithAnswers(<OppgaverCard />, {
    ...ingen,
    getUlesteMeldinger: { hasUlesteMeldinger: true },
    getOversiktConfig: createConfig({ lenker: { meldinger: 'https://bank.test/post' } }),
  });
  const lenke = page.getByRole('link');
  await expect.element(lenke).toHaveAccessibleName(/^Du har en ulest melding,?\s*åpnes i ny fane$/);
  await expect.element(lenke).toHaveAttribute('target', '_blank');
});

it('has no task for messages of the savings bank, which are on the page itself', async () => {
  const melding = { tittel: 'Nye vilkår', tekst: '', ulest: true };
  const { container } = await renderWithAnswers(
    <OppgaverCard />,
    { ...ingen, getSparebankmeldinger: { meldinger: [melding] } },
    { context: { hasSparebank: true } },
  );
  await expect.poll(() => container.childElementCount).toBe(0);
});

const biler = (antall: number) => ({
  oppgaver: Array.from({ length: antall }, (_, index) => ({
    oppgavetype: 'ENDRE_KMSTAND',
    beskrivelse: `bil ${index + 1}`,
    avtalenummer: `${index}`,
  })),
});

it.each([
  [390, 2, 2],
  [390, 3, 3],
  [390, 4, 2],
  [1280, 4, 4],
])('on a screen of %d px, of %d tasks %d are shown at first', async (width, antall, synlige) => {
  await page.viewport(width, 800);
  await renderWithAnswers(<OppgaverCard />, { ...ingen, getMotoroppgaver: biler(antall) });
  await expect.element(page.getByRole('link', { name: /bil 1$/ })).toBeVisible();
  const lenker = page.getByRole('link').elements();
  expect(lenker.filter((lenke) => lenke.checkVisibility({ contentVisibilityAuto: true }))).toHaveLength(
    synlige,
  );
  const flere = page.getByText(`Vis ${antall - synlige} oppgaver til`);
  if (antall === synlige)
    await expect.poll(() => flere.elements().some((el) => el.checkVisibility())).toBe(false);
  else {
    await flere.click();
    await expect.element(page.getByRole('link', { name: new RegExp(`bil ${antall}$`) })).toBeVisible();
  }
});

const forfalt: BetalingerResponse = {
  idag: '2027-04-20',
  betalinger: [
    { systemSource: 'NICE', policyNumbers: ['1'], belop: 620, forfall: '2027-04-15', status: 'FORFALT' },
    { systemSource: 'NICE', policyNumbers: ['1'], belop: 620, forfall: '2027-05-15', status: 'KOMMER' },
  ],
  sources: [],
};
const avtaler: AvtalerResponse = {
  avtaler: [{ systemSource: 'NICE', policyNumber: '1', name: 'Bil', avtaleStatus: 'ACTIVE' }],
  systemSourceError: false,
  sources: [],
};
/** As on the overview: the list of insurances follows, and has been answered. */
function Oversikt({ before = 0 }: { before?: number }) {
  useAnswer('getAvtaler');
  return (
    <>
      <OppgaverCard />
      <h2 id="avtaler" style={{ marginTop: before }}>
        Forsikringene dine
      </h2>
      <div style={{ height: 2000 }} />
    </>
  );
}
const tekst = 'Betalingen for Bil forfalt 15.04.2027. Betaler du ikke, kan forsikringen bli stoppet.';

it('an overdue payment is the last task, and counted', async () => {
  await page.viewport(390, 800);
  await renderWithAnswers(
    <Suspense>
      <Oversikt before={900} />
    </Suspense>,
    {
      ...ingen,
      getHelseerklaering: { count: 1 },
      getAvtaler: avtaler,
      getBetalinger: forfalt,
    },
  );
  await expect.element(page.getByRole('link', { name: tekst })).toHaveAttribute('href', KOSTNADER_PATH);
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  expect(page.getByRole('region').element().textContent).toMatch(/^Oppgavene dine2/);
});

const endedBefore = { avtaleStatus: 'NON_RENEWAL', endDate: '2027-03-31' } as const;

it.each<[string, Partial<Avtale>[], string[], string | RegExp]>([
  [
    'tells two insurances of one name from each other',
    [{ description: 'Volvo' }, { policyNumber: '2', description: 'Saab' }],
    ['1', '2'],
    /^Betalingen for Bil \(Volvo\) og Bil \(Saab\) forfalt/,
  ],
  [
    'says of which of two it is, also where the other has ended',
    [{ description: 'Saab' }, { ...endedBefore, policyNumber: '2', description: 'Volvo' }],
    ['1'],
    /^Betalingen for Bil \(Saab\) forfalt/,
  ],
  ['of an insurance that has ended stops nothing', [endedBefore], ['1'], 'En betaling forfalt 15.04.2027.'],
])('an overdue payment %s', async (_, changes, policyNumbers, name) => {
  await page.viewport(390, 800);
  const [bil] = avtaler.avtaler;
  if (bil === undefined) throw new Error('There is no car');
  await renderWithAnswers(
    <Suspense>
      <Oversikt before={900} />
    </Suspense>,
    {
      ...ingen,
      getAvtaler: { ...avtaler, avtaler: changes.map((change) => ({ ...bil, ...change })) },
      getBetalinger: {
        ...forfalt,
        betalinger: forfalt.betalinger.map((betaling) => ({ ...betaling, policyNumbers })),
      },
    },
  );
  await expect.element(page.getByRole('link', { name, exact: true })).toBeInTheDocument();
});

it('that would move what is being read waits until its place is out of the window', async () => {
  await page.viewport(390, 800);
  const betalinger = Promise.withResolvers<BetalingerResponse>();
  await renderWithAnswers(
    <Suspense>
      <Oversikt />
    </Suspense>,
    {
      ...ingen,
      getHelseerklaering: { count: 1 },
      getAvtaler: avtaler,
      getBetalinger: betalinger.promise,
    },
  );
  const insurances = page.getByRole('heading', { name: 'Forsikringene dine' });
  await expect.element(insurances).toBeVisible();
  const { top } = insurances.element().getBoundingClientRect();
  const tops: number[] = [];
  betalinger.resolve(forfalt);
  for (let frame = 0; frame < 10; frame += 1) {
    await new Promise(requestAnimationFrame);
    tops.push(insurances.element().getBoundingClientRect().top);
  }
  expect(new Set(tops)).toEqual(new Set([top]));
  await expect.element(page.getByRole('link', { name: tekst })).not.toBeInTheDocument();
  window.scrollTo(0, top + 400);
  await expect.element(page.getByRole('link', { name: tekst })).toBeInTheDocument();
});

it('is a task too when another system does not answer', async () => {
  await page.viewport(390, 800);
  await renderWithAnswers(
    <Suspense>
      <Oversikt before={900} />
    </Suspense>,
    {
      ...ingen,
      getAvtaler: { ...avtaler, systemSourceError: true },
      getBetalinger: { ...forfalt, sources: [{ systemSource: 'PARIS', state: 'failed' }] },
    },
  );
  await expect.element(page.getByRole('link', { name: tekst })).toBeInTheDocument();
});

it('payments that do not come take no other task away', async () => {
  await renderWithAnswers(<OppgaverCard />, {
    ...ingen,
    getHelseerklaering: { count: 1 },
    getBetalinger: 'failed',
  });
  await expect.element(page.getByRole('link', { name: /helse/ })).toBeVisible();
});

const INGEN = 'Du har ingen oppgaver nå.';
const VISES_IKKE = 'Vi får ikke vist oppgavene dine akkurat nå.';
const late = { getPlaces: () => undefined, getLate: () => ['getHelseerklaering'] };

/** On a page that was sent before the tasks had come: what stands in their place, and how far what follows moves. */
async function seeLate(answers: Answers, width = 390) {
  await page.viewport(width, 800);
  const opened = Promise.withResolvers<Count>();
  const { getHelseerklaering = { count: 0 }, ...others } = answers;
  await renderWithAnswers(
    <ComingAvtalerContext value={late}>
      <Suspense>
        <Oversikt />
      </Suspense>
    </ComingAvtalerContext>,
    { ...ingen, getAvtaler: avtaler, ...others, getHelseerklaering: opened.promise },
  );
  const insurances = page.getByRole('heading', { name: 'Forsikringene dine' });
  await expect.element(insurances).toBeVisible();
  const { top } = insurances.element().getBoundingClientRect();
  if (getHelseerklaering === 'failed')
    opened.reject(new FailedOnServer({ status: 502, statusText: 'Bad Gateway', body: {} }));
  else opened.resolve(await getHelseerklaering);
  await expect.poll(() => document.querySelector('.' + styles['empty'])).not.toBeNull();
  return {
    seen: () => document.querySelector('.' + styles['empty'])?.textContent,
    moved: () => insurances.element().getBoundingClientRect().top - top,
  };
}

it('late tasks that are none leave their place, which says so once no payment can be overdue', async () => {
  const { promise, resolve } = Promise.withResolvers<BetalingerResponse>();
  const { seen, moved } = await seeLate({ getBetalinger: promise });
  expect(seen()).toBe('');
  resolve(ingen.getBetalinger);
  await expect.poll(seen).toBe(INGEN);
  expect(moved()).toBeCloseTo(0, 1);
});

it.each<[string, Answers]>([
  [
    'all calls failed',
    {
      getHelseerklaering: 'failed',
      getAksepttilbud: 'failed',
      getUlesteMeldinger: 'failed',
      getMotoroppgaver: 'failed',
    },
  ],
  ['one call failed', { getMotoroppgaver: 'failed' }],
  ['one task could not be read', { getMotoroppgaver: { oppgaver: [], ufullstendig: true } }],
  [
    'the address of the messages did',
    { getUlesteMeldinger: { hasUlesteMeldinger: true }, getOversiktConfig: 'failed' },
  ],
])('late tasks are not said to be none when %s (decision 140)', async (_, answers) => {
  for (const width of [390, 320]) {
    const { seen, moved } = await seeLate(answers, width);
    expect(seen()).toBe(VISES_IKKE);
    expect(moved()).toBeCloseTo(0, 1);
    await cleanup();
  }
});

it.each<[string, BetalingerResponse]>([
  ['is overdue', forfalt],
  [
    'may be: a system failed',
    { ...ingen.getBetalinger, sources: [{ systemSource: 'NICE', state: 'failed' }] },
  ],
])('late tasks are not said to be none when a payment %s', async (_, getBetalinger) => {
  const { seen, moved } = await seeLate({ getBetalinger });
  for (let frame = 0; frame < 10; frame += 1) {
    await new Promise(requestAnimationFrame);
    expect(seen()).toBe('');
    expect(moved()).toBeCloseTo(0, 1);
  }
});

it('an overdue payment that has been paid meanwhile is no task any more', async () => {
  await page.viewport(390, 800);
  const [overdue, ...others] = forfalt.betalinger;
  if (overdue === undefined) throw new Error('There is no overdue payment');
  const second = { ...overdue, belop: 99, policyNumbers: ['2'] };
  const answers: Answers = {
    ...ingen,
    getAvtaler: avtaler,
    getBetalinger: { ...forfalt, betalinger: [overdue, second, ...others] },
  };
  await renderWithAnswers(
    <Suspense>
      <Oversikt before={900} />
      <AskAgain />
    </Suspense>,
    answers,
  );
  await expect.element(page.getByRole('link', { name: /^En betaling forfalt/ })).toBeVisible();
  answers.getBetalinger = { ...forfalt, betalinger: [second] };
  await page.getByRole('button', { name: 'Hent igjen' }).click();
  await expect.element(page.getByRole('link', { name: tekst })).not.toBeInTheDocument();
  expect(page.getByRole('listitem').elements()).toHaveLength(1);
});

function AskAgain() {
  const { refetch } = useAnswer('getBetalinger');
  return (
    <button type="button" style={{ position: 'fixed', top: 0 }} onClick={refetch}>
      Hent igjen
    </button>
  );
}
