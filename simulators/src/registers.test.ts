import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { fodselsnumre } from './customers/fodselsnumre.ts';
import type { RunningSimulators } from './start.ts';
import { ask, startForTest } from './testing.ts';

const STANDARD = fodselsnumre.standard;
const PROLIFE = fodselsnumre.prolife;
const REGISTER_NEDE = fodselsnumre.registerNede;
const UTEN_KUNDENUMMER = fodselsnumre.utenKundenummer;

let simulators: RunningSimulators;
beforeAll(async () => {
  simulators = await startForTest();
});
afterAll(() => simulators.close());

const call = (path: string, fodselsnummer: string, more: Record<string, unknown> = {}) =>
  ask(simulators.address, path, { fodselsnummer, ...more });
const read = async (path: string, fodselsnummer: string): Promise<unknown> =>
  (await call(path, fodselsnummer)).json();

describe('the customer register', () => {
  const change = '/kunderegister/kunder/kontaktinformasjon/endre';

  test('keeps a changed field and leaves the other unchanged', async () => {
    expect((await call(change, STANDARD, { mobilNummer: '99990000' })).status).toBe(204);
    expect(await read('/kunderegister/kunder/hent', STANDARD)).toMatchObject({
      kontaktInformasjon: { epostAdresse: 'lun.bris@example.com', mobilNummer: '99990000' },
    });
  });

  test.each([
    [{ epostAdresse: 'a@b' }, 'UGYLDIG_MAILADRESSE'],
    [{ mobilNummer: '123' }, 'UGYLDIG_MOBILNR'],
  ])('refuses %j with %s', async (body, kode) => {
    const answer = await call(change, STANDARD, body);
    expect([answer.status, await answer.json()]).toEqual([422, { kode }]);
  });

  test('switches to the registered address', async () => {
    expect(await read('/kunderegister/adresser/hent', STANDARD)).toMatchObject({ adresser: { length: 2 } });
    expect((await call('/kunderegister/adresser/bruk-folkeregistrert', STANDARD)).status).toBe(204);
    expect(await read('/kunderegister/adresser/hent', STANDARD)).toMatchObject({
      adresser: [{ isFolkreregistrert: true, gatenavn: 'Solbakken' }],
    });
  });

  test('has no address for anybody without a customer number', async () => {
    expect((await call('/kunderegister/adresser/hent', UTEN_KUNDENUMMER)).status).toBe(404);
  });

  test('fails on changes only, for the customer who is made so', async () => {
    expect((await call('/kunderegister/kunder/hent', REGISTER_NEDE)).status).toBe(200);
    expect((await call(change, REGISTER_NEDE, { mobilNummer: '99990000' })).status).toBe(503);
  });
});

test('the life register keeps both fields of a livkunde', async () => {
  const sent = { epost: 'ny@example.com', telefon: '99990001' };
  expect((await call('/livregister/kunder/kontaktinformasjon/endre', PROLIFE, sent)).status).toBe(204);
  expect(await read('/livregister/kunder/hent', PROLIFE)).toEqual(sent);
  expect((await call('/livregister/kunder/hent', STANDARD)).status).toBe(404);
});

describe('the consent register', () => {
  const report = (endringsnummer: number, verdi: boolean) =>
    call('/samtykkeregister/endringer/meld', STANDARD, {
      slag: 'MARKETING',
      verdi,
      endringsnummer,
      tidspunkt: `2026-03-02T10:15:${10 + endringsnummer}.000Z`,
    });

  test('applies each change once, and never an older one over a newer one', async () => {
    for (const [number, verdi, last] of [
      [5, true, 5],
      [5, true, 5],
      [7, false, 7],
      [6, true, 7],
    ] as const) {
      const answer = await report(number, verdi);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({
        endringsnummer: last,
        verdi: last === 5,
        tidspunkt: `2026-03-02T10:15:${10 + last}.000Z`,
      });
    }
    expect(await read('/samtykkeregister/samtykker/hent', STANDARD)).toMatchObject({
      samtykker: { MARKETING: 'NOT_AUTHORIZED' },
    });
    const journal = (await (await fetch(`${simulators.address}/journal`)).json()) as {
      system: string;
      change: { endringsnummer?: number };
    }[];
    expect(
      journal
        .filter(({ system }) => system === 'samtykkeregister')
        .map(({ change }) => change.endringsnummer),
    ).toEqual([5, 7]);
  });

  test('has other texts for the bank’s customers', async () => {
    const texts = await Promise.all(
      ['BANKKUNDE', 'FORSIKRINGSKUNDE'].map(async (kundetype) =>
        (await ask(simulators.address, '/samtykkeregister/tekster/sok', { kundetype })).text(),
      ),
    );
    expect(texts[0]).not.toBe(texts[1]);
    expect((await ask(simulators.address, '/samtykkeregister/tekster/sok', {})).status).toBe(400);
  });
});
