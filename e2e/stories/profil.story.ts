import { breakCall } from '../steps/faults.ts';
import { identify, logIn, logOut, OVERSIKT, startLogin } from '../steps/log-in.ts';
import { chooseSamtykke, getRow, loseSession, openRow, PROFIL, saveInRow } from '../steps/profil.ts';
import { goBackTo } from '../steps/pages.ts';
import { expectScriptIn } from '../steps/script.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';
import { chooseCustomer } from '../steps/tilbud.ts';
import { typed as contact } from '../steps/typed.ts';

const MARKETING = 'Tilbud og tips om forsikring';
const CROSS_DOMAIN = 'Deling med samarbeidspartnere';

/** The same path on the host of a brand. */
function onBrand(baseURL: string | undefined, brand: string, path: string): string {
  const url = new URL(path, baseURL);
  url.hostname = `${brand}.${url.hostname}`;
  return url.href;
}

test('I see what is known about me, and what I can change @no-js', async ({ page }) => {
  await logIn(page, 'standard');
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(page).toHaveURL(PROFIL);
  await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsprofil' })).toBeVisible();
  await expect(page.getByText('Disse opplysningene gjelder kun forsikringsavtalene dine')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Lun Bris' })).toBeVisible();
  await expect(page.getByText(/148384\s30121/)).toBeVisible();
  await expect(getRow(page, 'Adresse')).toContainText('Storgata 12B, 0155 OSLO');
  await expect(getRow(page, 'Mobilnummer')).toContainText(/99\s99\s99\s01/);
  await expect(getRow(page, 'E-post')).toContainText('lun.bris@example.com');
  await expect(getRow(page, 'Forsikringsdokumenter i posten')).toContainText('Du får dokumenter i posten');
  await expect(page.getByText('Medlem av et LO-forbund')).toHaveCount(0);
  await expect(page.getByRole('group', { name: MARKETING }).getByLabel('Nei')).toBeChecked();
  await expectNoAxeViolations(page);
});

test('a row closes again and forgets what I did not save', async ({ page }) => {
  await logIn(page, 'standard', PROFIL);
  const row = await openRow(page, 'E-post');
  await expectScriptIn(row.locator('form'));
  await row.getByRole('textbox').fill(contact.annenEpost);
  await row.getByText('Avbryt').click();
  await expect(row.getByRole('textbox')).toBeHidden();
  await row.getByText('Endre').click();
  await expect(row.getByRole('textbox')).toHaveValue('lun.bris@example.com');
});

test('I press Back to what I typed and did not save: the row opens with what is stored', async ({ page }) => {
  await logIn(page, 'standard', PROFIL);
  const row = await openRow(page, 'Mobilnummer');
  await expectScriptIn(row.locator('form'));
  await row.getByRole('textbox').fill(contact.mobil);
  await page.goto(OVERSIKT);
  await page.goBack();
  await expectScriptIn(row.locator('form'));
  // The browser has put it there.
  await expect(row.getByRole('textbox', { includeHidden: true })).toHaveValue(contact.mobil);
  await openRow(page, 'Mobilnummer');
  await expect(row.getByRole('textbox')).toHaveValue('99999901');
});

test('I press Back to what somebody typed here before me and did not save: it is gone @no-js', async ({
  page,
  createKunde,
}) => {
  await logIn(page, await createKunde(), PROFIL);
  const row = await openRow(page, 'Mobilnummer');
  await row.getByRole('textbox').fill(contact.mobil);
  await page.goto(OVERSIKT);
  await logOut(page);
  await page.waitForURL('**/logget-ut');
  await logIn(page, await createKunde());
  await goBackTo(page, PROFIL);
  // The browser puts it there when the whole page has come, whether a script has or not.
  await expect(row.getByRole('textbox', { includeHidden: true })).toHaveValue('99999900');
});

for (const [width, epost, mobil] of [
  [1400, 420, 300],
  [900, undefined, undefined],
  [500, undefined, undefined],
] as const) {
  test(`each field has its intended width at ${width} px @no-js`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await logIn(page, 'standard', PROFIL);
    for (const [label, expected] of [
      ['E-post', epost],
      ['Mobilnummer', mobil],
    ] as const) {
      const row = await openRow(page, label);
      const field = await row.getByRole('textbox').boundingBox();
      const whole = await row.locator('form').boundingBox();
      expect(field?.width).toBeCloseTo(expected ?? whole?.width ?? 0, 0);
    }
  });
}

