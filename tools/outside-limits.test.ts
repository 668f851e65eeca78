import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { type OutsideName, outsideNames, type OutsideSettings } from '../server/src/config/environment.ts';
import { getContractVersion } from '../server/src/outside/contract-versions.ts';
import { getAnbefaling } from '../server/src/outside/anbefalinger/get-anbefaling.ts';
import { listAdresser } from '../server/src/outside/kunderegister/adresser.ts';
import { findKunde } from '../server/src/outside/kunderegister/find-kunde.ts';
import { findLivkunde } from '../server/src/outside/livregister/livregister.ts';
import { createOppgaver } from '../server/src/outside/oppgaver/oppgaver.ts';
import type { OutsideAnswer } from '../server/src/outside/outside-answer.ts';
import { createOutsideClient } from '../server/src/outside/outside-client.ts';
import { findSamtykker, listTekster } from '../server/src/outside/samtykkeregister/samtykkeregister.ts';
import { listAvtaler } from '../server/src/outside/source-system/list-avtaler.ts';
import { listTilbud } from '../server/src/outside/source-system/list-tilbud.ts';
import { createSparebank } from '../server/src/outside/sparebank/sparebank.ts';
import { sendEpostEndret } from '../server/src/outside/varsling/send-varsel.ts';
import { sendJson, startMisbehavingSystem } from '../server/src/testing/misbehaving-system.ts';
import { ROOT } from './paths.ts';

/** Each limit that a page names, at its value and one above: what becomes of it is what the page says. */

type Fields = Record<string, unknown>;

const system = await startMisbehavingSystem();
const settings = { url: system.url, token: 'en-nokkel', timeoutMs: 9000 };
const client = createOutsideClient(
  Object.fromEntries(outsideNames.map((name) => [name, settings])) as Record<OutsideName, OutsideSettings>,
  { warn: () => undefined },
);
afterAll(async () => {
  await client.close();
  await system.close();
});
const asker = { fodselsnummer: '14838430121', correlationId: '7F3K-2Q9M' };

interface Part {
  page: string;
  schema: string;
  /** With every field that is required. */
  row: Fields;
  toBody: (row: unknown) => unknown;
  ask: () => Promise<OutsideAnswer<unknown>>;
  /** The row as it was read; undefined where it was left out. */
  pick: (value: unknown) => unknown;
}

const first = (list: string) => (value: unknown) => toList(toFields(value)[list])[0];
const pakke = { policyNumber: '8', versionNumber: 1, productType: 'INNBO', monthlyPrice: 1, yearlyPrice: 12 };
const registered = { isFolkreregistrert: true };
const parts: Part[] = [
  {
    page: 'source-system',
    schema: 'Avtale',
    row: { policyNumber: '1', name: 'Bil', avtaleStatus: 'RENEWAL' },
    toBody: (row) => ({ avtaler: [row] }),
    ask: () => listAvtaler(client, 'NICE', asker),
    pick: first('rows'),
  },
  {
    page: 'source-system',
    schema: 'Tilbud',
    row: { policyNumber: '1', name: 'Bil' },
    toBody: (row) => ({ tilbud: [row] }),
    ask: () => listTilbud(client, 'NICE', asker),
    pick: first('rows'),
  },
  {
    page: 'source-system',
    schema: 'PakkeTilbud',
    row: pakke,
    toBody: (row) => ({ tilbud: [{ name: 'Hus', pakkeTilbud: [row] }] }),
    ask: () => listTilbud(client, 'NICE', asker),
    pick: (value) => first('pakkeTilbud')(first('rows')(value)),
  },
  {
    page: 'sparebank',
    schema: 'Avtale',
    row: { systemSource: 'NICE', policyNumber: '1', name: 'Bil', avtaleStatus: 'RENEWAL' },
    toBody: (row) => ({ avtaler: [row] }),
    ask: () => createSparebank(client, { isProduction: true }).listAvtaler(asker),
    pick: first('rows'),
  },
  {
    page: 'sparebank',
    schema: 'Melding',
    row: { tittel: 'Hei', tekst: 'Hei', ulest: false },
    toBody: (row) => ({ meldinger: [row] }),
    ask: () => createSparebank(client, { isProduction: true }).listMeldinger(asker),
    pick: first('rows'),
  },
  {
    page: 'kunderegister',
    schema: 'Kunde',
    row: {},
    toBody: (row) => row,
    ask: () => findKunde(client, asker),
    pick: (value) => value,
  },
  {
    page: 'kunderegister',
    schema: 'KontaktInformasjon',
    row: {},
    toBody: (row) => ({ kontaktInformasjon: row }),
    ask: () => findKunde(client, asker),
    pick: (value) => toFields(value)['kontaktInformasjon'],
  },
  {
    page: 'kunderegister',
    schema: 'Adresse',
    row: registered,
    toBody: (row) => ({ adresser: [row] }),
    ask: () => listAdresser(client, asker),
    pick: (value) => toList(value)[0],
  },
  {
    page: 'livregister',
    schema: 'Livkunde',
    row: {},
    toBody: (row) => row,
    ask: () => findLivkunde(client, asker),
    pick: (value) => value,
  },
  {
    page: 'oppgaver',
    schema: 'Motoroppgave',
    row: { oppgavetype: 'ENDRE_KMSTAND', beskrivelse: 'Volvo', avtalenummer: '1' },
    toBody: (row) => ({ oppgaver: [row] }),
    ask: () => createOppgaver(client).listMotoroppgaver(asker),
    pick: first('oppgaver'),
  },
  {
    page: 'oppgaver',
    schema: 'Count',
    row: { count: 1 },
    toBody: (row) => row,
    ask: () => createOppgaver(client).countAksepttilbud(asker),
    pick: (value) => value,
  },
  {
    page: 'samtykkeregister',
    schema: 'Tekst',
    row: { samtykke: 'MARKETING', tittel: 'Tips', ingress: 'Kan vi?', tekst: 'Ja?', versjon: 'a-1' },
    toBody: (row) => ({ tekster: [row] }),
    ask: () => listTekster(client, { isBankkunde: false, correlationId: asker.correlationId }),
    pick: (value) => toList(value)[0],
  },
  {
    page: 'samtykkeregister',
    schema: 'Samtykker',
    row: { samtykker: {}, hasReservasjon: false },
    toBody: (row) => row,
    ask: () => findSamtykker(client, asker),
    pick: (value) => ({ hasReservasjon: toFields(value)['RESERVASJON'] }),
  },
  {
    page: 'anbefalinger',
    schema: 'Anbefaling',
    row: { scores: [], controlgroup: false, fallback: false },
    toBody: (row) => row,
    ask: () => getAnbefaling(client, { ...asker, produkt: 'OVERSIKT' }),
    pick: (value) => value,
  },
  {
    page: 'anbefalinger',
    schema: 'Score',
    row: { nextBestOfferProdukt: 'REISE', score: 0.5 },
    toBody: (row) => ({ scores: [row], controlgroup: false, fallback: false }),
    ask: () => getAnbefaling(client, { ...asker, produkt: 'OVERSIKT' }),
    pick: first('scores'),
  },
  {
    page: 'varsling',
    schema: 'Kvittering',
    row: {},
    toBody: (row) => row,
    ask: () =>
      sendEpostEndret(client, {
        ...asker,
        varselId: crypto.randomUUID(),
        mottaker: 'lun.bris@example.com',
        distributor: 'none',
        tidspunkt: new Date(0),
      }),
    pick: (value) => ({ varselId: toFields(value)['receivedId'] }),
  },
];

