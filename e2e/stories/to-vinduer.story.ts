import type { Page } from '@playwright/test';
import { fodselsnumre } from '../../tools/testing/fodselsnumre.ts';
import { logIn, logOut, OVERSIKT } from '../steps/log-in.ts';
import { PROFIL } from '../steps/profil.ts';
import { getCards } from '../steps/oversikt.ts';
import { expectScriptIn } from '../steps/script.ts';
import { getTilbud, seeTilbud, TILBUD } from '../steps/tilbud.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

const LOGGED_OUT = 'http://localhost:8000/bank/none/logget-ut';
const ANOTHER = 'Du er logget inn på nytt i et annet vindu';
/** A page may be reading while another window ends its session (401) or begins the next one (409). */
const REFUSED_AS_IT_ENDED = /^(?:401|409) |^console\.error: .* (?:401|409) /;
const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });

/** Cuts this window off from messages of the others, so that only the server can refuse what it sends. */
async function makeDeaf(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    let first: string | undefined;
    const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
    Object.defineProperty(document, 'cookie', {
      get: () => (first ??= String(get?.call(document))),
    });
  });
}

test.describe('logged out in another window', () => {
  test.use({ allowedTrouble: REFUSED_AS_IT_ENDED });

  test('I log out in one window: the other shows nothing of mine, without a press there', async ({
    page,
    context,
  }) => {
    await logIn(page, 'standard', PROFIL);
    await expect(
      page.getByText('148384 30121').or(page.getByText(fodselsnumre.standard)).first(),
    ).toBeVisible();
    const other = await context.newPage();
    await other.goto(OVERSIKT);
    await expect(getCards(other)).toHaveCount(5);
    await expectScriptIn(other.getByRole('button', { name: 'Logg ut' }));
    await logOut(other);
    await other.waitForURL(LOGGED_OUT);
    await expect(getTitle(page)).toHaveText('Logg inn');
    await expect(page.getByText('Du er logget ut')).toBeVisible();
    expect(await page.content()).not.toContain('30121');
    expect(new URL(page.url()).pathname).toBe(PROFIL);
    await expectNoAxeViolations(page);
  });

  test.describe('that could not fetch its later script at first', () => {
    const gone = /\/late-[^/]*\.js/;
    test.use({ allowedTrouble: new RegExp(`${REFUSED_AS_IT_ENDED.source}|${gone.source}|ERR_FAILED`) });

    test('it shows nothing of mine all the same', async ({ page, context }) => {
      let isGone = true;
      await page.route(gone, (route) => (isGone ? route.abort('failed') : route.continue()));
      const failed = page.waitForEvent('requestfailed', (request) => gone.test(request.url()));
      await logIn(page, 'standard');
      await failed;
      await expectScriptIn(page.getByRole('button', { name: 'Logg ut' }));
      // An answer that is asked for later would tell the page, too.
      const betalinger = page.waitForResponse('**/betalinger');
      isGone = false;
      await page.evaluate(() => setInterval(() => window.dispatchEvent(new Event('online')), 100));
      await expect(getCards(page)).toHaveCount(5);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await betalinger;
      await page.waitForLoadState('networkidle');
      const other = await context.newPage();
      await other.goto(OVERSIKT);
      await expectScriptIn(other.getByRole('button', { name: 'Logg ut' }));
      await logOut(other);
      await other.waitForURL(LOGGED_OUT);
      await expect(getTitle(page)).toHaveText('Logg inn');
    });
  });
});

test('an offer that I remove in one window goes from the others, and from their count', async ({
  page,
  context,
  createKunde,
}) => {
  const customer = await createKunde({ tilbud: ['Hus', 'Bil', 'Reise'].map((name) => ({ name })) });
  await logIn(page, customer);
  await page.goto(TILBUD);
  const questioned = getTilbud(page, 'Hus').getByRole('button', { name: 'Fjern tilbud' });
  await expectScriptIn(questioned);
  await questioned.click();
  const overview = await context.newPage();
  await overview.goto(OVERSIKT);
  const card = overview.getByRole('region', { name: 'Tilbudene dine' });
  await expect(card).toContainText('Reise');
  await expect(overview.getByRole('link', { name: 'Tilbud 3' })).toBeVisible();
  await card.scrollIntoViewIfNeeded();
  const removing = await context.newPage();
  await removing.goto(TILBUD);
  const remove = getTilbud(removing, 'Reise').getByRole('button', { name: 'Fjern tilbud' });
  await expectScriptIn(remove);
  await remove.click();
  await getTilbud(removing, 'Reise').getByRole('button', { name: 'Ja, fjern tilbudet' }).click();
  await expect(removing.getByText('Tilbudet er fjernet.')).toBeVisible();
  await seeTilbud(page, ['Hus', 'Bil']);
  await expect(getTilbud(page, 'Hus')).toContainText('Vil du fjerne dette tilbudet?');
  await expect(card).not.toContainText('Reise');
  await expect(overview.getByRole('link', { name: 'Tilbud 2' })).toBeVisible();
});

