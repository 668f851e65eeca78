import { setFault } from '../steps/faults.ts';
import { listChanges } from '../steps/journal.ts';
import { hold } from '../steps/hold.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { chooseSamtykke, getRow, openRow, PROFIL, saveInRow } from '../steps/profil.ts';
import { expectScriptIn } from '../steps/script.ts';
import { expect, test } from '../steps/test.ts';
import { typed } from '../steps/typed.ts';

const MARKETING = 'Tilbud og tips om forsikring';

test('I choose the same in two tabs, and then differently in one: each choice counts once, and both tabs show it', async ({
  page,
  context,
  simulatorsUrl,
}) => {
  await logIn(page, 'parisHenger', PROFIL);
  const other = await context.newPage();
  await other.goto(PROFIL);
  await expect(other.getByRole('group', { name: MARKETING }).getByLabel('Nei')).toBeChecked();
  for (const tab of [page, other])
    await expectScriptIn(tab.locator('form').filter({ has: tab.getByRole('group', { name: MARKETING }) }));
  await Promise.all([page, other].map((tab) => chooseSamtykke(tab, MARKETING, 'Ja')));
  // In one tab the page may say that the register has not confirmed yet, because of the choice in the other tab.
  for (const tab of [page, other]) {
    await expect(tab.getByRole('group', { name: MARKETING }).getByLabel('Nei')).toBeEnabled();
    await expect(tab.getByRole('group', { name: MARKETING }).getByLabel('Ja')).toBeChecked();
  }
  const list = async () => (await listChanges(simulatorsUrl, 'parisHenger')).map(({ verdi }) => verdi);
  await expect.poll(list).toEqual([true]);
  await chooseSamtykke(other, MARKETING, 'Nei');
  await expect.poll(list).toEqual([true, false]);
  await page.reload();
  await expect(page.getByRole('group', { name: MARKETING }).getByLabel('Nei')).toBeChecked();
});

test('I change the same row in two tabs: the last one counts, in both', async ({
  page,
  context,
  createKunde,
  simulatorsUrl,
}) => {
  const kunde = await createKunde();
  await logIn(page, kunde, PROFIL);
  const other = await context.newPage();
  await other.goto(PROFIL);
  const [first, last] = typed.faneEpost;
  await saveInRow(await openRow(page, 'E-post'), first);
  await expect(page.getByText('E-postadressen er oppdatert').last()).toBeVisible();
  await saveInRow(await openRow(other, 'E-post'), last);
  await expect(other.getByText('E-postadressen er oppdatert').last()).toBeVisible();
  for (const tab of [page, other]) await expect(getRow(tab, 'E-post')).toContainText(last);
  const changes = await listChanges(simulatorsUrl, kunde);
  expect(changes.flatMap(({ epostAdresse }) => epostAdresse ?? [])).toEqual([first, last]);
});

test('I press save twice: it is saved once', async ({ page, createKunde, simulatorsUrl }) => {
  const kunde = await createKunde();
  await logIn(page, kunde, PROFIL);
  const row = await openRow(page, 'Mobilnummer');
  await expectScriptIn(row.locator('form'));
  await row.getByRole('textbox').fill(typed.dobbeltMobil);
  await row.getByRole('button', { name: 'Lagre' }).dblclick();
  await expect(page.getByText('Mobilnummeret er oppdatert').last()).toBeVisible();
  const changes = await listChanges(simulatorsUrl, kunde);
  expect(changes.flatMap(({ mobilNummer }) => mobilNummer ?? [])).toEqual(['93456789']);
});

test('I close the window while it saves: it was saved once, and the page shows it when I come back', async ({
  page,
  context,
  createKunde,
  simulatorsUrl,
}) => {
  const kunde = await createKunde();
  await logIn(page, kunde, PROFIL);
  const late = { delayMs: 800 };
  await setFault(simulatorsUrl, kunde, {
    fault: 'slow',
    system: 'kunderegister',
    path: '/kunder/kontaktinformasjon/endre',
    ...late,
  });
  await setFault(simulatorsUrl, kunde, {
    fault: 'slow',
    system: 'samtykkeregister',
    path: '/endringer/meld',
    ...late,
  });
  const row = await openRow(page, 'E-post');
  const sent = ['**/kontaktinformasjon', '**/samtykke/oppdater'].map((path) => page.waitForRequest(path));
  const marketing = page.getByRole('group', { name: MARKETING });
  await expectScriptIn(row.locator('form'));
  await expectScriptIn(page.locator('form').filter({ has: marketing }));
  await marketing.getByLabel('Ja').click();
  await saveInRow(row, typed.lukketEpost);
  await Promise.all(sent);
  // By the time a later request is answered, the browser has sent all that it had begun to send.
  await page.evaluate(async () => void (await fetch(window.location.href)));
  await page.close();
  await expect.poll(() => listChanges(simulatorsUrl, kunde)).toHaveLength(2);
  const again = await context.newPage();
  await again.goto(PROFIL);
  await expect(getRow(again, 'E-post')).toContainText(typed.lukketEpost);
  await expect(again.getByRole('group', { name: MARKETING }).getByLabel('Ja')).toBeChecked();
  expect(await listChanges(simulatorsUrl, kunde)).toHaveLength(2);
});

test.describe('when I have left the page before a change failed', () => {
  test.use({ allowedTrouble: /^502 POST |^console\.error: Failed to load.* 502 / });

  test('I am told on the page where I am now', async ({ page, createKunde, simulatorsUrl }) => {
    const kunde = await createKunde({
      adresser: { folkeregistrert: { gatenavn: 'Solbakken' }, iBruk: { gatenavn: 'Storgata' } },
    });
    await setFault(simulatorsUrl, kunde, {
      fault: '500',
      system: 'kunderegister',
      path: '/adresser/bruk-folkeregistrert',
    });
    const change = hold();
    await page.route('**/adresse/oppdater', change.route);
    await logIn(page, kunde, PROFIL);
    const row = await openRow(page, 'Adresse');
    await expectScriptIn(row.locator('form'));
    const sent = page.waitForRequest('**/adresse/oppdater');
    await row.getByRole('button', { name: 'Bruk folkeregistrert adresse' }).click();
    await sent;
    await page.locator(`a[href="${OVERSIKT}/kjopsinnganger"]`).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hva vil du forsikre?');
    change.release();
    const text = 'Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.';
    await expect(page.getByText(text).last()).toBeVisible();
  });
});

test.describe('when the response is lost on its way to me', () => {
  test.use({ allowedTrouble: /oppdater$|^console\.error: Failed to load/ });

  test('the page asks what became of my choice, and says that it was saved after all', async ({ page }) => {
    await page.route('**/samtykke/oppdater', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await logIn(page, 'utland', PROFIL);
    const group = page.getByRole('group', { name: 'Deling med samarbeidspartnere' });
    await group.getByLabel('Ja').click();
    await expect(page.getByText('Valget ditt ble lagret likevel')).toBeVisible();
    await expect(page.getByText('Noe gikk galt ved endring av samtykke')).toHaveCount(0);
    await expect(group.getByLabel('Ja')).toBeChecked();
  });
});