test('I am a union member with a farm address, at the bank that asks about it @no-js', async ({
  page,
  baseURL,
}) => {
  await startLogin(page, onBrand(baseURL, 'sb1', PROFIL));
  await identify(page, 'loMedlem', PROFIL);
  await expect(getRow(page, 'Medlem av et LO-forbund')).toContainText('Ja');
  await expect(getRow(page, 'Forsikringsdokumenter i posten')).toContainText(
    'Du har reservert deg mot dokumenter i posten',
  );
  const row = await openRow(page, 'Adresse');
  await expect(row).toContainText('Gnr. 10, bnr. 5, 2050 JESSHEIM');
  await expect(row).toContainText('Adressen er lik folkeregistrert adresse');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('I live abroad @no-js', async ({ page }) => {
  await logIn(page, 'utland', PROFIL);
  await expect(getRow(page, 'Adresse')).toContainText('Fyrvägen 3, 456 50 SMÖGEN, Sverige');
  await expect(getRow(page, 'Mobilnummer')).toContainText(/\+46\s700\s00\s00\s09/);
});

for (const customer of ['bankkunde', 'sparebank'] as const) {
  test(`I am a customer of the bank, and decide my consents there: ${customer} @no-js`, async ({ page }) => {
    await logIn(page, customer, PROFIL);
    await expect(page.getByText('Samtykkene dine endrer du i banken')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Samtykker til markedsføring' })).toHaveCount(0);
    await expect(getRow(page, 'E-post')).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test('I have neither customer number nor life insurance, and am told whom to ask @no-js', async ({
  page,
}) => {
  await logIn(page, 'utenKundenummer', PROFIL);
  await expect(page.getByText('Kontakt oss for å endre kontaktinformasjonen din')).toBeVisible();
  for (const label of ['Adresse', 'Mobilnummer', 'E-post']) await expect(getRow(page, label)).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('I am a livkunde, and change how to reach me @no-js', async ({ page, javaScriptEnabled }) => {
  await logIn(page, 'prolife', PROFIL);
  await expect(getRow(page, 'Adresse')).toHaveCount(0);
  // A different row for each run, so that the two do not collide.
  if (!javaScriptEnabled) {
    await saveInRow(await openRow(page, 'E-post'), contact.livkundeEpost);
    await expect(page.getByText('E-postadressen er oppdatert')).toBeVisible();
    await expect(getRow(page, 'E-post')).toContainText(contact.livkundeEpost);
  } else {
    const row = await openRow(page, 'Mobilnummer');
    await expectScriptIn(row.locator('form'));
    await saveInRow(row, contact.mobil);
    await expect(page.getByRole('listitem').getByText('Mobilnummeret er oppdatert')).toBeVisible();
    await expect(getRow(page, 'Mobilnummer')).toContainText(/91\s23\s45\s67/);
  }
});

test('I change my e-mail address, and it is there when I come back @no-js', async ({
  page,
  javaScriptEnabled,
}) => {
  await logIn(page, chooseCustomer(javaScriptEnabled, 'kontrollgruppe', 'dNummer'), PROFIL);
  await saveInRow(await openRow(page, 'E-post'), contact.epost);
  await expect(page.getByText('E-postadressen er oppdatert').last()).toBeVisible();
  expect(page.url()).not.toContain('bl');
  await page.goto(PROFIL);
  await expect(getRow(page, 'E-post')).toContainText(contact.epost);
});

test('the new number is in the row before the answer has come', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/skadekunde/kontaktinformasjon', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ mobilNummer: '91234567' });
    await held.promise;
    await route.continue();
  });
  await logIn(page, 'kontrollgruppe', PROFIL);
  const row = await openRow(page, 'Mobilnummer');
  await expectScriptIn(row.locator('form'));
  await saveInRow(row, contact.mobil);
  await expect(row).toContainText(/91\s23\s45\s67/);
  // Focus is back where the customer opened the row.
  await expect(row.locator('summary')).toBeFocused();
  await expect(page.getByText('Mobilnummeret er oppdatert')).toHaveCount(0);
  held.resolve();
  await expect(page.getByText('Mobilnummeret er oppdatert').last()).toBeVisible();
});

test.describe('when what I typed is not valid', () => {
  test.use({ allowedTrouble: /^422 POST .*forsikringsprofil$|^console\.error: Failed to load.* 422 / });

  for (const [label, typed, text] of [
    ['E-post', 'lun.bris@example', 'E-postadressen er ikke gyldig'],
    ['E-post', '  ', 'Du må fylle inn e-post'],
    ['Mobilnummer', '1234567', 'Mobilnummeret er ikke gyldig'],
    ['Mobilnummer', ' ', 'Du må fylle inn et telefonnummer'],
  ] as const) {
    test(`${label} '${typed}': the field says what is wrong, and keeps what I typed @no-js`, async ({
      page,
    }) => {
      await logIn(page, 'standard', PROFIL);
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      const row = await openRow(page, label);
      await saveInRow(row, typed);
      await expect(row.getByText(text)).toBeVisible();
      await expect(row.getByRole('textbox')).toHaveValue(typed);
      await expect(row.getByRole('textbox')).toHaveAccessibleDescription(new RegExp(`^${text}`));
      await expectNoAxeViolations(page);
      expect(addresses.filter((address) => address.includes('lun.bris'))).toEqual([]);
    });
  }
});

test('I say yes to marketing, and it is still yes when I come back @no-js', async ({
  page,
  javaScriptEnabled,
}) => {
  await logIn(page, chooseCustomer(javaScriptEnabled, 'prolifeTreg', 'attenIDag'), PROFIL);
  await chooseSamtykke(page, MARKETING, 'Ja');
  await expect(page.getByText('Samtykket til markedsføring er endret').last()).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(PROFIL);
  await expect(page.getByRole('group', { name: MARKETING }).getByLabel('Ja')).toBeChecked();
});

test('I take a consent back in another window, and press Back here: it is still no', async ({
  page,
  context,
  createKunde,
}) => {
  await logIn(page, await createKunde(), PROFIL);
  await chooseSamtykke(page, MARKETING, 'Ja');
  await expect(page.getByText('Samtykket til markedsføring er endret').last()).toBeVisible();
  await page.goto(OVERSIKT);
  const other = await context.newPage();
  await other.goto(PROFIL);
  await chooseSamtykke(other, MARKETING, 'Nei');
  await expect(other.getByText('Samtykket til markedsføring er endret').last()).toBeVisible();
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/samtykke/oppdater')) saved.push(request.url());
  });
  await page.goBack();
  const group = page.getByRole('group', { name: MARKETING });
  await expectScriptIn(group);
  await expect(group.getByLabel('Nei')).toBeChecked();
  expect(saved).toEqual([]);
});

test('while a consent is being saved it cannot be changed, and my data is read again afterwards', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/samtykke/oppdater', async (route) => {
    await held.promise;
    await route.continue();
  });
  await logIn(page, 'niceNede', PROFIL);
  const group = page.getByRole('group', { name: CROSS_DOMAIN });
  await group.getByLabel('Ja').click();
  await expect(group.getByLabel('Nei')).toBeDisabled();
  const reread = page.waitForRequest('**/samtykke/hent');
  held.resolve();
  await reread;
  await expect(group.getByLabel('Nei')).toBeEnabled();
  await expect(group.getByLabel('Ja')).toBeChecked();
  await expect(group.getByLabel('Ja')).toBeFocused();
  await page.getByRole('button', { name: 'Lukk varsel' }).click();
  await expect(page.getByRole('button', { name: 'Lukk varsel' })).toHaveCount(0);
  await expect(group.getByLabel('Ja')).toBeFocused();
});

