import { allAtOnce, awkwardKunder } from '../../tools/testing/awkward-kunder.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { seeNoSidewaysScroll } from '../steps/page-quality.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

const paths = ['', '/tilbud', '/kjopsinnganger', '/forsikringsprofil', '/andre-forsikringer'].map(
  (path) => OVERSIKT + path,
);

test.use({ viewport: { width: 320, height: 640 } });

test('answers that few would think of are read on a narrow screen without scrolling sideways', async ({
  page,
  createKunde,
}) => {
  // Axe reads five long pages.
  test.slow();
  await logIn(page, await createKunde(allAtOnce));
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState();
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
    });
    await seeNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  }
});

test('five hundred agreements are all there', async ({ page, createKunde }) => {
  const many = awkwardKunder.find(({ avtaler }) => avtaler === 500);
  await logIn(page, await createKunde(many?.kunde));
  await page.waitForLoadState();
  await expect(page.getByRole('heading', { name: 'Hus 500', exact: true })).toBeVisible();
  await seeNoSidewaysScroll(page);
});
