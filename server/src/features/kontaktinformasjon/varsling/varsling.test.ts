import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { PROFIL_PATH } from '@portal/contract/paths.ts';

import { VARSEL_DAYS } from '../../../core/oppbevaring.ts';
import { deleteBatches } from '../../../jobs/delete-expired.ts';
import { listExpiring } from '../../../jobs/list-expiring.ts';
import { createCustomerOutside } from '../../../outside/customer-outside.ts';
import type { OutsideClient } from '../../../outside/outside-client.ts';
import { createCustomerContext } from '../../../testing/contexts.ts';
import { createKunde, type Kunde } from '../../../testing/create-kunde.ts';
import { breakSystem, mendSystems } from '../../../testing/faults.ts';
import { dumpTable } from '../../../testing/database-dump.ts';
import { listChanges } from '../../../testing/journal.ts';
import { logInAs } from '../../../testing/log-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { changeEpost } from './change-epost.ts';
import { deliverVarsler } from './deliver-varsler.ts';
import { keepVarsel } from './varsling.ts';

const portal = await createTestApp();
afterAll(() => portal.close());
const { clock, database, log } = portal;
const parts = portal.parts.varsling;
const EARLIER = 'for-endringen@example.com';
const NEW = 'etter-endringen@example.com';

interface Visit {
  browser: TestBrowser;
  fodselsnummer: string;
}

async function visit(kunde: Kunde = {}): Promise<Visit> {
  const { fodselsnummer } = await createKunde({
    register: { kontaktInformasjon: { epostAdresse: EARLIER, mobilNummer: '99999901' } },
    ...kunde,
  });
  const browser = await logInAs(portal.app, fodselsnummer);
  return { browser, fodselsnummer };
}

const change = ({ browser }: Visit, body: unknown = { epostAdresse: NEW }) =>
  browser.write('PUT', endpoints.updateKontaktinformasjon.path, body);
const countWaiting = async () => (await database.selectFrom('varsel').select('id').execute()).length;
const listEvents = () =>
  log.lines.flatMap((line) => {
    const { event } = JSON.parse(line) as { event?: string };
    return event?.startsWith('notice') === true ? [event] : [];
  });

/** The notices that the outside system has received for this customer. */
const listTold = ({ fodselsnummer }: Visit) => listChanges('varsling', fodselsnummer);

beforeEach(async () => {
  await database.deleteFrom('varsel').execute();
  log.clear();
});