test.describe('the post', () => {
  test.use({ allowedTrouble: /^422 POST .*forsikringsprofil$|^console\.error: Failed to load.* 422 / });

  test('I must tick to confirm that I want no documents by post @no-js', async ({
    page,
    javaScriptEnabled,
  }) => {
    await logIn(page, chooseCustomer(javaScriptEnabled, 'alleMerker', 'tom'), PROFIL);
    const row = await openRow(page, 'Forsikringsdokumenter i posten');
    await row.getByRole('button', { name: 'Bekreft' }).click();
    await expect(row.getByText('Du må krysse av for å bekrefte')).toBeVisible();
    await expectNoAxeViolations(page);
    await row.getByLabel('Ja, jeg vil endre dette').check();
    await row.getByRole('button', { name: 'Bekreft' }).click();
    await expect(page.getByText('Valget ditt er lagret').last()).toBeVisible();
    await expect(row).toContainText('Du har reservert deg mot dokumenter i posten');
  });
});

test('I switch to my registered address @no-js', async ({ page, javaScriptEnabled }) => {
  const hasScript = javaScriptEnabled;
  await logIn(page, chooseCustomer(hasScript, 'mange', 'attenIDag'), PROFIL);
  const row = await openRow(page, 'Adresse');
  if (hasScript) await expectScriptIn(row.locator('form'));
  await row.getByRole('button', { name: 'Bruk folkeregistrert adresse' }).click();
  await expect(page.getByText('Adressen din er oppdatert').last()).toBeVisible();
  await expect(row).toContainText(hasScript ? 'Toppen 1, 3770 KRAGERØ' : 'Hyblene 18, 7030 TRONDHEIM');
  if (hasScript) await expect(row.locator('summary')).toBeFocused();
});

