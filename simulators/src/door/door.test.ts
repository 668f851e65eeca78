import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { sourceSystems } from '../customers/customer.ts';
import { isSyntheticFodselsnummer } from '../customers/fodselsnummer.ts';
import { customers } from '../customers/list.ts';
import { createExchangeCheck } from '../exchanges/create-exchange-check.ts';
import type { RunningSimulators } from '../start.ts';
import { ask, startForTest, TestBrowser, testOptions } from '../testing.ts';

let simulators: RunningSimulators;
beforeAll(async () => {
  simulators = await startForTest();
});
afterAll(() => simulators.close());

const askFor = (path: string, body: unknown) => ask(simulators.address, path, body);

async function make(person: unknown): Promise<string> {
  const answer = await askFor('/kunder', person);
  expect(answer.status).toBe(201);
  const { fodselsnummer } = (await answer.json()) as { fodselsnummer: string };
  return fodselsnummer;
}

async function read(path: string, fodselsnummer: string): Promise<unknown> {
  const answer = await askFor(path, { fodselsnummer });
  return answer.status === 200 ? answer.json() : answer.status;
}

describe('the number', () => {
  test('is valid, synthetic, unused and never the same', async () => {
    const made = await Promise.all(Array.from({ length: 200 }, () => make({ fodselsdato: '1990-02-28' })));
    for (const fodselsnummer of made) expect(isSyntheticFodselsnummer(fodselsnummer)).toBe(true);
    expect(made.every((fodselsnummer) => /^288290[0-4]/.test(fodselsnummer))).toBe(true);
    expect(new Set([...made, ...customers.map(({ fodselsnummer }) => fodselsnummer)]).size).toBe(
      made.length + customers.length,
    );
  });

  test('has the birth date, the right century, and is a D-number where the test asks for it', async () => {
    expect(await make({ fodselsdato: '2011-12-31' })).toMatch(/^319211[5-9]/);
    expect(await make({ fodselsdato: '1984-03-14', isDNummer: true })).toMatch(/^548384[0-4]/);
  });
});

describe('what the systems say', () => {
  test('is exactly what the test said, whatever it is', async () => {
    const row = '{"name":null,"__proto__":{"a":1},"monthlyPrice":-0.5,"ukjent":[]}';
    const fodselsnummer = await make(JSON.parse(`{"avtaler":{"paris":[${row}],"nsf":[]}}`));
    const answer = await askFor('/paris/avtaler/sok', { fodselsnummer });
    expect(await answer.text()).toBe(`{"avtaler":[${row}]}`);
    expect(await read('/nsf/avtaler/sok', fodselsnummer)).toEqual({ avtaler: [] });
    expect(await read('/nice/avtaler/sok', fodselsnummer)).toBe(404);
  });

  test('when the test says nothing: an ordinary entry in the registers, nothing in the source systems', async () => {
    const fodselsnummer = await make({ fodselsdato: '1984-03-14' });
    for (const system of sourceSystems) expect(await read(`/${system}/avtaler/sok`, fodselsnummer)).toBe(404);
    expect(await read('/kunderegister/kunder/hent', fodselsnummer)).toMatchObject({
      isLoMedlem: false,
      fodselsdato: '1984-03-14',
      kontaktInformasjon: { mobilNummer: '99999900' },
    });
    expect(await read('/oppgaver/aksepttilbud/antall', fodselsnummer)).toEqual({ count: 0 });
    expect(await read('/sparebank/avtaler/sok', fodselsnummer)).toBe(404);
    expect(await read('/livregister/kunder/hent', fodselsnummer)).toBe(404);
  });

  test('null is a person whom the system does not know', async () => {
    const fodselsnummer = await make({ register: null, oppgaver: null });
    for (const path of ['/kunderegister/kunder/hent', '/samtykkeregister/samtykker/hent'])
      expect(await read(path, fodselsnummer)).toBe(404);
    expect(await read('/oppgaver/aksepttilbud/antall', fodselsnummer)).toBe(404);
  });

  test('offers, tasks, messages, homes, consents, recommendations and life insurance are the person’s own', async () => {
    const fodselsnummer = await make({
      navn: 'Rask Ekorn',
      tilbud: { nice: [{ name: 'Bil', policyNumber: '1' }] },
      oppgaver: { helseerklaeringer: 3 },
      register: { isLoMedlem: true },
      adresser: { folkeregistrert: { gatenavn: 'Elgtråkket', land: 'NOR' } },
      samtykker: { MARKETING: true, RESERVASJON: true },
      livkunde: { epost: 'a@example.com' },
      sparebank: { meldinger: [{ tittel: 'Hei', tekst: 'Du', ulest: true }] },
      anbefaling: { controlgroup: true },
    });
    expect(await read('/nice/tilbud/sok', fodselsnummer)).toEqual({
      tilbud: [{ name: 'Bil', policyNumber: '1' }],
    });
    expect(await read('/oppgaver/helseerklaeringer/antall', fodselsnummer)).toEqual({ count: 3 });
    expect(await read('/kunderegister/kunder/hent', fodselsnummer)).toMatchObject({
      navn: 'Rask Ekorn',
      isLoMedlem: true,
      isBankkunde: false,
    });
    expect(await read('/kunderegister/adresser/hent', fodselsnummer)).toEqual({
      adresser: [{ isFolkreregistrert: true, gatenavn: 'Elgtråkket', land: 'NOR' }],
    });
    expect(await read('/samtykkeregister/samtykker/hent', fodselsnummer)).toEqual({
      samtykker: { MARKETING: 'AUTHORIZED' },
      hasReservasjon: true,
    });
    expect(await read('/livregister/kunder/hent', fodselsnummer)).toEqual({ epost: 'a@example.com' });
    expect(await read('/sparebank/avtaler/sok', fodselsnummer)).toEqual({ avtaler: [] });
    expect(await read('/sparebank/kundekommunikasjon/sok', fodselsnummer)).toMatchObject({
      meldinger: [{ tittel: 'Hei' }],
    });
    const recommended = await askFor('/anbefalinger/anbefalinger/sok', { fodselsnummer, produkt: 'BIL' });
    expect(await recommended.json()).toMatchObject({ controlgroup: true });
  });

  test('a system fails for this person only, where the test says so', async () => {
    const fodselsnummer = await make({
      avtaler: { nice: [], paris: [] },
      tilbud: { nice: [] },
      faults: { nice: { fault: 'down', path: '/tilbud/sok' }, paris: { fault: '500' } },
    });
    const other = await make({ avtaler: { paris: [] } });
    expect(await read('/nice/tilbud/sok', fodselsnummer)).toBe(503);
    expect(await read('/nice/avtaler/sok', fodselsnummer)).toEqual({ avtaler: [] });
    expect(await read('/paris/avtaler/sok', fodselsnummer)).toBe(500);
    expect(await read('/paris/avtaler/sok', other)).toEqual({ avtaler: [] });
  });
});