describe('a change of the e-mail address', () => {
  test('sends one notice to the previous address, and then nothing of it is kept', async () => {
    const customer = await visit();
    expect((await change(customer)).statusCode).toBe(204);
    const kept = await dumpTable(database, 'varsel');
    expect(await countWaiting()).toBe(1);
    await deliverVarsler(parts);
    await deliverVarsler(parts);
    expect(await listTold(customer)).toEqual([
      { hendelse: 'EPOST_ENDRET', mottaker: EARLIER, varselId: expect.any(String) as unknown },
    ]);
    expect(await countWaiting()).toBe(0);
    for (const secret of [EARLIER, NEW, customer.fodselsnummer])
      for (const text of [kept, log.lines.join('')]) expect(text).not.toContain(secret);
  });

  test('without script sends the notice too', async () => {
    const customer = await visit();
    const answer = await customer.browser.submit(PROFIL_PATH, {
      formToken: customer.browser.cookies.get('XSRF-TOKEN') ?? '',
      skjema: 'kontaktinformasjon',
      epostAdresse: NEW,
    });
    expect(answer.statusCode).toBe(303);
    await deliverVarsler(parts);
    expect(await listTold(customer)).toMatchObject([{ mottaker: EARLIER }]);
  });

  test('of a livkunde sends the notice to the life register’s previous address', async () => {
    const customer = await visit({
      register: { niceKundenummer: null },
      livkunde: { epost: EARLIER, telefon: '99999901' },
    });
    const answer = await customer.browser.write('POST', endpoints.updateLivkontakt.path, { epost: NEW });
    expect(answer.statusCode).toBe(204);
    await deliverVarsler(parts);
    expect(await listTold(customer)).toMatchObject([{ mottaker: EARLIER }]);
  });

  test.each<[string, Kunde, unknown, number]>([
    ['a new mobile number', {}, { mobilNummer: '91234567' }, 204],
    ['the same address in other letters', {}, { epostAdresse: EARLIER.toUpperCase() }, 204],
    ['a first address', { register: { kontaktInformasjon: {} } }, { epostAdresse: NEW }, 204],
  ])('%s is told to nobody', async (_, kunde, body, status) => {
    const customer = await visit(kunde);
    expect((await change(customer, body)).statusCode).toBe(status);
    expect(await countWaiting()).toBe(0);
  });

  test.each(['unknown' as const, { kode: 'UGYLDIG_MAILADRESSE' as const }])(
    'that the register does not take is told to nobody: %j',
    async (value) => {
      const { fodselsnummer } = await visit();
      const waiting: number[] = [];
      const context = createCustomerContext({ customer: { fodselsnummer } });
      const outside = createCustomerOutside(portal.outside, { fodselsnummer, correlationId: '7F3K-2Q9M' });
      await changeEpost(parts, { ...context, outside }, { register: 'KUNDEREGISTER', ny: NEW }, async () => {
        // Stored before the register is asked: the process may die meanwhile.
        waiting.push(await countWaiting());
        return { ok: true, value };
      });
      expect([...waiting, await countWaiting()]).toEqual([1, 0]);
    },
  );

  test('is not made when the previous address cannot be read: its owner would never be told', async () => {
    const customer = await visit();
    await breakSystem(customer.fodselsnummer, {
      system: 'kunderegister',
      path: '/kunder/hent',
      fault: 'down',
    });
    expect((await change(customer)).statusCode).toBe(502);
    await mendSystems(customer.fodselsnummer);
    expect((await customer.browser.get(endpoints.getKunde.path)).json()).toMatchObject({
      kontaktInformasjon: { epostAdresse: EARLIER },
    });
    expect(await countWaiting()).toBe(0);
  });

  /** As registers of other days may have stored it, or sent in another character set. */
  const uleselige = ['berit\u0000@example.com', 'b\uFFFDrd@example.com', `${'a'.repeat(250)}@example.com`];
  test.each(uleselige)(
    'nor when there is one that is unreadable: it is not a first address: %j',
    async (epost) => {
      const customer = await visit({
        isUnlawful: true,
        register: { kontaktInformasjon: { epostAdresse: epost, mobilNummer: '99999901' } },
      });
      expect((await change(customer)).statusCode).toBe(502);
      expect(await listChanges('kunderegister', customer.fodselsnummer)).toEqual([]);
      const livkunde = await visit({
        isUnlawful: true,
        register: { niceKundenummer: null },
        livkunde: { epost, telefon: '99999901' },
      });
      const answer = await livkunde.browser.write('POST', endpoints.updateLivkontakt.path, { epost: NEW });
      expect(answer.statusCode).toBe(502);
      expect(await listChanges('livregister', livkunde.fodselsnummer)).toEqual([]);
    },
  );
});

describe('a change without an answer', () => {
  const keep = ({ fodselsnummer }: Visit) =>
    keepVarsel(
      parts,
      { customer: { fodselsnummer }, distributor: 'none' },
      { mottaker: EARLIER, register: 'KUNDEREGISTER' },
    );

  test('that was made all the same, sends the notice', async () => {
    const customer = await visit({ register: { kontaktInformasjon: { epostAdresse: NEW } } });
    const id = await keep(customer);
    await deliverVarsler(parts);
    expect(await listTold(customer)).toEqual([]);
    clock.advance(26);
    await deliverVarsler(parts);
    expect(await listTold(customer)).toEqual([{ hendelse: 'EPOST_ENDRET', mottaker: EARLIER, varselId: id }]);
  });

  test('that was never made, is deleted when that is certain', async () => {
    const customer = await visit();
    await breakSystem(customer.fodselsnummer, {
      system: 'kunderegister',
      path: '/kunder/kontaktinformasjon/endre',
      fault: 'down',
    });
    expect((await change(customer)).statusCode).toBe(502);
    await mendSystems(customer.fodselsnummer);
    clock.advance(26);
    await deliverVarsler(parts);
    expect(await countWaiting()).toBe(1);
    clock.advance(600);
    await deliverVarsler(parts);
    expect(await countWaiting()).toBe(0);
    expect(await listTold(customer)).toEqual([]);
  });
});

