import { logIn } from '../steps/log-in.ts';
import { getCards } from '../steps/oversikt.ts';
import { expectScriptIn } from '../steps/script.ts';
import { expect, expectNoAxeViolations, test, waitForWhole } from '../steps/test.ts';

test('every card leads to a page that exists @no-js', async ({ page }) => {
  await logIn(page, 'alleMerker');
  await expect(getCards(page)).toHaveCount(49);
  await waitForWhole(page);
  const addresses = await getCards(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  for (const address of new Set(addresses)) {
    const answer = await page.request.get(address);
    expect(`${answer.status()} ${address}`).toBe(`200 ${address}`);
    expect(await answer.text(), address).not.toContain('Siden finnes ikke');
  }
});

test('I open an insurance by its card', async ({ page }) => {
  await logIn(page, 'standard');
  await getCards(page).filter({ hasText: 'Volvo V60' }).click();
  await page.waitForURL('**/privat/forsikring/motor/detaljer/60110001');
  await page.goBack();
  await expect(getCards(page)).toHaveCount(5);
});

test('the card says what state the insurance is in @no-js', async ({ page }) => {
  await logIn(page, 'alleMerker');
  const tagged = {
    'Avsluttes med dato': 'Avsluttes 01.03.2027',
    'Avsluttes uten dato': 'Avsluttes',
    'Avsluttes før fornyelse': 'Avsluttes 01.04.2027',
    Fornyelse: 'Fornyelse',
    Midlertidig: 'Midlertidig',
    'Under behandling': 'Under behandling',
    'Under behandling og til annullasjon': 'Under behandling',
  };
  for (const [description, tag] of Object.entries(tagged)) {
    const card = getCards(page).filter({ has: page.getByText(description, { exact: true }).first() });
    await expect(card.getByText(tag, { exact: true }).last(), description).toBeVisible();
  }
  for (const description of ['Venter, uten merke', 'Aktiv, uten merke', 'Ukjent status, uten merke']) {
    const card = getCards(page).filter({ hasText: description });
    await expect(card.getByText(/^(Avsluttes|Fornyelse|Midlertidig|Under behandling)/)).toHaveCount(0);
  }
  await expectNoAxeViolations(page);
});

test('as a union member I am led to the right page for each of my insurances @no-js', async ({ page }) => {
  await logIn(page, 'loMedlem');
  await expect(getCards(page)).toHaveCount(9);
  await waitForWhole(page);
  const leads = await getCards(page).evaluateAll((links) =>
    links.map((link) => [
      link.querySelector('p')?.textContent,
      link.getAttribute('href')?.replace('/privat/forsikring', ''),
    ]),
  );
  expect(Object.fromEntries(leads)).toEqual({
    'Toyota Yaris, QQ 20001': '/motor/detaljer/60210002',
    // Two cards have this address; the union's is the last one and wins.
    'Spadegata 3, 0002 Bakkenær': '/kollektiv-innbo-details/LO-210001',
    'Reise UNG': '/reise-details/LO-210002',
    'Reise for hele familien': '/detaljer/LO-210003',
    'Tillegg for lange reiser': '/detaljer/LO-210004',
    'Reise for pensjonister': '/detaljer/LO-210005',
    'Gjennom forbundet': '/skade/mangler-detaljer',
    'Gjennom arbeidsgiver': '/skade/mangler-detaljer',
  });
  await expectNoAxeViolations(page);
});

test('two hundred insurances are all there, in order, and the page stays quick to use', async ({ page }) => {
  await logIn(page, 'mange');
  await expect(getCards(page)).toHaveCount(200);
  await getCards(page).last().scrollIntoViewIfNeeded();
  await expect(getCards(page).last()).toBeInViewport();
  await getCards(page).last().click();
  await page.waitForURL('**/privat/forsikring/**/M-*');
  await page.goBack();
  await expect(getCards(page)).toHaveCount(200);
});

test('with more insurances than I can survey, I see how many there are, search them, and group them @no-js', async ({
  page,
  createKunde,
  javaScriptEnabled,
}) => {
  const avtaler = ['BIL', 'HUS', 'KJAELEDYR', 'BAAT'].flatMap((productType) =>
    // Letters, because a digit may also occur in an agreement number.
    ['A', 'B', 'C', 'D', 'E'].map((letter) => ({
      name: `${productType} ${letter}`,
      description: 'Elgtråkket',
      productType,
    })),
  );
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await logIn(page, await createKunde({ avtaler }));
  await expect(page.getByText('Viser 20 forsikringer')).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Søk i forsikringene dine' });
  if (javaScriptEnabled) {
    await expectScriptIn(search);
    await search.fill('elg baat c');
    await expect(page.getByText('Viser 1 av 20 forsikringer')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'BAAT C' })).toBeVisible();
    expect(page.url()).not.toContain('baat');
    await search.fill('');
  } else {
    await expect(search).toBeHidden();
  }
  await page.getByRole('link', { name: 'Grupper etter hva de forsikrer' }).click();
  await expect(page.getByRole('heading', { name: 'Kjøretøy (5)' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 4 })).toHaveCount(20);
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('link', { name: 'Vis alle i én liste' }).click();
  await expect(page.getByRole('heading', { name: 'Kjøretøy (5)' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'BIL A' })).toBeVisible();
});