const readPage = (page: string): Fields =>
  toFields(parse(readFileSync(join(ROOT, `docs/outside/${page}.openapi.yaml`), 'utf8')));

/** A field's schema, past the reference that may stand in its place. */
function listFields({ page, schema }: Part): [string, Fields][] {
  const schemas = toFields(toFields(readPage(page)['components'])['schemas']);
  const properties = toFields(toFields(schemas[schema])['properties']);
  return Object.entries(properties).map(([name, field]) => {
    const reference = toFields(field)['$ref'];
    return [
      name,
      toFields(typeof reference === 'string' ? schemas[reference.split('/').at(-1) ?? ''] : field),
    ];
  });
}

/** Values at a limit and beyond it, one pair for each limit of the field. */
function listLimits(field: Fields): { limit: string; at: unknown; above: unknown }[] {
  const { type, maxLength, minLength, maximum, minimum, format, pattern } = field;
  const isWhole = [type].flat().includes('integer');
  return [
    ...(typeof maxLength === 'number'
      ? [{ limit: 'maxLength', at: 'a'.repeat(maxLength), above: 'a'.repeat(maxLength + 1) }]
      : []),
    ...(minLength === 1 ? [{ limit: 'minLength', at: 'a', above: '' }] : []),
    ...(typeof maximum === 'number'
      ? [{ limit: 'maximum', at: maximum, above: maximum + (isWhole ? 1 : 0.01) }]
      : []),
    ...(typeof minimum === 'number' ? [{ limit: 'minimum', at: minimum, above: isWhole ? -1 : -0.01 }] : []),
    ...(format === 'date' ? [{ limit: 'format', at: '2028-02-29', above: '2027-02-29' }] : []),
    ...(pattern === '^([A-Z]{2})?$' ? [{ limit: 'pattern', at: 'SE', above: 'se' }] : []),
    ...(pattern === '^[A-Za-z0-9_.-]{1,50}$'
      ? [{ limit: 'pattern', at: 'a'.repeat(50), above: 'a'.repeat(51) }]
      : []),
    ...(format === 'uuid'
      ? [{ limit: 'format', at: '0b7a3c52-6d1e-4f38-9a64-2f6f0c9e8d11', above: '7' }]
      : []),
    ...(type === 'boolean' ? [{ limit: 'type', at: true, above: 'ja' }] : []),
    ...(type === 'number' && maximum === undefined ? [{ limit: 'type', at: 0.25, above: 'høy' }] : []),
  ];
}

