import type { ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { sourceSystems } from './customers/customer.ts';
import { customers } from './customers/list.ts';
import { ajv, documents, escape, getByPointer, type PageName, pages } from './exchanges/documents.ts';
import { isRecord } from './kit/read-body.ts';
import type { RunningSimulators } from './start.ts';
import { ask, startForTest } from './testing.ts';

interface DocumentedOperation {
  page: PageName;
  path: string;
  statuses: string[];
  validate: ValidateFunction | undefined;
}

function listOperations(page: PageName): DocumentedOperation[] {
  const document = documents.get(page);
  const paths = getByPointer(document, ['paths']);
  return Object.keys(isRecord(paths) ? paths : {}).map((path) => {
    const keys = ['paths', path, 'post', 'responses'];
    const responses = getByPointer(document, keys);
    const content = [...keys, '200', 'content', 'application/json'];
    const hasAnswer = getByPointer(document, [...content, 'schema']) !== undefined;
    return {
      page,
      path,
      statuses: Object.keys(isRecord(responses) ? responses : {}),
      validate: hasAnswer
        ? ajv.compile({ $ref: `${page}#/${[...content, 'schema'].map(escape).join('/')}` })
        : undefined,
    };
  });
}

function expectValid(validate: ValidateFunction | undefined, body: unknown, where: string): void {
  const valid = validate?.(body);
  expect(valid, `${where}: ${JSON.stringify(validate?.errors, null, 1)}`).toBe(true);
}

const operations = pages.flatMap(listOperations);
const calls = operations.flatMap((operation) =>
  (operation.page === 'source-system' ? sourceSystems : [operation.page]).map((system) => ({
    ...operation,
    address: `/${system}${operation.path}`,
    system,
  })),
);

const varsel = {
  varselId: '0b7a3c52-6d1e-4f38-9a64-2f6f0c9e8d11',
  hendelse: 'EPOST_ENDRET',
  mottaker: 'lun.bris@example.com',
  distributor: 'none',
};

let simulators: RunningSimulators;
beforeAll(async () => {
  simulators = await startForTest();
});
afterAll(() => simulators.close());

test('the pages describe what the simulators know: 3 + 4 + 4 + 2 + 3 + 1 + 3 + 1 operations', () => {
  expect(operations.map(({ page, path }) => `${page} ${path}`)).toEqual([
    'source-system /avtaler/sok',
    'source-system /tilbud/sok',
    'source-system /tilbud/slett',
    'oppgaver /helseerklaeringer/antall',
    'oppgaver /aksepttilbud/antall',
    'oppgaver /meldinger/uleste',
    'oppgaver /motoroppgaver/sok',
    'kunderegister /kunder/hent',
    'kunderegister /kunder/kontaktinformasjon/endre',
    'kunderegister /adresser/hent',
    'kunderegister /adresser/bruk-folkeregistrert',
    'livregister /kunder/hent',
    'livregister /kunder/kontaktinformasjon/endre',
    'samtykkeregister /tekster/sok',
    'samtykkeregister /samtykker/hent',
    'samtykkeregister /endringer/meld',
    'anbefalinger /anbefalinger/sok',
    'sparebank /avtaler/sok',
    'sparebank /kundekommunikasjon/sok',
    'sparebank /kundekommunikasjon/lest',
    'varsling /varsler/meld',
  ]);
});

test.each(customers.map((customer) => [customer.key, customer] as const))(
  'every system answers as its page says: %s',
  async (_, { fodselsnummer, faults }) => {
    for (const { address, system, statuses, validate } of calls) {
      const fault = faults?.[system];
      if (validate === undefined || (fault !== undefined && fault.only === undefined)) continue;
      if (fault?.only === 'changes' && address.endsWith('/endringer/meld')) continue;
      const body = {
        fodselsnummer,
        produkt: 'OVERSIKT',
        kundetype: 'FORSIKRINGSKUNDE',
        slag: 'MARKETING',
        verdi: true,
        endringsnummer: 1,
        tidspunkt: '2026-03-02T10:15:30.123Z',
        ...varsel,
      };
      const answer = await ask(simulators.address, address, body);
      expect(['200', '404'], address).toContain(String(answer.status));
      expect(statuses, address).toContain(String(answer.status));
      const answered: unknown = await answer.json();
      if (answer.status === 200) expectValid(validate, answered, address);
    }
  },
);

/** Texts are about no customer. */
const aboutCustomers = calls.filter(({ address }) => address !== '/samtykkeregister/tekster/sok');

test.each(aboutCustomers)(
  '$address asks for the token, a body of the right shape, and a customer it knows',
  async (call) => {
    const body = {
      fodselsnummer: '01810000186',
      avtaleNummer: '1',
      id: 'melding',
      produkt: 'OVERSIKT',
      slag: 'MARKETING',
      verdi: true,
      endringsnummer: 1,
      tidspunkt: '2026-03-02T10:15:30.123Z',
      ...varsel,
    };
    const status = async (sent: unknown, headers?: Record<string, string>) =>
      (await ask(simulators.address, call.address, sent, headers)).status;
    expect(await status(body, { authorization: 'Bearer guessed' })).toBe(401);
    expect(await status({})).toBe(400);
    expect(await status([])).toBe(400);
    expect(await status({ fodselsnummer: 14838430121 })).toBe(400);
    expect(await status({ fodselsnummer: 'x'.repeat(200_000) })).toBe(413);
    expect(await status(body)).toBe(404);
    expect(call.statuses).toEqual(expect.arrayContaining(['400', '401', '404']));
  },
);

test('the correlation id comes back, on refusals too', async () => {
  for (const authorization of ['Bearer test-token', 'Bearer guessed']) {
    const answer = await ask(
      simulators.address,
      '/nice/avtaler/sok',
      { fodselsnummer: '14838430121' },
      { authorization, 'x-correlation-id': 'abc-123' },
    );
    expect(answer.headers.get('x-correlation-id')).toBe('abc-123');
  }
});

test('GET /customers lists them for the start command', async () => {
  const list: unknown = await (await fetch(`${simulators.address}/customers`)).json();
  expect(list).toHaveLength(customers.length);
  expect(list).toContainEqual({
    key: 'standard',
    fodselsnummer: '14838430121',
    navn: 'Lun Bris',
    beskrivelse: expect.stringContaining('fem forsikringer') as unknown,
  });
});
