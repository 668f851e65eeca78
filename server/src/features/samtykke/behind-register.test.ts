import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { Kunde } from '@portal/contract/kunde.ts';

import { createCustomerOutside } from '../../outside/customer-outside.ts';
import { reportEndring } from '../../outside/samtykkeregister/samtykkeregister.ts';
import { createKunde } from '../../testing/create-kunde.ts';
import { breakSystem, mendSystems } from '../../testing/faults.ts';
import { logInAs } from '../../testing/log-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { deliverEndringer } from './deliver-endringer.ts';

const portal = await createTestApp();
afterAll(() => portal.close());
const parts = portal.parts.samtykke;
const { fodselsnummer } = await createKunde({
  samtykker: { MARKETING: false, CROSS_DOMAIN: false, RESERVASJON: false },
});

const before = createCustomerOutside(portal.outside, {
  fodselsnummer,
  correlationId: 'before-the-restore',
});
/** Numbers that the register has and our restored log does not: beyond every number used so far. */
let number = 1_000_000;
beforeEach(() => {
  number += 1000;
});
const tellPast = (verdi: boolean, { agoMs, nummer = number }: { agoMs: number; nummer?: number }) =>
  reportEndring(before, {
    slag: 'MARKETING',
    verdi,
    endringsnummer: nummer,
    tekstversjon: undefined,
    tidspunkt: new Date(portal.clock.now().getTime() - agoMs),
  });

async function visit() {
  const browser = await logInAs(portal.app, fodselsnummer);
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
  (await parts.repository.listEndringer(parts.keys.toPersons({ customer: { fodselsnummer } }))).map(
    ({ new_value, outcome }) => [new_value, outcome],
  );
const countTold = () =>
  portal.log.lines.filter((line) => line.includes('"event":"consent-numbers-behind"')).length;

describe('after a restore the numbers of our log are behind the register’s', () => {
  test('a new choice is sent again with a number beyond them, and then confirmed', async () => {
    await tellPast(false, { agoMs: 60_000 });
    const told = countTold();
    const { choose, read } = await visit();
    expect(await choose(true)).toEqual({ bekreftet: true });
    expect(await read()).toMatchObject({ marketingConsent: 'AUTHORIZED' });
    expect((await listLog()).at(-1)).toEqual([true, 'BEKREFTET']);
    expect(countTold()).toBe(told + 1);
    // After being renumbered, the log is no longer behind.
    expect(await choose(false)).toEqual({ bekreftet: true });
    expect(await read()).toMatchObject({ marketingConsent: 'NOT_AUTHORIZED' });
    expect(countTold()).toBe(told + 1);
  });

  test('a number that belongs to another change in the register confirms nothing', async () => {
    const { choose, read } = await visit();
    await choose(true);
    await choose(false);
    const { nummer } = await portal.database
      .selectFrom('samtykkelevering')
      .select((field) => field.fn.max('sent_number').as('nummer'))
      .executeTakeFirstOrThrow();
    // A lost change with the same value, and with the very number that the next change will get.
    await tellPast(true, { agoMs: 60_000, nummer: Number(nummer) + 1 });
    await tellPast(false, { agoMs: 50_000, nummer: Number(nummer) + 2 });
    expect(await choose(true)).toEqual({ bekreftet: true });
    expect(await read()).toMatchObject({ marketingConsent: 'AUTHORIZED' });
  });

  test('a change that waited when the backup was taken gives way to the customer’s later choice', async () => {
    const { choose, read } = await visit();
    await choose(false);
    await breakSystem(fodselsnummer, { system: 'samtykkeregister', fault: 'down', path: '/endringer/meld' });
    expect(await choose(true)).toEqual({ bekreftet: false });
    await mendSystems(fodselsnummer);
    portal.clock.advance(60);
    await tellPast(false, { agoMs: 10_000, nummer: number + 500 });
    await deliverEndringer(parts);
    expect((await listLog()).at(-1)).toEqual([true, 'FORBIGATT']);
    expect(await read()).toEqual({
      marketingConsent: 'NOT_AUTHORIZED',
      crossDomainConsent: 'NOT_AUTHORIZED',
    });
    // The customer may choose it again.
    expect(await choose(true)).toEqual({ bekreftet: true });
    expect(await read()).toMatchObject({ marketingConsent: 'AUTHORIZED' });
  });

  test('a yes that gave way to a later yes does not lend it its time and words', async () => {
    const { choose, read } = await visit();
    await choose(false);
    await breakSystem(fodselsnummer, { system: 'samtykkeregister', fault: 'down', path: '/endringer/meld' });
    expect(await choose(true)).toEqual({ bekreftet: false });
    await mendSystems(fodselsnummer);
    portal.clock.advance(60);
    await tellPast(true, { agoMs: 10_000, nummer: number + 500 });
    await deliverEndringer(parts);
    expect((await listLog()).at(-1)).toEqual([true, 'FORBIGATT']);
    expect(await read()).toEqual({ marketingConsent: 'AUTHORIZED', crossDomainConsent: 'NOT_AUTHORIZED' });
  });
});
