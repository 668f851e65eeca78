import { fodselsnumre } from '../../tools/testing/fodselsnumre.ts';
import { identify, logIn, OVERSIKT, startLogin } from '../steps/log-in.ts';
import { seeAvtaler, seeTotal } from '../steps/oversikt.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

const AVTALER = ['Bil', 'Hus', 'Innbo', 'Kjæledyr', 'Reise'];

test('I log in and see all my insurances and what they cost @no-js', async ({ page }) => {
  await logIn(page, 'standard');
  await expect(page).toHaveTitle('Forsikringsoversikt – Forsikring');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsoversikt');
  await expect(page.getByText('Hei, Lun')).toBeVisible();
  await seeAvtaler(page, AVTALER);
  await seeTotal(page, 'Totalt minst 2 121,50 kroner i måneden, 25 458 kroner i året.');
  await expectNoAxeViolations(page);
});

test('the login page tells me why I must log in @no-js', async ({ page }) => {
  await page.goto(OVERSIKT);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
  await expect(page.getByText('må vi vite hvem du er')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('on a phone held sideways, or at 200 %, I see what the page says, not only its drawing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto(`${OVERSIKT}?innlogging=feilet`);
  await expect(page.getByRole('heading', { name: 'Logg inn' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Innloggingen gikk ikke som den skulle')).toBeInViewport({ ratio: 1 });
});

test('I cancel at the identity provider, and can try again @no-js', async ({ page }) => {
  await startLogin(page);
  await page.getByRole('button', { name: 'Avbryt' }).click();
  await page.waitForURL(`**${OVERSIKT}?innlogging=avbrutt`);
  await expect(page.getByText('Innloggingen ble avbrutt')).toBeVisible();
  await expectNoAxeViolations(page);
  await logIn(page, 'standard');
  await expect(page.getByText('Hei, Lun')).toBeVisible();
});

test('a login that did not begin here is refused with an explanation @no-js', async ({ page }) => {
  await page.goto('/auth/callback?code=x&state=y');
  await page.waitForURL(`**${OVERSIKT}?innlogging=feilet`);
  await expect(page.getByText('Innloggingen gikk ikke som den skulle')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the identity provider’s answer cannot be used a second time, in my browser or in another @no-js', async ({
  page,
  context,
}) => {
  await startLogin(page);
  const [callback] = await Promise.all([
    page.waitForRequest((request) => new URL(request.url()).pathname === '/auth/callback'),
    identify(page, 'standard'),
  ]);
  await seeAvtaler(page, AVTALER);
  // An open page would notice that its session is gone, and navigate by itself.
  await page.goto('about:blank');
  await context.clearCookies();
  await page.goto(callback.url());
  await page.waitForURL(`**${OVERSIKT}?innlogging=ukjent`);
  await expect(page.getByText('Tillat informasjonskapsler i nettleseren')).toBeVisible();
});

test('my national id is in no address on the way in', async ({ page }) => {
  const addresses: string[] = [];
  page.context().on('request', (request) => addresses.push(request.url()));
  await startLogin(page);
  await identify(page, 'standard');
  await seeAvtaler(page, AVTALER);
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => address.includes(fodselsnumre.standard))).toEqual([]);
});

test('on the way to the identity provider I wait for us once, and on the way back twice', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).origin + new URL(request.url()).pathname);
  });
  const listOurs = () => {
    const { origin } = new URL(portal);
    return documents.splice(0).filter((address) => address.startsWith(origin));
  };
  await page.goto(OVERSIKT);
  const portal = page.url();
  const at = (path: string) => new URL(path, portal).href;
  expect(listOurs()).toEqual([at(OVERSIKT)]);
  await page.frameLocator('iframe').getByRole('button', { name: 'Logg inn med BankID' }).click();
  await expect(page.getByLabel('Fødselsnummer')).toBeVisible();
  expect(listOurs()).toEqual([at('/auth/start')]);
  await identify(page, 'standard');
  await seeAvtaler(page, AVTALER);
  expect(listOurs()).toEqual([at('/auth/callback'), at(OVERSIKT)]);
});
