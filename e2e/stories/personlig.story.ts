import { fodselsnumre } from '../../tools/testing/fodselsnumre.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { openRow, PROFIL } from '../steps/profil.ts';
import { expectNothingPersonal, listArrived } from '../steps/sink.ts';
import { expect, test } from '../steps/test.ts';
import { typed } from '../steps/typed.ts';

/** Personal values, in the forms in which an address, an error or a call may contain them. */
const personal = [
  fodselsnumre.standard,
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
  // The story itself throws and requests all of this.
  test.use({ hasAnsweredCookies: false, allowedTrouble: /404|Noe gikk galt/ });

  test('sends events and error reports without any personal data', async ({
    page,
    baseURL,
    simulatorsUrl,
  }) => {
    const before = (await listArrived(simulatorsUrl)).length;
    const list = async () => (await listArrived(simulatorsUrl)).slice(before);
    /** Waits until something of each kind has arrived, from this page or from another that runs now. */
    const expectArrived = (...words: string[]) =>
      expect
        .poll(async () => {
          const bodies = (await list()).map(({ body }) => body);
          return words.filter((word) => !bodies.some((body) => body.includes(word)));
        })
        .toEqual([]);

    const value = encodeURIComponent(
      '{"functional":"accepted","statistics":"accepted","marketing":"denied"}',
    );
    await page.context().addCookies([{ name: 'kfp-cookie-consent', value, url: baseURL ?? '' }]);
    // Sampling is random; this makes every sample count.
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
      // Slow enough that the press is measured as a slow interaction.
      document.addEventListener('click', () => {
        for (const end = performance.now() + 80; performance.now() < end;);
      });
      const slow: PerformanceObserverInit & { durationThreshold: number } = {
        type: 'event',
        durationThreshold: 16,
      };
      new PerformanceObserver((measured) => {
        if (measured.getEntries().some(({ name }) => name === 'click'))
          document.documentElement.dataset['press'] = 'measured';
      }).observe(slow);
    }, personal.join(', '));
    await page.getByRole('heading', { level: 1 }).click();
    // The browser tells of a press after the next frame: a page that is left before has nothing to send.
    await expect(page.locator('html')).toHaveAttribute('data-press', 'measured');
    await expectArrived('"value":"Noe gikk galt: {tall}, {tall}, {epost}');
    await page.goto(OVERSIKT);
    await expectArrived('"type":"transaction"', '"type":"profile_chunk"');
    expectNothingPersonal(await list());
    // A slow press would be told by its element, which not all customers are shown.
    expect((await list()).filter(({ body }) => body.includes('ui.interaction'))).toEqual([]);
  });
});
