import { logIn } from '../steps/log-in.ts';
import {
  DRIFTSMELDING,
  getAvtaler,
  getCards,
  INGEN_FORSIKRINGER,
  listAvtalerWithout,
  neverSeeIngenForsikringer,
  seeAvtaler,
  seeTotal,
} from '../steps/oversikt.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';
import { ALL_DOWN } from '../steps/trouble.ts';

test('a system is down: I see the rest, what is missing, and a total that says so @no-js', async ({
  page,
}) => {
  await logIn(page, 'niceNede');
  await seeAvtaler(page, listAvtalerWithout('NICE'));
  await expect(getAvtaler(page)).toContainText('Vi får ikke hentet skadeforsikringene akkurat nå.');
  await seeTotal(page, 'Totalt minst 792 kroner i måneden, 9 504 kroner i året.');
  await expect(page.getByText(DRIFTSMELDING)).toBeVisible();
  await neverSeeIngenForsikringer(page);
  await expectNoAxeViolations(page);
});

test('a system never answers: I see the rest, and what is missing @no-js', async ({ page }) => {
  await logIn(page, 'parisHenger');
  await seeAvtaler(page, listAvtalerWithout('PARIS'));
  await expect(getAvtaler(page)).toContainText('Vi får ikke hentet gruppeforsikringene akkurat nå.');
  await seeTotal(page, 'Totalt minst 1 984,50 kroner i måneden, 23 814 kroner i året.');
  await neverSeeIngenForsikringer(page);
  await expectNoAxeViolations(page);
});

test('one answer is broken and another has one bad row: I see all that can be read @no-js', async ({
  page,
}) => {
  await logIn(page, 'lofavorUgyldig');
  await seeAvtaler(page, listAvtalerWithout('LOFAVOR'));
  await expect(getAvtaler(page)).toContainText('Vi får ikke hentet LOfavør-forsikringene akkurat nå.');
  await expect(getAvtaler(page)).toContainText(
    'En eller flere av skadeforsikringene fra Eika, eller prisen på dem, vises ikke, fordi vi ikke klarte å lese opplysningene om dem.',
  );
  await seeTotal(page, 'Totalt minst 1 935,50 kroner i måneden, 23 226 kroner i året.');
  await expectNoAxeViolations(page);
});

test.describe('all are down', () => {
  // What is due next is asked for later.
  test.use({ allowedTrouble: ALL_DOWN });

  test('nothing answers: the page says that it failed, not that I have none @no-js', async ({ page }) => {
    await logIn(page, 'alleNede');
    await expect(page.getByRole('alert')).toContainText('En feil oppsto ved henting av forsikringene dine.');
    await expect(page.getByText(DRIFTSMELDING)).toBeVisible();
    await expect(getCards(page)).toHaveCount(0);
    await expect(page.getByText('Totalt')).toHaveCount(0);
    await neverSeeIngenForsikringer(page);
    await expectNoAxeViolations(page);
  });
});

test('tasks and the savings bank are down: I see my insurances, no tasks, and one message about it @no-js', async ({
  page,
}) => {
  await logIn(page, 'kommunikasjonNede');
  await seeAvtaler(page, listAvtalerWithout());
  await expect(page.getByText(DRIFTSMELDING)).toHaveCount(1);
  await expect(page.getByText('Oppgavene dine')).toHaveCount(0);
  await seeTotal(page, 'Totalt minst 2 032,50 kroner i måneden, 24 390 kroner i året.');
  await expectNoAxeViolations(page);
});

for (const customer of ['nyKunde', 'tom'] as const) {
  test(`I have no insurances, and every system has said so: ${customer} @no-js`, async ({ page }) => {
    await logIn(page, customer);
    await expect(page.getByRole('heading', { name: INGEN_FORSIKRINGER })).toBeVisible();
    await expect(page.getByText(DRIFTSMELDING)).toHaveCount(0);
    await expect(page.getByText('Totalt')).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
}
