import type { Page } from '@playwright/test';

import { logIn, logOut, OVERSIKT } from '../steps/log-in.ts';
import { goBackTo } from '../steps/pages.ts';
import { TILBUD } from '../steps/tilbud.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';
import { typed } from '../steps/typed.ts';

const ANDRE = `${OVERSIKT}/andre-forsikringer`;
const API = '/api/privat/forsikring/feedback/';

/** Everything that is sent to the feedback addresses. */
function watchSent(page: Page): { path: string; body: unknown }[] {
  const sent: { path: string; body: unknown }[] = [];
  page.context().on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith(API)) sent.push({ path, body: request.postDataJSON() });
  });
  return sent;
}

/** The survey needs the script, and this section's script loads after the page: until then the form is a real form post. */
const scriptIsThere = (page: Page) => expect(page.locator('form[data-answered]')).toBeVisible();

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

test('I press Back to what somebody wrote here before me and did not send: it is gone @no-js-only', async ({
  page,
  createKunde,
}) => {
  await logIn(page, await createKunde(), TILBUD);
  await page.getByRole('radio', { name: 'Ganske fornøyd' }).check();
  await page.getByRole('textbox').fill('Bare for dere.');
  await page.goto(OVERSIKT);
  await logOut(page);
  await page.waitForURL('**/logget-ut');
  await logIn(page, await createKunde());
  await goBackTo(page, TILBUD);
  // The browser puts it there when the whole page has come.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('radio', { name: 'Ganske fornøyd' })).not.toBeChecked();
  await expect(page.getByRole('textbox', { includeHidden: true })).toHaveValue('');
});

test('I say how satisfied I am, and why @no-js', async ({ page }) => {
  await logIn(page, 'tom', TILBUD);
  await expect(page.getByRole('heading', { name: 'Hvor fornøyd er du med denne nettsiden?' })).toBeVisible();
  await expect(send(page)).toBeHidden();
  await page.getByRole('radio', { name: 'Ganske fornøyd' }).check();
  await expect(page.getByText('Ikke skriv personlige opplysninger.')).toBeVisible();
  await page.getByRole('textbox').fill('Ryddig og rolig');
  await expectNoAxeViolations(page);
  await send(page).click();
  await expect(page.getByText('Takk for tilbakemeldingen!')).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname === TILBUD);
  await expectNoAxeViolations(page);
});

test('I say that I did not find what I looked for, after thinking again @no-js', async ({ page }) => {
  await logIn(page, 'tom', ANDRE);
  await page.getByRole('radio', { name: 'Ja' }).check();
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await expect(send(page)).toBeHidden();
  await page.getByRole('radio', { name: 'Nei' }).check();
  await send(page).click();
  await expect(page.getByText('Takk for tilbakemeldingen!')).toBeVisible();
});

