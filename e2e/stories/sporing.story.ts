import type { BrowserContext, Page } from '@playwright/test';

import { identify, OVERSIKT } from '../steps/log-in.ts';
import { expectNothingPersonal, listArrived, listEvents } from '../steps/sink.ts';
import { expect, test } from '../steps/test.ts';

const TRACKING_ID = '/privat/forsikring/auth/tracking-id';
const isSporing = (url: string) => /\/sink\/|mixpanel|sentry/.test(url);

/** The addresses of all requests that belong to sporing. */
function watchRequests(context: BrowserContext): string[] {
  const urls: string[] = [];
  context.on('request', (request) => {
    if (isSporing(request.url()) || request.url().includes(TRACKING_ID)) urls.push(request.url());
  });
  return urls;
}

/** Closes the cookie dialog on the login page without an answer; it opens again on the overview. */
async function logInUnanswered(page: Page, customer: Parameters<typeof identify>[1]): Promise<void> {
  await page.goto(OVERSIKT);
  const refuse = page.getByRole('button', { name: 'Avvis alle' });
  await expect(refuse).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(refuse).toBeHidden();
  await page.frameLocator('iframe').getByRole('button', { name: 'Logg inn med BankID' }).click();
  await identify(page, customer);
}

async function answerCookies(page: Page, button: 'Godta alle' | 'Avvis alle'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
}

/** What the portal itself needs: when the session ends, whether the browser has the font, and where the visit came from. */
const ownKeys = ['kfp-session-expires-at', 'kfp-font', 'kfp-market-source', 'kfp-market-source-session'];

/** What anything else has stored in the browser, cookies included. */
async function listStored(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return [
    ...keys.filter((key) => !ownKeys.includes(key)),
    ...cookies.filter((name) => /^_*mp|sentry/i.test(name)),
  ];
}

async function agreeAndGetTrackingId(page: Page): Promise<string> {
  const answer = page.waitForResponse((response) => response.url().includes(TRACKING_ID));
  await answerCookies(page, 'Godta alle');
  return ((await (await answer).json()) as { trackingId: string }).trackingId;
}

