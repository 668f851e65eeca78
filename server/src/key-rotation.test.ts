import { afterAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { Kunde } from '@portal/contract/kunde.ts';

import { deliverEndringer } from './features/samtykke/deliver-endringer.ts';
import { createSecret } from './keys/secret.ts';
import { createKunde } from './testing/create-kunde.ts';
import { breakSystem, mendSystems } from './testing/faults.ts';
import { logIn } from './testing/log-in.ts';
import { createSecondPortal } from './testing/second-portal.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestBrowser } from './testing/test-browser.ts';

const createPerson = async (): Promise<string> =>
  (await createKunde({ samtykker: { MARKETING: false, RESERVASJON: false } })).fodselsnummer;
const random = (start: number): string =>
  Buffer.from(Array.from({ length: 32 }, (_, index) => start + index)).toString('base64');
const [OLD, NEW] = [random(0), random(100)];

/**
 * In the middle of a rotation: both processes know both keys, and each writes with another one. The operator has listed
 * the first one's own key among the others too.
 */
const before = await createTestApp({ CONSENT_LOG_KEY: OLD, CONSENT_LOG_OTHER_KEYS: [NEW, OLD, NEW].join() });
const after = await createSecondPortal(before, { CONSENT_LOG_KEY: NEW, CONSENT_LOG_OTHER_KEYS: [OLD] });
const forgetful = await createSecondPortal(before, { CONSENT_LOG_KEY: NEW, CONSENT_LOG_OTHER_KEYS: [] });
afterAll(async () => {
  await forgetful.close();
  await after.close();
  await before.close();
});
type Portal = Pick<typeof after, 'app' | 'parts'>;

const listLog = (portal: Portal, fodselsnummer: string) => {
  const { repository, keys } = portal.parts.samtykke;
  return repository.listEndringer(keys.toPersons({ customer: { fodselsnummer } }));
};
async function open({ app }: Portal, fodselsnummer: string) {
  const browser = createTestBrowser(app);
  await logIn(browser, fodselsnummer);
  return {
    async choose(marketingConsentApproved: boolean) {
      await browser.get(`${endpoints.getSamtykketekster.path}?bankkunde=false`);
      return browser.write('POST', endpoints.updateSamtykke.path, { marketingConsentApproved });
    },
    read: async () => (await browser.get(endpoints.getKunde.path)).json<Kunde>().samtykker,
  };
}

describe('while CONSENT_LOG_KEY is changed', () => {
  test('a choice that waits is seen by both, is the same choice at both, and is delivered by either', async () => {
    const fodselsnummer = await createPerson();
    const [atBefore, atAfter] = [await open(before, fodselsnummer), await open(after, fodselsnummer)];
    await breakSystem(fodselsnummer, { system: 'samtykkeregister', fault: 'down', path: '/endringer/meld' });
    expect((await atBefore.choose(true)).json()).toEqual({ bekreftet: false });
    expect(await atAfter.read()).toMatchObject({ marketingConsent: 'AUTHORIZED', ubekreftet: ['MARKETING'] });
    expect((await atAfter.choose(true)).json()).toEqual({ bekreftet: false });
    expect((await atAfter.choose(false)).json()).toEqual({ bekreftet: false });
    expect(await atBefore.read()).toMatchObject({
      marketingConsent: 'NOT_AUTHORIZED',
      ubekreftet: ['MARKETING'],
    });
    await mendSystems(fodselsnummer);

    before.clock.advance(60);
    expect(await deliverEndringer(after.parts.samtykke)).toBe(2);
    for (const portal of [before, after])
      expect(await listLog(portal, fodselsnummer)).toMatchObject([
        // The newer choice, of the other key, is what the register is told.
        { new_value: true, outcome: 'FORBIGATT' },
        { old_value: true, new_value: false, outcome: 'BEKREFTET' },
      ]);
  });

  test('the same choice at both at once is one change', async () => {
    const fodselsnummer = await createPerson();
    const [atBefore, atAfter] = [await open(before, fodselsnummer), await open(after, fodselsnummer)];
    for (const verdi of [true, false, true, false, true]) {
      const answers = await Promise.all(
        [atBefore, atAfter, atBefore, atAfter].map(({ choose }) => choose(verdi)),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    }
    const values = (await listLog(after, fodselsnummer)).map(({ new_value }) => new_value);
    expect(values).toEqual([true, false, true, false, true]);
  });

  test('what was typed in a page of the one is given back by the other, and to nobody else', async () => {
    const [owner, other] = [await createPerson(), await createPerson()];
    const form = { skjema: 'kontaktinformasjon', fields: { epostAdresse: 'lun@post.example' } };
    for (const [from, to] of [
      [before, after],
      [after, before],
    ] as const)
      for (const [fodselsnummer, given] of [
        [owner, form],
        [other, undefined],
      ] as const) {
        const secret = createSecret();
        const { keptForms } = from.parts.session;
        expect(await keptForms.keep(secret, 'none', keptForms.toOwner(owner), form)).toBe(true);
        const taken = await to.parts.session.keptForms.take(secret, 'none', fodselsnummer);
        expect(taken?.form).toEqual(given);
      }
  });

  test('the audit trail tells of writes under both', async () => {
    const fodselsnummer = await createPerson();
    for (const portal of [before, after]) await (await open(portal, fodselsnummer)).choose(true);
    const [fromBefore, fromAfter] = [
      await before.parts.audit.listByFodselsnummer(fodselsnummer),
      await after.parts.audit.listByFodselsnummer(fodselsnummer),
    ];
    expect(fromBefore.map(({ command }) => command)).toEqual([
      'login',
      'updateSamtykke',
      'login',
      'updateSamtykke',
    ]);
    for (const { parts } of [before, after])
      expect(
        (await parts.audit.listPage({ customer: { fodselsnummer } }, { limit: 9 })).map(
          ({ reference }) => reference,
        ),
      ).toEqual(fromAfter.map(({ reference }) => reference).toReversed());
    expect(fromAfter).toEqual(fromBefore);
  });
});

test('without the previous key, its rows are no longer found', async () => {
  const fodselsnummer = await createPerson();
  await (await open(before, fodselsnummer)).choose(true);
  expect(await listLog(after, fodselsnummer)).toHaveLength(1);
  expect(await listLog(forgetful, fodselsnummer)).toEqual([]);
});
