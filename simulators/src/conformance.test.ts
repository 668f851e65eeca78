import type { ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { fodselsnumre, ingensNumre } from './customers/fodselsnumre.ts';
import { customers } from './customers/list.ts';
import { ajv, documents, escape, getByPointer, toId, toPage } from './exchanges/documents.ts';
import { createJournal } from './journal/journal.ts';
import { isRecord } from './kit/read-body.ts';
import { createSystems } from './systems.ts';
import type { RunningSimulators } from './start.ts';
import { ask, startForTest } from './testing.ts';

interface DocumentedOperation {
  page: string;
  path: string;
  statuses: string[];
  validate: ValidateFunction | undefined;
}

function listOperations(page: string): DocumentedOperation[] {
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
        ? ajv.compile({ $ref: `${toId(page)}#/${[...content, 'schema'].map(escape).join('/')}` })
        : undefined,
    };
  });
}

function expectValid(validate: ValidateFunction | undefined, body: unknown, where: string): void {
  const valid = validate?.(body);
  expect(valid, `${where}: ${JSON.stringify(validate?.errors, null, 1)}`).toBe(true);
}

const systems = createSystems(createJournal(), {});
const calls = systems.flatMap(([system]) =>
  listOperations(toPage(system)).map((operation) => ({
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

test.each(systems)('%s answers what its page describes, and nothing else', (system, operations) => {
  const page = toPage(system);
  expect(
    operations.map(({ path }) => path).toSorted(),
    `simulators/src/systems.ts against docs/outside/${toId(page)}`,
  ).toEqual(
    listOperations(page)
      .map(({ path }) => path)
      .toSorted(),
  );
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

/** The consent texts concern no customer. */
const aboutCustomers = calls.filter(({ address }) => address !== '/samtykkeregister/tekster/sok');

test.each(aboutCustomers)(
  '$address requires the token, a body of the right shape, and a known customer',
  async (call) => {
    const body = {
      fodselsnummer: ingensNumre.ukjent,
      avtaleNummer: '1',
      id: 'melding',
      produkt: 'OVERSIKT',
      slag: 'MARKETING',
      delingId: 'D-0',
      deles: false,
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
    expect(await status({ fodselsnummer: Number(fodselsnumre.standard) })).toBe(400);
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
      { fodselsnummer: fodselsnumre.standard },
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
    fodselsnummer: fodselsnumre.standard,
    navn: 'Lun Bris',
    beskrivelse: expect.stringContaining('fem forsikringer') as unknown,
  });
});