test('a window on the login page says so when somebody has logged in in another', async ({
  page,
  context,
}) => {
  await page.goto(TILBUD);
  await expect(getTitle(page)).toHaveText('Logg inn');
  const other = await context.newPage();
  await logIn(other, 'standard');
  await expect(getTitle(page)).toHaveText(ANOTHER);
  await page.getByRole('link', { name: 'Gå til siden din' }).click();
  await expect(page).toHaveURL(TILBUD);
});

test.describe('with a page of an earlier session', () => {
  test.use({ allowedTrouble: REFUSED_AS_IT_ENDED });

  test('somebody else logs in in another window: mine says so, and leads to theirs', async ({
    page,
    context,
  }) => {
    await logIn(page, 'standard');
    await expect(getCards(page)).toHaveCount(5);
    const other = await context.newPage();
    await logIn(other, 'loMedlem');
    await expect(getTitle(page)).toHaveText(ANOTHER);
    for (const mine of ['Hei, Lun', 'Volvo', 'Enyaq']) expect(await page.content()).not.toContain(mine);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Gå til siden din' }).click();
    await expect(page).toHaveURL(OVERSIKT);
    await expect(getTitle(page)).toHaveText('Forsikringsoversikt');
  });

  test('my page was reading when somebody else logged in: it says so, and does not become theirs', async ({
    page,
    context,
  }) => {
    await makeDeaf(page);
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    await page.route('**/betalinger', async (route) => {
      const headers = await route.request().allHeaders();
      await isOver;
      await route.fulfill({ response: await route.fetch({ headers }) });
    });
    const asked = page.waitForRequest('**/betalinger');
    await logIn(page, 'standard');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await asked;
    const refused = page.waitForResponse('**/betalinger');
    const other = await context.newPage();
    await logIn(other, 'loMedlem');
    end();
    expect((await refused).status()).toBe(401);
    await expect(getTitle(page)).toHaveText(ANOTHER);
  });

  test('saving from a page of the earlier session changes nothing for the customer who has logged in since, and the page says why', async ({
    page,
    context,
  }) => {
    await makeDeaf(page);
    await logIn(page, 'standard', PROFIL);
    const row = page.getByRole('group').filter({ has: page.getByText('E-post', { exact: true }) });
    await expectScriptIn(page.getByRole('button', { name: 'Logg ut' }));
    await row.getByText('Endre').click();
    await row.getByRole('textbox').fill('feil.person@example.com');
    const other = await context.newPage();
    await logIn(other, 'dNummer', PROFIL);
    await row.getByRole('button', { name: 'Lagre' }).click();
    await expect(getTitle(page)).toHaveText(ANOTHER);
    await other.reload();
    await expect(getTitle(other)).toBeVisible();
    await expect(other.getByText('feil.person@example.com')).toHaveCount(0);
  });

  test('nor does such a page read anything of the customer who has logged in since', async ({
    page,
    context,
  }) => {
    await makeDeaf(page);
    // Asked for later: in the other session it would tell the page before the link does.
    const betalinger = page.waitForResponse('**/betalinger');
    await logIn(page, 'standard');
    await expect(getCards(page)).toHaveCount(5);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await betalinger;
    await page.waitForLoadState('networkidle');
    const other = await context.newPage();
    await logIn(other, 'loMedlem');
    await page.bringToFront();
    await page.getByRole('link', { name: 'Profil', exact: true }).click();
    await expect(getTitle(page)).toHaveText(ANOTHER);
  });
});

test.describe('opened by a page of somebody else', () => {
  for (const host of ['localhost', '127.0.0.1'])
    test(`the window is the customer's alone: it can be neither counted nor led elsewhere from ${host}`, async ({
      page,
      context,
      baseURL,
      simulatorsUrl,
    }) => {
      await page.goto(`http://${host}:${new URL(simulatorsUrl).port}/bank/none/logget-ut`);
      const opening = context.waitForEvent('page');
      await page.evaluate(
        (address) => Object.assign(window, { held: window.open(address) }),
        baseURL + OVERSIKT,
      );
      const opened = await opening;
      await expect(getTitle(opened)).toBeVisible();
      const isLost = () => page.evaluate(() => (window as Window & { held?: Window }).held?.closed);
      await expect.poll(isLost).toBe(true);
      expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
    });
});
