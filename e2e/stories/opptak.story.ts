import type { Page } from '@playwright/test';

import type { CustomerKey } from '../steps/customers.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { expectNothingPersonal, listArrived } from '../steps/sink.ts';
import { expect, test } from '../steps/test.ts';

/** The screen is recorded only for customers who have agreed, and a recording is sent only once an error has occurred. */
test.describe('recordings', () => {
  test.use({
    hasAnsweredCookies: false,
    // The story itself throws this error.
    allowedTrouble: /Noe gikk galt med vilje/,
  });

  async function agree(page: Page, baseURL: string | undefined): Promise<void> {
    const value = encodeURIComponent(
      '{"functional":"accepted","statistics":"accepted","marketing":"denied"}',
    );
    await page.context().addCookies([{ name: 'kfp-cookie-consent', value, url: baseURL ?? '' }]);
  }

  let words = 0;
  /** Throws in the page until the error is reported, and returns the report. */
  async function breakPage(page: Page, simulatorsUrl: string): Promise<string> {
    const message = `Noe gikk galt med vilje ${test.info().testId.replaceAll(/\d/g, '')}-${'x'.repeat((words += 1))}!`;
    const find = async () =>
      (await listArrived(simulatorsUrl)).find(
        ({ service, body }) => service === 'sentry' && body.includes(`"value":"${message}"`),
      )?.body;
    await expect
      .poll(async () => {
        await page.evaluate((text) => {
          setTimeout(() => {
            throw new Error(text);
          });
        }, message);
        return find();
      })
      .toBeDefined();
    return (await find()) ?? '';
  }

  /** The id of the recording that belongs to the report. */
  const findReplayId = (report: string) => /"replayId":"(\w+)"/.exec(report)?.[1];

  test('show shapes without words, numbers or pictures', async ({ page, simulatorsUrl, baseURL }) => {
    await agree(page, baseURL);
    await logIn(page, 'standard');
    await expect(page.getByText('913,50')).toBeVisible();
    const find = async () => findReplayId(await breakPage(page, simulatorsUrl));
    let replayId: string | undefined;
    await expect.poll(async () => (replayId = await find())).toBeDefined();
    const list = async () =>
      (await listArrived(simulatorsUrl)).filter(
        ({ body }) => body.includes('replay_recording') && body.includes(replayId ?? ' '),
      );
    await expect.poll(async () => (await list()).length).toBeGreaterThan(0);
    const recordings = await list();
    const text = recordings.map(({ body }) => body).join('\n');
    expect(text).toContain('***');
    // Link targets too: the address of an agreement contains its number.
    for (const shown of ['913,50', 'Forsikringene dine', '60110001'])
      expect(text.includes(shown), shown).toBe(false);
    expectNothingPersonal(recordings);
  });

  const cases: [string, CustomerKey, string][] = [
    ['a union member', 'loMedlem', OVERSIKT],
    ['the costs of a customer with a discount as a member', 'prisned', `${OVERSIKT}/kostnader`],
    ['the profile', 'bankkunde', `${OVERSIKT}/forsikringsprofil`],
  ];
  for (const [whose, customer, path] of cases) {
    test(`are not made of ${whose}, whose errors are reported`, async ({ page, simulatorsUrl, baseURL }) => {
      await agree(page, baseURL);
      await logIn(page, customer, path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.waitForLoadState('networkidle');
      for (const report of [await breakPage(page, simulatorsUrl), await breakPage(page, simulatorsUrl)])
        expect(findReplayId(report)).toBeUndefined();
    });
  }
});
