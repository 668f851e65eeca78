import type { SystemSource } from '@portal/contract/system-sources.ts';
import type { Page } from '@playwright/test';

import { type Kunde, toSystem } from '../../tools/testing/create-kunde.ts';
import { hold } from '../steps/hold.ts';
import { breakSystem, mendSystems, setFault } from '../steps/faults.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import {
  getAvtaler,
  kilder,
  listAvtalerWithout,
  seeAvtaler,
  seeTotal,
  systemSources,
} from '../steps/oversikt.ts';
import { startBreakableLine } from '../steps/breakable-line.ts';
import { STILL, watchLayoutShifts } from '../steps/page-quality.ts';
import { expectScriptIn } from '../steps/script.ts';
import { expect, expectNoAxeViolations, test, waitForWhole } from '../steps/test.ts';

/** Longer than a page of the stories waits before it is sent. */
const SLOW_MS = 2000;

/** Somebody with insurances in every system, one of which is slow. */
function createSlow(slow: SystemSource, without: readonly SystemSource[] = []): Kunde {
  return {
    avtaler: systemSources
      .filter((systemSource) => !without.includes(systemSource))
      .flatMap((systemSource) =>
        kilder[systemSource].avtaler.map((name) => ({
          name,
          systemSource,
          description: `Fra ${systemSource.length}`,
          monthlyPrice: 100,
          yearlyPrice: 1200,
        })),
      ),
    faults: { [toSystem(slow)]: { fault: 'slow', delayMs: SLOW_MS } },
  };
}

declare global {
  interface Window {
    /** The list as it stood at each change, the total's first words before it. */
    states: string[];
    pressing: ReturnType<typeof setInterval>;
  }
}

/** A state may be over before a check that asks again and again sees it. */
async function watchList(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.states = [];
    new MutationObserver(() => {
      const rows = [...document.querySelectorAll('#avtaler ~ ul > li')].map(
        (row) => row.querySelector('h3, p')?.textContent.replaceAll('\u00ad', '') ?? '',
      );
      const total = /Totalt(?: minst)? \d+/.exec(document.body?.textContent ?? '')?.[0] ?? '';
      window.states.push([total, ...rows].join(', '));
    }).observe(document, { childList: true, subtree: true });
  });
  return async () => {
    const states = await page.evaluate(() => window.states);
    return states.map((state) => state.replace(/(Totalt minst) \d+/, '$1'));
  };
}

/** The list while it waits for a system, with so many places for it. The first says so. */
function toWaiting(slow: SystemSource, places: number): string {
  const coming = [`Henter ${kilder[slow].navn} …`, ...Array.from({ length: places - 1 }, () => '')];
  const rows = systemSources.flatMap((system) => (system === slow ? coming : kilder[system].avtaler));
  return ['Totalt minst', ...rows, 'Kjøp forsikring'].join(', ');
}

const slowOnes = ['NICE', 'PROLIFE'] as const;
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

for (const slow of slowOnes)
  for (const size of windows)
    test(`${slow} is slow: I see the others, and it takes its places when it comes, at ${size.width} px`, async ({
      page,
      createKunde,
    }) => {
      await page.setViewportSize(size);
      const getShift = await watchLayoutShifts(page);
      const listStates = await watchList(page);
      await logIn(page, await createKunde(createSlow(slow)));
      await seeAvtaler(page, listAvtalerWithout());
      await seeTotal(page, 'Totalt 900 kroner i måneden, 10 800 kroner i året.');
      expect(await listStates()).toContain(toWaiting(slow, 1));
      expect(await getShift()).toBeLessThanOrEqual(0.05);
      await expectNoAxeViolations(page);

      // The session remembers how many there were.
      await page.goto(OVERSIKT);
      await seeAvtaler(page, listAvtalerWithout());
      await seeTotal(page, 'Totalt 900 kroner i måneden, 10 800 kroner i året.');
      expect(await listStates()).toContain(toWaiting(slow, kilder[slow].avtaler.length));
      expect(await getShift()).toBeLessThan(STILL);
    });

