import { afterAll, afterEach, beforeEach, describe, expect, inject, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { Kunde } from '@portal/contract/kunde.ts';

import { reportEndring } from '../../outside/samtykkeregister/samtykkeregister.ts';
import { logIn } from '../../testing/log-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';
import { deliverDue } from './deliver-endringer.ts';
import { createSamtykkeParts } from './samtykke-parts.ts';

/** Nobody else's test writes their consents. */
const PROLIFE = '30845235097';
const portal = await createTestApp();
afterAll(() => portal.close());
const parts = createSamtykkeParts({
  environment: portal.environment,
  database: portal.database,
  outside: portal.outside,
  logger: portal.log.logger,
  now: portal.clock.now,
});

/** What the register has of a time that our log has lost, beyond every number that it has seen. */
let number = 1_000_000;
beforeEach(() => {
  number += 1000;
});
const tellPast = (verdi: boolean, { agoMs, nummer = number }: { agoMs: number; nummer?: number }) =>
  reportEndring(portal.outside, {
    fodselsnummer: PROLIFE,
    slag: 'MARKETING',
    verdi,
    endringsnummer: nummer,
    tekstversjon: undefined,
    tidspunkt: new Date(portal.clock.now().getTime() - agoMs),
    correlationId: 'before-the-restore',
  });

async function visit() {
  const browser = createTestBrowser(portal.app);
  await logIn(browser, PROLIFE);
  await browser.get(`${endpoints.getSamtykketekster.path}?bankkunde=false`);
  return {
    choose: async (marketingConsentApproved: boolean) =>
      (
        await browser.write('POST', endpoints.updateSamtykke.path, { marketingConsentApproved })
      ).json<unknown>(),
    read: async () => (await browser.get(endpoints.getKunde.path)).json<Kunde>().samtykker,
  };
}
const listLog = async () =>
  (await parts.repository.listEndringer(parts.keys.toPersons(PROLIFE))).map(({ ny_verdi, utfall }) => [
    ny_verdi,
    utfall,
  ]);
const countTold = () =>
  portal.log.lines.filter((line) => line.includes('"event":"consent-numbers-behind"')).length;
const fault = (method: 'POST' | 'DELETE') =>
  fetch(`${inject('simulatorsUrl')}/faults`, {
    method,
    body: JSON.stringify({
      system: 'samtykkeregister',
      fault: 'down',
      path: '/endringer/meld',
      fodselsnummer: PROLIFE,
    }),
  });
afterEach(() => fault('DELETE'));

describe('after a restore the numbers of our log are behind the register’s', () => {
  test('a new choice is told again beyond them, and confirmed when the register has it', async () => {
    await tellPast(false, { agoMs: 60_000 });
    const told = countTold();
    const { choose, read } = await visit();
    expect(await choose(true)).toEqual({ bekreftet: true });
    expect(await read()).toMatchObject({ marketingConsent: 'AUTHORIZED' });
    expect((await listLog()).at(-1)).toEqual([true, 'BEKREFTET']);
    expect(countTold()).toBe(told + 1);
    // What has been moved on is not behind any more.
    expect(await choose(false)).toEqual({ bekreftet: true });
    expect(await read()).toMatchObject({ marketingConsent: 'NOT_AUTHORIZED' });
    expect(countTold()).toBe(told + 1);
  });

  test('a number that the register knows as another change’s is not confirmed by it', async () => {
    const { choose, read } = await visit();
    await choose(true);
    await choose(false);
    const { nummer } = await portal.database
      .selectFrom('samtykkelevering')
      .select((field) => field.fn.max('endringsnummer').as('nummer'))
      .executeTakeFirstOrThrow();
    // The very number that the next change will have, with the same value, of a time that was lost.
    await tellPast(true, { agoMs: 60_000, nummer: Number(nummer) + 1 });
    await tellPast(false, { agoMs: 50_000, nummer: Number(nummer) + 2 });
    expect(await choose(true)).toEqual({ bekreftet: true });
    expect(await read()).toMatchObject({ marketingConsent: 'AUTHORIZED' });
  });

  test('one that waited when the backup was taken gives way to what the customer chose later', async () => {
    const { choose, read } = await visit();
    await choose(false);
    await fault('POST');
    expect(await choose(true)).toEqual({ bekreftet: false });
    await fault('DELETE');
    portal.clock.advance(60);
    await tellPast(false, { agoMs: 10_000, nummer: number + 500 });
    await deliverDue(parts);
    expect((await listLog()).at(-1)).toEqual([true, 'FORBIGATT']);
    expect(await read()).toEqual({
      marketingConsent: 'NOT_AUTHORIZED',
      crossDomainConsent: 'NOT_AUTHORIZED',
    });
    // And may be made anew.
    expect(await choose(true)).toEqual({ bekreftet: true });
    expect(await read()).toMatchObject({ marketingConsent: 'AUTHORIZED' });
  });
});
