import { afterAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';

import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { logInAs } from '../../testing/log-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const portal = await createTestApp();
afterAll(() => portal.close());

const names = ['getHelseerklaering', 'getAksepttilbud', 'getUlesteMeldinger', 'getMotoroppgaver'] as const;

const read = async (browser: TestBrowser) =>
  Promise.all(names.map(async (name) => (await browser.get(endpoints[name].path)).json()));

describe('what waits for the customer', () => {
  test('is counted, flagged and listed, whatever type a task has (API-31 to API-33, OD-06)', async () => {
    expect(await read(await logInAs(portal.app, fodselsnumre.standard))).toEqual([
      { count: 2 },
      { count: 1 },
      { hasUlesteMeldinger: true },
      {
        oppgaver: [
          { oppgavetype: 'ENDRE_KMSTAND', beskrivelse: 'Volvo V60 QQ 10001', avtalenummer: '60110001' },
          { oppgavetype: 'REGISTRER_FORER', beskrivelse: 'Volvo V60 QQ 10001', avtalenummer: '60110001' },
        ],
      },
    ]);
  });

  // A customer without tasks, and one unknown to the system.
  test.each([fodselsnumre.tom, fodselsnumre.nyKunde])('may be nothing: %s', async (fodselsnummer) => {
    expect(await read(await logInAs(portal.app, fodselsnummer))).toEqual([
      { count: 0 },
      { count: 0 },
      { hasUlesteMeldinger: false },
      { oppgaver: [] },
    ]);
  });

  test('is each customer’s own, at the same time', async () => {
    const [mine, theirs] = [
      await logInAs(portal.app, fodselsnumre.standard),
      await logInAs(portal.app, fodselsnumre.tom),
    ];
    const [[helse], [theirHelse]] = await Promise.all([read(mine), read(theirs)]);
    expect([helse, theirHelse]).toEqual([{ count: 2 }, { count: 0 }]);
  });

  test('is a failure with a name when the system fails, never nothing', async () => {
    const browser = await logInAs(portal.app, fodselsnumre.kommunikasjonNede);
    for (const name of names) {
      const answer = await browser.get(endpoints[name].path);
      expect(answer.statusCode).toBe(502);
      expect(answer.json()).toMatchObject({ code: 'KILDE_FEILER' });
    }
  });
});