describe('the outside system', () => {
  test('gets the notice when it is up again, under the same id', async () => {
    const customer = await visit();
    await breakSystem(customer.fodselsnummer, { system: 'varsling', path: '/varsler/meld', fault: 'down' });
    await change(customer);
    const row = await database.selectFrom('varsel').selectAll().executeTakeFirstOrThrow();
    await deliverVarsler(parts);
    await deliverVarsler(parts);
    expect(listEvents()).toEqual(['notice-postponed']);
    // The same kind of reference as a request has: the log masks none of its digits.
    expect(log.listEvents('notice-postponed')).toMatchObject([
      { reason: 'status', correlationId: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/) as unknown },
    ]);
    expect(await listTold(customer)).toEqual([]);
    await mendSystems(customer.fodselsnummer);
    clock.advance(6);
    await deliverVarsler(parts);
    expect(await listTold(customer)).toMatchObject([{ varselId: row.id }]);
    // Simulates a crash between the answer and the deletion.
    await database.insertInto('varsel').values(row).execute();
    await deliverVarsler(parts);
    expect(await listTold(customer)).toHaveLength(1);
    expect(await countWaiting()).toBe(0);
  });

  test('gets the notice when it is up again, also when the clock has been set back', async () => {
    const customer = await visit();
    await breakSystem(customer.fodselsnummer, { system: 'varsling', path: '/varsler/meld', fault: 'down' });
    await change(customer);
    await deliverVarsler(parts);
    await mendSystems(customer.fodselsnummer);
    clock.advance(-7200);
    onTestFinished(() => clock.advance(7200));
    await deliverVarsler(parts);
    expect(await listTold(customer)).toHaveLength(1);
  });

  test('is not asked again when it refuses the recipient, and that is logged', async () => {
    const customer = await visit({ register: { kontaktInformasjon: { epostAdresse: 'ingen adresse' } } });
    await change(customer);
    await deliverVarsler(parts);
    expect([await countWaiting(), await listTold(customer)]).toEqual([0, []]);
    expect(listEvents()).toEqual(['notice-refused']);
  });

  test('that is away for an hour is an error from then on, so that somebody is told before the notice is given up', async () => {
    const customer = await visit();
    await breakSystem(customer.fodselsnummer, { system: 'varsling', path: '/varsler/meld', fault: 'down' });
    await change(customer);
    clock.advance(3599);
    await deliverVarsler(parts);
    expect(listEvents()).toEqual(['notice-postponed']);
    clock.advance(600);
    await deliverVarsler(parts);
    expect(log.listEvents('notice-overdue')).toMatchObject([{ level: 50, reason: 'status', attempts: 2 }]);
    expect(log.listEvents('notice-postponed')).toHaveLength(1);
  });

  test('that is away for a week is given up, which is logged once and names nobody', async () => {
    const customer = await visit();
    await breakSystem(customer.fodselsnummer, { system: 'varsling', path: '/varsler/meld', fault: 'down' });
    await change(customer);
    const { varsel } = listExpiring(portal.parts);
    clock.advance(VARSEL_DAYS * 24 * 3600 - 1);
    await deleteBatches(varsel);
    expect([await countWaiting(), log.listEvents('notice-given-up')]).toEqual([1, []]);
    clock.advance(2);
    await deleteBatches(varsel);
    await deleteBatches(varsel);
    expect(await countWaiting()).toBe(0);
    expect(log.listEvents('notice-given-up')).toMatchObject([{ level: 50, count: 1 }]);
    for (const secret of [EARLIER, NEW, customer.fodselsnummer])
      expect(log.lines.join('')).not.toContain(secret);
    await mendSystems(customer.fodselsnummer);
    await deliverVarsler(parts);
    expect(await listTold(customer)).toEqual([]);
  });

  test('gets each notice from only one of several processes', async () => {
    const customers = await Promise.all([visit(), visit(), visit()]);
    await Promise.all(customers.map((customer) => change(customer)));
    await Promise.all([deliverVarsler(parts), deliverVarsler(parts), deliverVarsler(parts)]);
    for (const customer of customers) expect(await listTold(customer)).toHaveLength(1);
  });

  test('gets each once, also when it is so slow that it outlasts the hold of all', async () => {
    const customers = await Promise.all([visit(), visit(), visit()]);
    await Promise.all(customers.map((customer) => change(customer)));
    const told: unknown[] = [];
    const noting: OutsideClient = {
      ...parts.outside,
      call(system, outsideCall) {
        told.push(outsideCall.body['varselId']);
        return parts.outside.call(system, outsideCall);
      },
    };
    const slow: OutsideClient = {
      ...noting,
      async call(system, outsideCall) {
        clock.advance(10);
        const answer = await noting.call(system, outsideCall);
        // Simulates another process while this one is still delivering.
        await deliverVarsler({ ...parts, outside: noting });
        return answer;
      },
    };
    await deliverVarsler({ ...parts, outside: slow });
    expect(new Set(told).size).toBe(customers.length);
    expect(told).toHaveLength(customers.length);
  });
});