test('is checked against the contract like everybody’s answers, unless the test says that it breaks it', async () => {
  const breaches: string[] = [];
  const check = createExchangeCheck(({ side, operation }) => breaches.push(`${side} of ${operation}`));
  const checked = await startForTest({ check });
  const search = async (person: unknown) => {
    const made = await ask(checked.address, '/kunder', person);
    const { fodselsnummer } = (await made.json()) as { fodselsnummer: string };
    breaches.length = 0;
    await ask(checked.address, '/nice/avtaler/sok', { fodselsnummer });
    return breaches.filter((breach) => breach.startsWith('answer'));
  };
  try {
    const right = { policyNumber: '1', name: 'Bil', avtaleStatus: 'ACTIVE' };
    const wrong = { ...right, monthlyPrice: -1 };
    expect(await search({ avtaler: { nice: [right] } })).toEqual([]);
    expect(await search({ avtaler: { nice: [right, wrong] } })).toEqual(['answer of nice/avtaler/sok']);
    expect(await search({ avtaler: { nice: [wrong] }, isUnlawful: true })).toEqual([]);
  } finally {
    await checked.close();
  }
});

test('the person can log in, with the login context and bank that the test sets', async () => {
  const fodselsnummer = await make({
    navn: 'Rask Ekorn',
    login: { context: 'NETTBANK', bankRegistry: '0502' },
  });
  const browser = new TestBrowser();
  const query = new URLSearchParams({
    client_id: testOptions.clientId,
    redirect_uri: 'http://localhost:3000/auth/callback',
    response_type: 'code',
    scope: 'openid',
    state: 's',
    nonce: 'n',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const page = await browser.follow(`${simulators.address}/identity/auth?${query}`, simulators.address);
  const { leavesTo } = await browser.follow(page.url, simulators.address, { fodselsnummer });
  const tokens = await fetch(`${simulators.address}/identity/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${testOptions.clientId}:${testOptions.clientSecret}`).toString('base64')}`,
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: leavesTo?.searchParams.get('code') ?? '',
      redirect_uri: 'http://localhost:3000/auth/callback',
      code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
    }),
  });
  const { id_token: token = '' } = (await tokens.json()) as { id_token?: string };
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({
    pid: fodselsnummer,
    name: 'Rask Ekorn',
    login_context: 'NETTBANK',
    login_bank_registry: '0502',
  });
});

test.each([
  [{ alder: 3 }, 'alder'],
  [{ avtaler: { NICE: [] } }, 'NICE'],
  [{ avtaler: { nice: {} } }, 'avtaler.nice'],
  [{ tilbud: [] }, 'tilbud'],
  [{ avtaler: null }, 'avtaler'],
  [{ faults: { nice: { fault: 'explode' } } }, 'faults.nice'],
  [{ faults: { altinn: { fault: 'down' } } }, 'altinn'],
  [{ fodselsdato: '1899-01-01' }, 'fodselsdato'],
  [{ fodselsdato: '1990-02-31' }, 'fodselsdato'],
  [{ skadesaker: {} }, 'skadesaker'],
  [{ navn: 1 }, 'navn'],
  [{ isUnlawful: 'ja' }, 'isUnlawful'],
])('a mistake in the test is reported: %j', async (person, name) => {
  const answer = await askFor('/kunder', person);
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { message: string }).message).toContain(name);
});

test('the door is open only where it is asked for', async () => {
  const closed = await startForTest({ hasDoor: false });
  try {
    expect((await ask(closed.address, '/kunder', {})).status).toBe(404);
  } finally {
    await closed.close();
  }
});
