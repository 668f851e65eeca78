import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';

import type { Aktivitet } from '@portal/contract/aktivitet.ts';
import type { Delinger } from '@portal/contract/delinger.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import { errorCodes } from '@portal/contract/errors.ts';
import { DATA_PATH } from '@portal/contract/paths.ts';

import { PortalError } from './core/errors.ts';
import { FRESH_LOGIN_SECONDS } from './session/innlogginger.ts';
import { createKunde } from './testing/create-kunde.ts';
import { breakSystem, mendSystems } from './testing/faults.ts';
import { dumpTable } from './testing/database-dump.ts';
import { listChanges } from './testing/journal.ts';
import { logIn } from './testing/log-in.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from './testing/test-browser.ts';
import { withoutStatement } from './testing/without-statement.ts';
import { deliverVarsler } from './features/kontaktinformasjon/varsling/deliver-varsler.ts';
import { PAGE_ROWS } from './features/aktivitet/query.ts';

const portal = await createTestApp();
afterAll(() => portal.close());
const { clock, database, log, parts } = portal;

async function visit() {
  const { fodselsnummer } = await createKunde();
  const browser = createTestBrowser(portal.app);
  await logIn(browser, fodselsnummer);
  return { browser, fodselsnummer };
}
const read = async (browser: TestBrowser, eldreEnn = '') =>
  (await browser.get(`${endpoints.getAktivitet.path}?eldreEnn=${eldreEnn}`)).json<Aktivitet>();
const report = (browser: TestBrowser, id: unknown) =>
  browser.write('POST', endpoints.reportIkkeMeg.path, { id });
const getNewest = async (browser: TestBrowser) => (await read(browser)).rader[0]?.id ?? '';
const isLoggedIn = async (browser: TestBrowser) =>
  (await browser.get(endpoints.getSession.path)).statusCode === 200;

/** The cases that the outside system has opened for this customer. */
const listCases = (fodselsnummer: string) => listChanges('varsling', fodselsnummer);

describe('GET aktivitet', () => {
  test('needs a session', async () => {
    expect((await createTestBrowser(portal.app).get(endpoints.getAktivitet.path)).statusCode).toBe(401);
  });

  test('is what was done, newest first, with its outcome and reference', async () => {
    const { browser } = await visit();
    const right = await browser.write('PUT', endpoints.updateKontaktinformasjon.path, {
      mobilNummer: '90000001',
    });
    await browser.write('PUT', endpoints.updateKontaktinformasjon.path, { mobilNummer: '1' });
    const { rader, eldre } = await read(browser);
    expect(rader).toMatchObject([
      { handling: 'updateKontaktinformasjon', utfall: 'AVVIST', distributor: 'Forsikring' },
      {
        handling: 'updateKontaktinformasjon',
        utfall: 'UTFORT',
        antall: 1,
        referanse: right.headers['x-correlation-id'],
        tidspunkt: clock.now().toISOString(),
      },
      { handling: 'login', utfall: 'UTFORT' },
    ]);
    expect(eldre).toBeUndefined();
  });

  test('never says that a write was not done whose answer was lost: the register may have it', async () => {
    const { browser, fodselsnummer } = await visit();
    const path = '/kunder/kontaktinformasjon/endre';
    await breakSystem(fodselsnummer, { system: 'kunderegister', path, fault: 'reset' });
    const change = { mobilNummer: '90000001' };
    const answer = await browser.write('PUT', endpoints.updateKontaktinformasjon.path, change);
    expect(answer.statusCode).toBe(502);
    const { rader } = await read(browser);
    expect(rader[0]).toMatchObject({ handling: 'updateKontaktinformasjon', utfall: 'UKJENT' });
  });

  test.each(errorCodes.map((code) => [code, new PortalError(code).status] as const))(
    'of a write that ended with %s (%i), only a refusal says that it was not done',
    async (code, status) => {
      const { browser, fodselsnummer } = await visit();
      const end = await parts.audit.begin('updateAdresse', {
        session: { customer: { fodselsnummer } },
        distributor: { shortname: 'none' },
        correlationId: 'rad',
      });
      await end(code);
      expect((await read(browser)).rader[0]?.utfall).toBe(status < 500 ? 'AVVIST' : 'UKJENT');
    },
  );

  test('has a jump of which nobody knows how it ended, and so has who is given information', async () => {
    const { browser } = await visit();
    const jump = await withoutStatement(database, 'update', 'revisjonsspor', () =>
      browser.write('POST', endpoints.createJumpToken.path),
    );
    expect(jump.statusCode).toBe(200);
    const [rad] = (await read(browser)).rader;
    expect(rad).toMatchObject({ handling: 'createJumpToken', utfall: 'UKJENT' });
    const told = (await browser.get(endpoints.getDelinger.path)).json<Delinger>();
    expect(told.skadesaker).toBe(rad?.tidspunkt);
  });

  test('comes in pages that miss nothing and repeat nothing', async () => {
    const { browser, fodselsnummer } = await visit();
    const session = { customer: { fodselsnummer, sub: '' } } as Parameters<
      typeof parts.audit.begin
    >[1]['session'];
    for (let row = 1; row < PAGE_ROWS * 2; row += 1) {
      const actor = { session, distributor: { shortname: 'none' }, correlationId: `rad-${row}` };
      await (
        await parts.audit.begin('updateAdresse', actor)
      )('OK');
    }
    const first = await read(browser);
    const second = await read(browser, first.eldre);
    const all = [...first.rader, ...second.rader].map(({ id }) => id);
    expect([first.rader.length, second.rader.length, new Set(all).size]).toEqual([
      PAGE_ROWS,
      PAGE_ROWS,
      PAGE_ROWS * 2,
    ]);
    expect(second.eldre).toBeUndefined();
  });

  test('at a place in another’s list, as by a link that was sent, is one’s own', async () => {
    const [mine, theirs] = [await visit(), await visit()];
    const own = (await read(mine.browser)).rader;
    expect(own).toHaveLength(1);
    expect((await read(mine.browser, await getNewest(theirs.browser))).rader).toEqual(own);
    expect((await read(theirs.browser, own[0]?.id)).rader).toEqual([]);
  });

  test.each(['0', '-1', '1;', 'x', '9'.repeat(19), '%00'])(
    'refuses a place that is none: %s',
    async (place) => {
      const { browser } = await visit();
      const answer = await browser.get(`${endpoints.getAktivitet.path}?eldreEnn=${place}`);
      expect(answer.statusCode).toBe(400);
    },
  );
});

