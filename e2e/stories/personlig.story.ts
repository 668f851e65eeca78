import { customers } from '../steps/customers.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { openRow, PROFIL } from '../steps/profil.ts';
import { expectNothingPersonal, listArrived } from '../steps/sink.ts';
import { expect, test } from '../steps/test.ts';
import { typed } from '../steps/typed.ts';

/** What belongs to somebody, as an address, an error or a call may come to hold it. */
const personal = [
  customers.standard,
  '148384 30121',
  typed.epost,
  typed.mobil,
  '+47 912\u00a034\u00a0567',
  'ES-101001',
  'KOLLEKTIV_REISE',
  'LOfavør',
];
const MADE_UP = `${OVERSIKT}/finnes-ikke`;
const query = new URLSearchParams(personal.map((value) => [value, value])).toString();
const inAddress = `${MADE_UP}/${personal.map(encodeURIComponent).join('/')}?${query}#${typed.epost}`;

test.describe('a customer who has agreed', () => {
  // All of it thrown and asked for by the story itself.
  test.use({ hasAnsweredCookies: false, allowedTrouble: /404|Noe gikk galt/ });

  test('is measured and reported of without a word that belongs to somebody', async ({
    page,
    baseURL,
    simulatorsUrl,
  }) => {
    const before = (await listArrived(simulatorsUrl)).length;
    const list = async () => (await listArrived(simulatorsUrl)).slice(before);
    /** Waits until something of each kind has arrived from the page, or whoever else runs now. */
    const expectArrived = (...words: string[]) =>
      expect
        .poll(
          async () => {
            const bodies = (await list()).map(({ body }) => body);
            return words.filter((word) => !bodies.some((body) => body.includes(word)));
          },
          { timeout: 15_000 },
        )
        .toEqual([]);

    const value = encodeURIComponent(
      '{"functional":"accepted","statistics":"accepted","marketing":"denied"}',
    );
    await page.context().addCookies([{ name: 'kfp-cookie-consent', value, url: baseURL ?? '' }]);
    // What is only measured now and then is measured now.
    await page.addInitScript(() => {
      Math.random = () => 0.001;
    });
    await logIn(page, 'loMedlem');
    await page.getByRole('link', { name: 'Tilbud' }).first().click();
    await page.goto(PROFIL);
    const row = await openRow(page, 'E-post');
    await row.getByRole('textbox').fill(typed.epost);
    await page.goto(inAddress);
    await expectArrived('"side":"/privat/forsikring/oversikt/finnes-ikke/{id}/{id}', '"$identify"');
    await page.evaluate((text) => {
      void fetch(`${window.location.pathname}/${encodeURIComponent(text)}?a=${encodeURIComponent(text)}`);
      setTimeout(() => {
        throw new Error(`Noe gikk galt: ${text}`);
      });
      // So slow that the press is measured.
      document.addEventListener('click', () => {
        for (const end = performance.now() + 80; performance.now() < end;);
      });
    }, personal.join(', '));
    await page.getByRole('heading', { level: 1 }).click();
    await expectArrived('"value":"Noe gikk galt: {tall}, {tall}, {epost}');
    await page.goto(OVERSIKT);
    await expectArrived(
      '"type":"transaction"',
      '"type":"profile_chunk"',
      '"sentry.transaction":{"value":"/privat/forsikring/oversikt/finnes-ikke/{id}/{id}',
    );
    expectNothingPersonal(await list());
  });
});