test('two that come in one place stand apart, and the last card keeps its own', async ({
  page,
  createKunde,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const avtaler = [
    { name: 'Bil' },
    { name: 'Hus', productType: 'HUS' },
    { name: 'Verdisaker', productType: 'VERDISAK', systemSource: 'EIKA_SKADE' as const },
  ];
  const { faults = {} } = createSlow('NICE');
  await logIn(page, await createKunde({ avtaler, faults }));
  await seeAvtaler(page, ['Bil', 'Hus', 'Verdisaker']);
  const card = (name: string) => getAvtaler(page).getByRole('link', { name }).boundingBox();
  const [bil, hus, verdisaker, kjop] = await Promise.all(['Bil', 'Hus', 'Verdisaker', 'Kjøp'].map(card));
  if (!bil || !hus || !verdisaker || !kjop) throw new Error('A card is missing');
  expect(kjop.y).toBe(bil.y);
  expect(hus.y - bil.y - bil.height).toBe(verdisaker.x - bil.x - bil.width);
});

test('many that come in one place, with nothing beside it but the last card, fill the rows', async ({
  page,
  createKunde,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const getShift = await watchLayoutShifts(page);
  const navn = ['Bil 1', 'Bil 2', 'Bil 3', 'Bil 4', 'Bil 5'];
  const { faults = {} } = createSlow('NICE');
  await logIn(page, await createKunde({ avtaler: navn.map((name) => ({ name })), faults }));
  await seeAvtaler(page, navn);
  const card = (name: string) => getAvtaler(page).getByRole('link', { name }).boundingBox();
  const [first, second, third, fourth, kjop] = await Promise.all(
    ['Bil 1', 'Bil 2', 'Bil 3', 'Bil 4', 'Kjøp'].map(card),
  );
  if (!first || !second || !third || !fourth || !kjop) throw new Error('A card is missing');
  expect([second.y, third.y]).toEqual([first.y, first.y]);
  expect([fourth.x, kjop.x]).toEqual([first.x, first.x]);
  expect(kjop.width).toBe(first.width);
  expect(await getShift()).toBeLessThanOrEqual(0.05);
});

for (const slow of slowOnes)
  test(`${slow} is slow and I have none there: nothing moves when it says so`, async ({
    page,
    createKunde,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const getShift = await watchLayoutShifts(page);
    await logIn(page, await createKunde(createSlow(slow, [slow])));
    await seeAvtaler(page, listAvtalerWithout(slow));
    await expect(getAvtaler(page)).toContainText('Ingen forsikringer her.');
    expect(await getShift()).toBeLessThan(STILL);
    await expectNoAxeViolations(page);
  });

const uten = { name: 'Hus', monthlyPrice: undefined, yearlyPrice: undefined } as const;
const priced = { monthlyPrice: 100, yearlyPrice: 1200 } as const;
const inTwo = [
  { name: 'Bil', ...priced },
  { name: 'Liv', systemSource: 'PROLIFE', ...priced },
  { name: 'Ulykke', systemSource: 'PROLIFE', ...priced },
] as const;
const slowProlife = { system: 'prolife', fault: 'slow', delayMs: SLOW_MS } as const;
const listed = { avtaler: inTwo };

for (const [what, kunde, fault, last] of [
  ['I have no insurances', { avtaler: [] }, slowProlife, 'Du har ingen forsikringer'],
  ['none of mine has a price', { avtaler: [uten] }, slowProlife, 'Hus'],
  [
    'one of mine has no price',
    { avtaler: [inTwo[0], uten, ...inTwo.slice(1)] },
    slowProlife,
    'Slik er totalen regnet ut:',
  ],
  ['it fails', listed, { system: 'prolife', fault: 'hang' }, 'Prøv igjen'],
  ['its offers fail', listed, { system: 'prolife', fault: 'hang', path: '/tilbud/sok' }, 'Prøv igjen'],
  [
    'I have no tasks',
    listed,
    { system: 'oppgaver', fault: 'slow', delayMs: SLOW_MS - 500 },
    'ingen oppgaver',
  ],
  ['my tasks fail', listed, { system: 'oppgaver', fault: 'hang' }, 'Vi får ikke vist oppgavene'],
] as const)
  // What moves on a wide screen moves more on a phone, save for several places at once.
  for (const size of what === 'it fails' ? windows : windows.slice(0, 1))
    test(`one system is late, and ${what}: nothing moves on my second visit, at ${size.width} px`, async ({
      page,
      createKunde,
      simulatorsUrl,
    }) => {
      await page.setViewportSize(size);
      const { fodselsnummer } = await createKunde(kunde);
      await logIn(page, { fodselsnummer });
      await seeAvtaler(
        page,
        kunde.avtaler.map(({ name }) => name),
      );
      await setFault(simulatorsUrl, { fodselsnummer }, fault);
      const getShift = await watchLayoutShifts(page);
      await page.goto(OVERSIKT);
      await expect(page.locator('main')).toContainText(last, { timeout: 15_000 });
      await waitForWhole(page);
      expect(await getShift()).toBeLessThan(STILL);
      await expectNoAxeViolations(page);
    });

test('what had failed before the script came is not asked for again by itself', async ({
  page,
  createKunde,
  simulatorsUrl,
}) => {
  const { fodselsnummer } = await createKunde(listed);
  await logIn(page, { fodselsnummer });
  await setFault(simulatorsUrl, { fodselsnummer }, { system: 'oppgaver', fault: 'hang' });
  const script = hold();
  await page.route(/\/entry\.client[^/]*\.js$/, script.route);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/oppgaver|erklaering|aksepttilbud|ulestemeldinger/.test(request.url())) asked.push(request.url());
  });
  await page.goto(OVERSIKT, { waitUntil: 'commit' });
  await expect(page.locator('main')).toContainText('Vi får ikke vist oppgavene');
  script.release();
  await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
  expect(asked).toEqual([]);
});