test.describe('sporing', () => {
  test.use({ hasAnsweredCookies: false });

  test('nothing is loaded, stored or sent before the customer has answered, nor after a no', async ({
    page,
    context,
  }) => {
    const asked = watchRequests(context);
    await logInUnanswered(page, 'standard');
    await expect(page.getByRole('button', { name: 'Avvis alle' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Finner du ikke forsikringene dine?' })).toBeVisible();
    expect(await listStored(page)).toEqual([]);
    await answerCookies(page, 'Avvis alle');
    await page.getByRole('link', { name: 'Tilbud' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tilbud' })).toBeVisible();
    await page.goto(OVERSIKT);
    await expect(page.getByRole('heading', { name: 'Finner du ikke forsikringene dine?' })).toBeVisible();
    expect(asked).toEqual([]);
    expect(await listStored(page)).toEqual([]);
  });

  test('after a yes the waiting events are sent, under a random id and a made-up name', async ({
    page,
    simulatorsUrl,
    createKunde,
  }) => {
    // Agrees in no other story: a customer keeps the tracking id across visits.
    await logInUnanswered(page, await createKunde({ avtaler: [{}, {}, {}, {}, {}], tilbud: [{}] }));
    const trackingId = await agreeAndGetTrackingId(page);
    await expect
      .poll(async () => (await listEvents(simulatorsUrl, trackingId)).map(({ event }) => event))
      .toContain('Sidevisning');
    const sidevisning = (await listEvents(simulatorsUrl, trackingId)).find(
      ({ event }) => event === 'Sidevisning',
    );
    expect(sidevisning?.properties).toMatchObject({ side: OVERSIKT });
    expect(String(sidevisning?.properties['$current_url'])).toMatch(/\/privat\/forsikring\/oversikt$/);

    await page.getByRole('link', { name: 'Vis tilbud' }).click();
    await expect(page).toHaveURL(`${OVERSIKT}/tilbud`);
    const list = async (name: string) =>
      (await listEvents(simulatorsUrl, trackingId))
        .filter(({ event }) => event === name)
        .map(({ properties }) => properties);
    const find = async (name: string) => (await list(name))[0];
    await expect
      .poll(() => find('Knappeklikk'))
      .toMatchObject({ type: 'lenke', navn: 'vis-tilbud', hendelse: 'klikk', id: 'vis-tilbud' });
    await expect
      .poll(() => find('Visning av anbefaling'))
      .toMatchObject({
        page: 'oversikt',
        product: 'OVERSIKT',
        controlGroup: false,
        presentedNboModule: true,
      });
    await expect.poll(() => find('Anbefaling')).toHaveProperty('anbefalteProdukter');
    await expect.poll(() => find('Komponentvisning')).toHaveProperty('komponent');
    await expect
      .poll(() => list('Statistikk'))
      .toContainEqual(expect.objectContaining({ name: 'antall-avtaler', value: 5 }));
    await expect.poll(() => find('$experiment_started')).toMatchObject({ 'Experiment name': 'anbefalinger' });

    const findProfile = async () =>
      (await listArrived(simulatorsUrl)).find(
        ({ path, body }) =>
          path.includes('/engage') && body.includes(trackingId) && body.includes('$set_once'),
      )?.body;
    await expect.poll(findProfile).toMatch(/"fornavn":"\p{Lu}\p{Ll}+","etternavn":"\p{Lu}\p{Ll}+"/u);
    // A new document in the same visit knows the customer, and does not identify them again.
    const count = async (name: string) =>
      (await listEvents(simulatorsUrl, trackingId)).filter(({ event }) => event === name).length;
    const seen = await count('Sidevisning');
    await page.reload();
    await expect.poll(() => count('Sidevisning')).toBe(seen + 1);
    expect(await count('$identify')).toBe(1);

    const arrived = await listArrived(simulatorsUrl);
    for (const { service, path } of arrived) if (service === 'mixpanel') expect(path).toContain('ip=0');
    expectNothingPersonal(arrived);
  });

  test('a no ends it at once, and a later yes sends nothing of what happened between', async ({
    page,
    simulatorsUrl,
  }) => {
    // Agrees in no other story: a customer keeps the tracking id across visits.
    await logInUnanswered(page, 'dNummer');
    const trackingId = await agreeAndGetTrackingId(page);
    const listSides = async () =>
      (await listEvents(simulatorsUrl, trackingId))
        .filter(({ event }) => event === 'Sidevisning')
        .map(({ properties }) => properties['side']);
    await expect.poll(listSides).toEqual([OVERSIKT]);

    await page.getByRole('button', { name: 'Velg informasjonskapsler' }).click();
    await answerCookies(page, 'Avvis alle');
    expect(await listStored(page)).toEqual([]);
    await page.getByRole('link', { name: 'Profil', exact: true }).click();
    await expect(page).toHaveURL(`${OVERSIKT}/forsikringsprofil`);
    // The footer is pressed when what comes above it has come: it moves down until then.
    await expect(page.getByRole('group', { name: 'Tilbud og tips om forsikring' })).toBeVisible();

    await page.getByRole('button', { name: 'Velg informasjonskapsler' }).click();
    await answerCookies(page, 'Godta alle');
    // Navigation without a reload: a new document would have lost any waiting events.
    await page.getByRole('link', { name: 'Forsikringsoversikt' }).first().click();
    await expect(page).toHaveURL(OVERSIKT);
    await expect.poll(listSides).toEqual([OVERSIKT, OVERSIKT]);
  });

  test.describe('an address that does not exist', () => {
    test.use({ allowedTrouble: /404/ });
    test('is reported after a yes, by a fixed text alone (ERR-22)', async ({ page, simulatorsUrl }) => {
      const listReports = async () =>
        (await listArrived(simulatorsUrl)).filter(
          ({ service, body }) =>
            service === 'sentry' &&
            body.includes('Kunde traff side som ikke finnes') &&
            body.includes('/borte/{id}'),
        );
      await page.goto(`${OVERSIKT}/borte/12345?fromLo=true`);
      await answerCookies(page, 'Godta alle');
      await expect.poll(listReports).toHaveLength(1);
      const [report] = await listReports();
      expect(report?.body).not.toContain('12345?');
      expectNothingPersonal(await listArrived(simulatorsUrl));
    });
  });

  test.describe('a jump to the claims that fails at once', () => {
    test.use({
      allowedTrouble: /^(500 POST .*jumpsst\/|console.error: Failed to load resource: .* 500 .*)$/,
    });
    test('is reported even though I am sent on from the page (JMP-07)', async ({
      page,
      simulatorsUrl,
      createKunde,
    }) => {
      // The page waits two seconds for the reporter: on a slower line it is the report that is lost.
      await page.route('**/jumpsst/', async (route) => {
        await reporter;
        await route.fulfill({ status: 500, json: { code: 'UKJENT' } });
      });
      // Agrees in no other story: the events of the visit are counted here.
      await logInUnanswered(page, await createKunde());
      await agreeAndGetTrackingId(page);
      const jump = `${OVERSIKT}/jump/seopp/skadesaker`;
      const reporter = page.waitForResponse(
        (response) => response.url().includes('/sentry-reporter') && page.url().endsWith(jump),
      );
      await page.goto(jump);
      await expect(page.getByRole('heading', { level: 1, name: 'Skadesaker' })).toBeVisible();
      await page.waitForURL('http://localhost:8000/skadesaker');
      const listReports = async () =>
        (await listArrived(simulatorsUrl)).filter(
          ({ service, body }) =>
            service === 'sentry' && body.includes('Klarte ikke hente autentiseringstoken'),
        );
      await expect.poll(listReports).not.toEqual([]);
    });
  });

  test.describe('when both services are down', () => {
    test.use({ allowedTrouble: /ERR_FAILED/ });
    test('the portal works as usual (ANA-34)', async ({ page, context }) => {
      await context.route(/\/sink\//, (route) => route.abort());
      await logInUnanswered(page, 'standard');
      await answerCookies(page, 'Godta alle');
      await page.getByRole('link', { name: 'Vis tilbud' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Tilbud' })).toBeVisible();
    });
  });
});