test.each([
  ['trekk-samtykke', { samtykke: 'MARKETING', valg: 'nei' }],
  ['trekk-post', { valg: 'ja', bekreft: 'ja' }],
])('%s without script is done, and leads back to the page it stands on', async (skjema, fields) => {
  const { browser } = await visit();
  await browser.get(`${endpoints.getSamtykketekster.path}?bankkunde=false`);
  const formToken = browser.cookies.get('XSRF-TOKEN') ?? '';
  const answer = await browser.submit(DATA_PATH, { formToken, skjema, ...fields });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${DATA_PATH}?resultat=trukket`]);
});

describe('“this was not me”', () => {
  // What another test has left is not of the next.
  beforeEach(async () => {
    await deliverVarsler(parts.varsling);
    log.clear();
  });

  test('opens one case, however often it is said, and keeps nothing of it', async () => {
    const { browser, fodselsnummer } = await visit();
    const { rader } = await read(browser);
    const id = rader[0]?.id;
    expect((await report(browser, id)).json()).toEqual({ andreAvsluttet: true });
    const kept = await dumpTable(database, 'varsel');
    expect(kept).not.toContain(fodselsnummer);
    await report(browser, id);
    await deliverVarsler(parts.varsling);
    // Said once more after the delivery.
    await report(browser, id);
    await deliverVarsler(parts.varsling);
    expect(await listCases(fodselsnummer)).toEqual([
      {
        hendelse: 'IKKE_MEG',
        handling: 'login',
        referanse: rader[0]?.referanse,
        varselId: expect.stringMatching(/^[\da-f-]{14}8/) as unknown,
      },
    ]);
    expect((await read(browser)).rader[0]).toMatchObject({ handling: 'reportIkkeMeg', utfall: 'UTFORT' });
    expect(await database.selectFrom('varsel').select('id').execute()).toEqual([]);
  });

  test('ends the other logins', async () => {
    const { browser, fodselsnummer } = await visit();
    const other = createTestBrowser(portal.app);
    await logIn(other, fodselsnummer);
    await report(browser, await getNewest(browser));
    expect([await isLoggedIn(browser), await isLoggedIn(other)]).toEqual([true, false]);
  });

  test('by an older login opens the case, and leaves the others, which may be the customer’s own', async () => {
    const { browser, fodselsnummer } = await visit();
    clock.advance(FRESH_LOGIN_SECONDS);
    const other = createTestBrowser(portal.app);
    await logIn(other, fodselsnummer);
    expect((await report(browser, await getNewest(browser))).json()).toEqual({ andreAvsluttet: false });
    expect(await isLoggedIn(other)).toBe(true);
    await deliverVarsler(parts.varsling);
    expect(await listCases(fodselsnummer)).toHaveLength(1);
  });

  test('is said to be done where the session ends as the case is opened', async () => {
    const { browser, fodselsnummer } = await visit();
    const id = await getNewest(browser);
    const { repository } = parts.varsling;
    const { insertOnce } = repository;
    const keeping = vi.spyOn(repository, 'insertOnce').mockImplementationOnce(async (varsel) => {
      await insertOnce(varsel);
      await database.deleteFrom('session').execute();
    });
    const answer = await report(browser, id);
    keeping.mockRestore();
    expect([answer.statusCode, answer.json()]).toEqual([200, { andreAvsluttet: false }]);
    expect((await parts.audit.listByFodselsnummer(fodselsnummer)).at(-1)).toMatchObject({
      command: 'reportIkkeMeg',
      outcome: 'OK',
    });
  });

  test('about another customer’s row is refused, and tells nobody', async () => {
    const [mine, theirs] = [await visit(), await visit()];
    const answer = await report(mine.browser, await getNewest(theirs.browser));
    expect(answer.statusCode).toBe(404);
    await deliverVarsler(parts.varsling);
    expect([await listCases(mine.fodselsnummer), await listCases(theirs.fodselsnummer)]).toEqual([[], []]);
  });

  test.each([undefined, '', 'x', 7, '0', '1 or 1=1'])('about what is no row is refused: %j', async (id) => {
    const { browser } = await visit();
    expect((await report(browser, id)).statusCode).toBe(400);
  });

  test('waits for a system that is away', async () => {
    const { browser, fodselsnummer } = await visit();
    await breakSystem(fodselsnummer, { system: 'varsling', path: '/varsler/meld', fault: 'down' });
    await report(browser, await getNewest(browser));
    await deliverVarsler(parts.varsling);
    expect(await listCases(fodselsnummer)).toEqual([]);
    expect(log.listEvents('notice-postponed')).toMatchObject([{ reason: 'status' }]);
    await mendSystems(fodselsnummer);
    clock.advance(6);
    await deliverVarsler(parts.varsling);
    expect(await listCases(fodselsnummer)).toHaveLength(1);
  });

  test('is answered at once while the system hangs', async () => {
    const { browser, fodselsnummer } = await visit();
    await breakSystem(fodselsnummer, { system: 'varsling', fault: 'hang' });
    expect((await report(browser, await getNewest(browser))).statusCode).toBe(200);
    await mendSystems(fodselsnummer);
    await deliverVarsler(parts.varsling);
    expect(await listCases(fodselsnummer)).toHaveLength(1);
  });

  test.each<[string, unknown]>([
    ['refused', 'refused'],
    ['another-id', { receivedId: '0b7a3c52-6d1e-4f38-9a64-2f6f0c9e8d11' }],
  ])('is kept and sent again, and somebody is told, when its answer is “%s”', async (reason, value) => {
    const { browser, fodselsnummer } = await visit();
    await report(browser, await getNewest(browser));
    const call = async () => ({ ok: true, value: value as never }) as const;
    await deliverVarsler({ ...parts.varsling, outside: { ...parts.varsling.outside, call } });
    expect(log.listEvents('case-refused')).toHaveLength(1);
    expect(log.listEvents('notice-postponed')).toMatchObject([{ reason, attempts: 1 }]);
    clock.advance(6);
    await deliverVarsler(parts.varsling);
    expect(await listCases(fodselsnummer)).toHaveLength(1);
  });

  test('works without script, and leads back with what happens next', async () => {
    const { browser, fodselsnummer } = await visit();
    const send = async () =>
      browser.submit(DATA_PATH, {
        formToken: browser.cookies.get('XSRF-TOKEN') ?? '',
        skjema: 'ikke-meg',
        id: await getNewest(browser),
      });
    const fresh = await send();
    expect([fresh.statusCode, fresh.headers.location]).toEqual([303, `${DATA_PATH}?resultat=meldt`]);
    clock.advance(FRESH_LOGIN_SECONDS);
    expect((await send()).headers.location).toBe(`${DATA_PATH}?resultat=meldt-uten-utlogging`);
    await deliverVarsler(parts.varsling);
    expect(await listCases(fodselsnummer)).toHaveLength(2);
  });
});