test('I answer the whole survey, and can be asked again', async ({ page }) => {
  await logIn(page, 'tom');
  const sent = watchSent(page);
  await page.getByRole('radio', { name: 'Veldig fornøyd' }).check();
  await scriptIsThere(page);
  await send(page).click();
  await page.getByRole('button', { name: 'Jeg har tid!' }).click();
  await expect(page.getByText('Steg 1 av 2')).toBeVisible();
  await page.getByRole('radio', { name: 'Ja', exact: true }).check();
  await page.getByRole('button', { name: 'Neste' }).click();
  await expect(page.getByText('Steg 2 av 2')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('textbox').fill('Ingenting');
  await page.getByRole('button', { name: 'Send inn' }).click();
  await expect(page.getByText('Takk, igjen!')).toBeVisible();

  await page.getByRole('button', { name: 'Sett meg på lista!' }).click();
  await expect(page.getByText('Du må oppgi e-postadresse for at vi kan kontakte deg')).toBeVisible();
  await expect(page.getByLabel('Telefonnummer')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByLabel('E-post').fill('abc');
  await expect(page.getByText('Skriv inn en gyldig e-postadresse')).toBeVisible();
  await page.getByLabel('E-post').fill(typed.kontaktEpost);
  await page.getByRole('button', { name: 'Sett meg på lista!' }).click();
  await expect(page.getByText('Takk for tiden din!')).toBeVisible();
  expect(sent).toEqual([
    { path: API, body: { feedbackValue: 5, page: OVERSIKT } },
    {
      path: `${API}oppfolging`,
      body: {
        page: OVERSIKT,
        answers: [
          { name: 'fant', label: 'Fant du det du lette etter?', type: 'radio', value: 'ja' },
          {
            name: 'bedre',
            label: 'Hva kan vi gjøre bedre på denne siden?',
            type: 'text',
            value: 'Ingenting',
          },
        ],
      },
    },
    { path: `${API}kontakt`, body: { page: OVERSIKT, email: typed.kontaktEpost } },
  ]);
});

test('I close the survey, and what I had answered is not sent', async ({ page }) => {
  await logIn(page, 'tom');
  const sent = watchSent(page);
  await page.getByRole('radio', { name: 'Midt på treet' }).check();
  await scriptIsThere(page);
  await send(page).click();
  await page.getByRole('button', { name: 'Jeg har tid!' }).click();
  await page.getByRole('radio', { name: 'Nei', exact: true }).check();
  await page.getByRole('button', { name: 'Neste' }).click();
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await expect(page.getByText('Steg 2 av 2')).toHaveCount(0);
  await expect(page.getByText('Kan vi kontakte deg for flere innspill?')).toHaveCount(0);
  await page.goto(ANDRE);
  expect(sent.map(({ path }) => path)).toEqual([API]);
});

test('I move on without sending my answer: it is sent once, without my words', async ({ page }) => {
  await logIn(page, 'tom', ANDRE);
  const sent = watchSent(page);
  await page.getByRole('radio', { name: 'Nei' }).check();
  await scriptIsThere(page);
  await page.getByRole('textbox').fill('Noe jeg ikke ville sende');
  await page.getByRole('link', { name: 'Til forsikringsoversikten' }).click();
  await expect.poll(() => sent).toEqual([{ path: API, body: { feedbackValue: 'nei', page: ANDRE } }]);
  await page.goto(TILBUD);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('I leave the portal without sending my answer: it is sent all the same', async ({ page }) => {
  // The browser does not report a `keepalive` request that outlives its page, so the page records it.
  await page.addInitScript(() => {
    const call = window.fetch;
    window.fetch = (input, init) => {
      if (init?.method === 'POST') {
        const calls = JSON.parse(localStorage.getItem('calls') ?? '[]') as unknown[];
        calls.push([input, init.body, init.keepalive]);
        localStorage.setItem('calls', JSON.stringify(calls));
      }
      return call(input, init);
    };
  });
  await logIn(page, 'tom', ANDRE);
  await page.getByRole('radio', { name: 'Ja' }).check();
  await scriptIsThere(page);
  await page.getByRole('textbox').fill('Noe jeg ikke ville sende');
  await page.goto(TILBUD);
  const calls = await page.evaluate(() => JSON.parse(localStorage.getItem('calls') ?? '[]') as unknown);
  expect(calls).toEqual([[API, JSON.stringify({ feedbackValue: 'ja', page: ANDRE }), true]]);
});

test.describe('when there are too many answers', () => {
  test.use({ allowedTrouble: /429/ });

  test('I am told so, and what I wrote is kept', async ({ page }) => {
    await page.route(`**${API}`, (route) =>
      route.fulfill({
        status: 429,
        json: { code: 'FOR_MANGE_FORSPORSLER', message: '', correlationId: 'r' },
      }),
    );
    await logIn(page, 'tom', TILBUD);
    await page.getByRole('radio', { name: 'Litt misfornøyd' }).check();
    await scriptIsThere(page);
    await page.getByRole('textbox').fill('Treg side');
    await send(page).click();
    await expect(page.getByText('Vi har fått mange tilbakemeldinger herfra på kort tid.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('Treg side');
    await expectNoAxeViolations(page);
    await page.unroute(`**${API}`);
    await send(page).click();
    await expect(page.getByText('Takk for tilbakemeldingen!')).toBeVisible();
  });
});

test('a visitor who is not logged in can answer too', async ({ request, baseURL }) => {
  const answer = await request.post(API, {
    headers: { origin: new URL(baseURL ?? '').origin, 'x-requested-by': 'forsikringsoversikt' },
    data: { feedbackValue: 3, page: OVERSIKT },
  });
  expect([answer.status(), await answer.text()]).toEqual([204, '']);
});