/** What the portal makes of one field of one row. */
async function read({ row, toBody, ask, pick }: Part, name: string, value: unknown) {
  system.behave(sendJson(200, toBody({ ...row, [name]: value })));
  const answer = await ask();
  const picked = answer.ok ? pick(answer.value) : undefined;
  return { isAnswered: answer.ok, hasRow: picked !== undefined, value: toFields(picked)[name] };
}

describe.each(parts)('$page $schema', (part) => {
  const fields = listFields(part).filter(([, field]) => field['x-beyond'] !== undefined);
  const limits = fields.flatMap(([name, field]) =>
    listLimits(field).map((limit) => ({ name, beyond: String(field['x-beyond']), ...limit })),
  );

  test('names its limits', () => {
    expect(limits).not.toEqual([]);
  });

  test.each(limits.filter(({ name }) => name !== 'url'))(
    '$name: $limit is read at its value, and beyond it costs no more than the page says: $beyond',
    async ({ name, beyond, limit, at, above }) => {
      expect(await read(part, name, at)).toEqual({ isAnswered: true, hasRow: true, value: at });
      const over = await read(part, name, above);
      // A text of which nothing is left to read does not describe.
      const cost = beyond === 'cut' && limit === 'minLength' ? 'empty' : beyond;
      if (cost === 'answer') expect(over.isAnswered).toBe(false);
      else expect(over.isAnswered).toBe(true);
      if (cost === 'row') expect(over.hasRow).toBe(false);
      if (cost === 'field') expect([over.hasRow, over.value || undefined]).toEqual([true, undefined]);
      if (cost === 'cut') expect([over.hasRow, over.value]).toEqual([true, `${String(at).slice(0, -1)}…`]);
    },
  );

  const mayBeNull = fields.filter(([, { type }]) => [type].flat().includes('null'));
  test.each(mayBeNull.filter(([name]) => name !== 'policyNumber').map(([name]) => name))(
    '%s: null is the same as left out',
    async (name) => {
      const row = Object.fromEntries(Object.entries(part.row).filter(([field]) => field !== name));
      const isNull = await read({ ...part, row }, name, null);
      expect(isNull).toEqual(await read({ ...part, row }, name, undefined));
      expect(isNull.hasRow).toBe(true);
    },
  );
});

test.each<[string, string, () => Promise<OutsideAnswer<unknown>>, string]>([
  ['source-system', 'Avtaler', () => listAvtaler(client, 'NICE', asker), 'avtaler'],
  ['source-system', 'Tilbudsliste', () => listTilbud(client, 'NICE', asker), 'tilbud'],
  ['anbefalinger', 'Anbefaling', () => getAnbefaling(client, { ...asker, produkt: 'OVERSIKT' }), 'scores'],
  ['oppgaver', 'Motoroppgaver', () => createOppgaver(client).listMotoroppgaver(asker), 'oppgaver'],
])('%s %s: one row more than the page allows costs the answer', async (page, schema, ask, list) => {
  const schemas = toFields(toFields(readPage(page)['components'])['schemas']);
  const { maxItems } = toFields(toFields(toFields(schemas[schema])['properties'])[list]);
  expect(typeof maxItems).toBe('number');
  const send = async (count: number) => {
    const others = { controlgroup: false, fallback: false };
    system.behave(sendJson(200, { ...others, [list]: Array.from({ length: count }, () => ({})) }));
    return (await ask()).ok;
  };
  expect(await send(Number(maxItems))).toBe(true);
  expect(await send(Number(maxItems) + 1)).toBe(false);
});

test('the portal says the version that each page describes, and takes what a later one may add', async () => {
  const pages: Partial<Record<OutsideName, string>> = { NICE: 'source-system', NSF: 'source-system' };
  for (const name of outsideNames.slice(7)) pages[name] = name.toLowerCase();
  for (const [name, page] of Object.entries(pages)) {
    const { version } = toFields(readPage(page)['info']);
    expect(String(version), page).toMatch(
      new RegExp(`^${getContractVersion(name as OutsideName).replace('.', '\\.')}\\.`),
    );
  }
  let said: unknown;
  const later = {
    avtaler: [{ policyNumber: '1', name: 'Bil', avtaleStatus: 'ACTIVE', nytt: { felt: [1] } }],
    side: 2,
  };
  system.behave((request, response) => {
    said = request.headers['accept-version'];
    response.setHeader('content-version', '1.1');
    sendJson(200, later)(request, response);
  });
  const answer = await listAvtaler(client, 'NICE', asker);
  expect(said).toBe('1.0');
  expect(answer).toMatchObject({ ok: true, value: { rows: [{ policyNumber: '1' }], dropped: 0 } });
});

test('an operation that a system does not have yet is one without rows', async () => {
  system.behave(sendJson(404, { message: 'Not found' }));
  expect(await createSparebank(client, { isProduction: true }).listMeldinger(asker)).toMatchObject({
    ok: true,
    value: { rows: [] },
  });
});

function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