test.describe('when the registers refuse changes', () => {
  test.use({ allowedTrouble: /^502 (PUT|POST) |^console\.error: Failed to load.* 502 / });

  test('my e-mail address stays as it was, and I am told @no-js', async ({ page, javaScriptEnabled }) => {
    await logIn(page, 'registerNede', PROFIL);
    const row = await openRow(page, 'E-post');
    if (javaScriptEnabled) await expectScriptIn(row.locator('form'));
    await saveInRow(row, contact.nyEpost);
    await expect(page.getByText('Noe gikk galt ved oppdatering av e-post').last()).toBeVisible();
    if (javaScriptEnabled) {
      await expect(row).toContainText('register-nede@example.com');
      await row.getByText('Endre').click();
    }
    await expect(row.getByRole('textbox')).toHaveValue(contact.nyEpost);
    await expectNoAxeViolations(page);
  });

  test('my address stays as it was, and I am told @no-js', async ({ page }) => {
    await logIn(page, 'registerNede', PROFIL);
    const row = await openRow(page, 'Adresse');
    await row.getByRole('button', { name: 'Bruk folkeregistrert adresse' }).click();
    await expect(row.getByText('Noe gikk galt', { exact: true })).toBeVisible();
    await expect(
      row.getByText('Vi kunne ikke oppdatere adressen din til folkeregistrert adresse.'),
    ).toBeVisible();
    await page.goto(PROFIL);
    await expect(getRow(page, 'Adresse')).toContainText('Nøkkelgata 9, 4006 STAVANGER');
  });

  test('my consent is kept, and the page says that it is not confirmed yet @no-js', async ({
    page,
    javaScriptEnabled,
  }) => {
    const title = !javaScriptEnabled ? CROSS_DOMAIN : MARKETING;
    await logIn(page, 'registerNede', PROFIL);
    await chooseSamtykke(page, title, 'Ja');
    const form = page.locator('form').filter({ has: page.getByRole('group', { name: title }) });
    await expect(form.getByText('Valget ditt er lagret hos oss, men ikke bekreftet ennå')).toBeVisible();
    await expect(page.getByText('Samtykket til markedsføring er endret')).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.goto(PROFIL);
    await expect(page.getByRole('group', { name: title }).getByLabel('Ja')).toBeChecked();
    await expect(form.getByText('Valget ditt er lagret hos oss, men ikke bekreftet ennå')).toBeVisible();
  });
});

test.describe('my session ends while I write', () => {
  test.use({ allowedTrouble: /^401 (PUT|GET) |^console\.error: Failed to load.* 401 / });

  test('nothing is saved, I am told why, and what I typed is there when I have logged in @no-js', async ({
    page,
    javaScriptEnabled,
  }) => {
    await logIn(page, 'under18', PROFIL);
    const row = await openRow(page, 'E-post');
    const before = await row.getByRole('textbox').inputValue();
    if (javaScriptEnabled) await expectScriptIn(row.locator('form'));
    await loseSession(page);
    await saveInRow(row, contact.sentEpost);
    await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
    await expect(page.getByText('I 15 minutter tar vi vare på det du skrev.')).toBeVisible();
    await expectNoAxeViolations(page);
    await startLogin(page, page.url());
    await identify(page, 'under18', `${PROFIL}?*`);
    await expect(row.getByText('Du var logget ut, så endringen ble ikke lagret.')).toBeVisible();
    await expect(row.getByRole('textbox')).toHaveValue(contact.sentEpost);
    expect(decodeURIComponent(page.url())).not.toContain(contact.sentEpost);
    await expectNoAxeViolations(page);
    // Only once: it must not be kept for the next person at this browser.
    await page.reload();
    await expect(getRow(page, 'E-post')).toContainText(before);
    await expect(page.getByText('Du var logget ut')).toHaveCount(0);
    await expect(page.getByText(contact.sentEpost)).toHaveCount(0);
  });
});

test.describe('my data cannot be read', () => {
  test.use({ allowedTrouble: /^502 GET |^console\.error: Failed to load.* 502 / });

  test('I am told so, with a way to try again, and no row is empty @no-js', async ({
    page,
    simulatorsUrl,
  }) => {
    await breakCall(simulatorsUrl, 'registerBorte', { system: 'kunderegister', path: '/kunder/hent' });
    await logIn(page, 'registerBorte', PROFIL);
    await expect(page.getByText('En feil oppsto ved henting av opplysningene dine.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
    await expect(page.locator('main details')).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.goto(OVERSIKT);
  });
});

test('I saved before the script came: the page that follows says so, and the address no longer does', async ({
  page,
  createKunde,
}) => {
  await logIn(page, await createKunde({}), PROFIL);
  const row = await openRow(page, 'Mobilnummer');
  const field = row.getByRole('textbox');
  await field.fill('98765432');
  // As a browser sends it that has no script yet.
  await field.evaluate((input) => (input as HTMLInputElement).form?.submit());
  const told = page.getByText('Mobilnummeret er oppdatert');
  await expect(told).toBeVisible();
  await expect(page).toHaveURL(PROFIL);
  await expect(told).toBeVisible();
});