test('nothing comes under my finger while I press', async ({ page, createKunde }) => {
  await page.addInitScript(() => {
    window.pressing = setInterval(() => document.dispatchEvent(new Event('pointerdown')), 50);
  });
  await logIn(page, await createKunde(createSlow('NICE')));
  // React keeps what has come in hidden places until it is shown.
  const come = page.locator('[id^="S:"] > li', { hasText: 'Hus' });
  await expect(come.first()).toBeAttached();
  await page.waitForLoadState('load');
  await expect(getAvtaler(page)).toContainText('Henter skadeforsikringene …');
  await page.evaluate(() => clearInterval(window.pressing));
  await seeAvtaler(page, listAvtalerWithout());
});

test('I hide the amounts while a system is late: none can be read from then on', async ({
  page,
  simulatorsUrl,
  createKunde,
}) => {
  const customer = await createKunde({ ...createSlow('NICE'), faults: {} });
  await logIn(page, customer, `${OVERSIKT}/kjopsinnganger`);
  await breakSystem(simulatorsUrl, customer, 'NICE', 'hang');
  await page.goto(OVERSIKT, { waitUntil: 'commit' });
  await expect(getAvtaler(page)).toContainText('Henter skadeforsikringene …');
  await expect(getAvtaler(page)).toContainText('100 kr/md');
  const hide = page.getByRole('contentinfo').getByRole('button', { name: 'Skjul beløp' });
  await hide.scrollIntoViewIfNeeded();
  await expectScriptIn(hide);
  const readable = await hide.evaluate((button: HTMLElement) => {
    button.click();
    return document.querySelector('main')?.innerText;
  });
  expect(readable).not.toMatch(/\d\skr/);
  await expect(getAvtaler(page)).toContainText('skjult');
  await expect(getAvtaler(page)).toContainText('Henter skadeforsikringene …');
  await expect(page.getByRole('main')).not.toContainText(/\d\skr/);
  await mendSystems(simulatorsUrl, customer);
});

test.describe('the connection breaks while the page waits', () => {
  // React reports each section that it renders in place of the server.
  test.use({
    allowedTrouble:
      /^page error: $|net::ERR_(?:INCOMPLETE_CHUNKED_ENCODING|CONNECTION_RESET|CONNECTION_CLOSED|EMPTY_RESPONSE)/,
  });

  test('what is missing is asked for, and comes', async ({ page, baseURL, simulatorsUrl, createKunde }) => {
    const line = await startBreakableLine(baseURL ?? '');
    const customer = await createKunde({ ...createSlow('NICE'), faults: {} });
    await logIn(page, customer, `${OVERSIKT}/kjopsinnganger`);
    await breakSystem(simulatorsUrl, customer, 'NICE', 'hang');
    await page.goto(line.url + OVERSIKT, { waitUntil: 'commit' });
    await expect(getAvtaler(page)).toContainText('Henter skadeforsikringene …');
    await expectScriptIn(page.getByRole('heading', { level: 1 }));
    const cut = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
    line.break();
    await cut;
    await mendSystems(simulatorsUrl, customer);
    await seeAvtaler(page, listAvtalerWithout());
    await seeTotal(page, 'Totalt 900 kroner i måneden, 10 800 kroner i året.');
    await expect(page.getByText('Henter')).toHaveCount(0);
    line.close();
  });
});

for (const slow of slowOnes)
  test(`${slow} is slow and I have no script: the page comes again, whole @no-js-only @no-js`, async ({
    page,
    createKunde,
  }) => {
    const pages: string[] = [];
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) pages.push(new URL(response.url()).search);
    });
    await logIn(page, await createKunde(createSlow(slow)));
    await seeAvtaler(page, listAvtalerWithout());
    await seeTotal(page, 'Totalt 900 kroner i måneden, 10 800 kroner i året.');
    await expect(page.getByText('Henter')).toHaveCount(0);
    expect(pages.at(-1)).toBe('?komplett');
    const html = await (await page.request.get(OVERSIKT)).text();
    const [sent = ''] = html.split('http-equiv="refresh"');
    for (const name of [`Henter ${kilder[slow].navn} …`, ...listAvtalerWithout(slow)])
      expect(sent.replaceAll('\u00ad', '')).toContain(name);
  });
