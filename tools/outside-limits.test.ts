import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { systemSources } from '@portal/contract/system-sources.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

import { getAnbefaling } from '../server/src/outside/anbefalinger/get-anbefaling.ts';
import { listRegistrerteDelinger } from '../server/src/outside/datadeling/datadeling.ts';
import { listAdresser } from '../server/src/outside/kunderegister/adresser.ts';
import { findKunde } from '../server/src/outside/kunderegister/find-kunde.ts';
import { findLivkunde } from '../server/src/outside/livregister/livregister.ts';
import { countAksepttilbud, listMotoroppgaver } from '../server/src/outside/oppgaver/oppgaver.ts';
import type { OutsideAnswer } from '../server/src/outside/outside-answer.ts';
import { getContractVersion, outsideNames } from '../server/src/outside/outside-systems.ts';
import { findSamtykker, listTekster } from '../server/src/outside/samtykkeregister/samtykkeregister.ts';
import {
  listAvtaler,
  listBetalinger,
  listPriser,
  listTilbud,
} from '../server/src/outside/source-systems/source-systems.ts';
import { createSparebank } from '../server/src/outside/sparebank/sparebank.ts';
import { sendEpostEndret } from '../server/src/outside/varsling/send-varsel.ts';
import { sendJson } from '../server/src/testing/misbehaving-system.ts';
import { startOutsideOfOne } from '../server/src/testing/outside-of-one.ts';
import { createAsk } from './contract-check/ask.ts';
import { getPage } from './contract-check/systems.ts';
import { ROOT } from './paths.ts';
import { toSystem } from './testing/create-kunde.ts';
import { type Fields, toFields, toList } from './contract-check/to-fields.ts';

/** Each limit in a page, at its value and one above: the portal handles both as the page says. */

const { system, outside, close } = await startOutsideOfOne();
afterAll(close);

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
const another = { ...registered, gatenavn: 'Solbakken' };
const parts: Part[] = [
  {
    page: 'source-system',
    schema: 'Avtale',
    row: { policyNumber: '1', name: 'Bil', avtaleStatus: 'RENEWAL' },
    toBody: (row) => ({ avtaler: [row] }),
    ask: () => listAvtaler(outside, 'NICE'),
    pick: first('rows'),
  },
  {
    page: 'source-system',
    schema: 'Tilbud',
    row: { policyNumber: '1', name: 'Bil' },
    toBody: (row) => ({ tilbud: [row] }),
    ask: () => listTilbud(outside, 'NICE'),
    pick: first('rows'),
  },
  {
    page: 'source-system',
    schema: 'PakkeTilbud',
    row: pakke,
    toBody: (row) => ({ tilbud: [{ name: 'Hus', pakkeTilbud: [row] }] }),
    ask: () => listTilbud(outside, 'NICE'),
    pick: (value) => first('pakkeTilbud')(first('rows')(value)),
  },
  {
    page: 'source-system',
    schema: 'Betaling',
    row: { betalingId: '1', belop: 1, forfall: '2027-05-15', status: 'KOMMER' },
    toBody: (row) => ({ betalinger: [row] }),
    ask: () => listBetalinger(outside, 'NICE', '2026-05-01'),
    pick: first('rows'),
  },
  {
    page: 'source-system',
    schema: 'Pris',
    row: { policyNumber: '1', gyldigFra: '2027-05-01', pris: 12 },
    toBody: (row) => ({ priser: [row] }),
    ask: () => listPriser(outside, 'NICE'),
    pick: first('rows'),
  },
  {
    page: 'sparebank',
    schema: 'Melding',
    row: { tittel: 'Hei', tekst: 'Hei', ulest: false },
    toBody: (row) => ({ meldinger: [row] }),
    ask: () => createSparebank({ isProduction: true }).listMeldinger(outside),
    pick: first('rows'),
  },
  {
    page: 'kunderegister',
    schema: 'Kunde',
    row: {},
    toBody: (row) => row,
    ask: () => findKunde(outside),
    pick: (value) => value,
  },
  {
    page: 'kunderegister',
    schema: 'KontaktInformasjon',
    row: {},
    toBody: (row) => ({ kontaktInformasjon: row }),
    ask: () => findKunde(outside),
    pick: (value) => toFields(value)['kontaktInformasjon'],
  },
  {
    page: 'kunderegister',
    schema: 'Adresse',
    row: { ...registered, gatenavn: 'Lia' },
    // Alone, an unreadable one costs the answer, and of two the other tells its kind.
    toBody: (row) => ({ adresser: [row, another, another] }),
    // Each as a request of its own, since the queries of one share their answer.
    ask: () => listAdresser({ ...outside }),
    pick: (value) => toList(value).find((one) => toFields(one)['gatenavn'] !== another.gatenavn),
  },
  {
    page: 'livregister',
    schema: 'Livkunde',
    row: {},
    toBody: (row) => row,
    ask: () => findLivkunde(outside),
    pick: (value) => value,
  },
  {
    page: 'oppgaver',
    schema: 'Motoroppgave',
    row: { oppgavetype: 'ENDRE_KMSTAND', beskrivelse: 'Volvo', avtalenummer: '1' },
    toBody: (row) => ({ oppgaver: [row] }),
    ask: () => listMotoroppgaver(outside),
    pick: first('rows'),
  },
  {
    page: 'oppgaver',
    schema: 'Count',
    row: { count: 1 },
    toBody: (row) => row,
    ask: () => countAksepttilbud(outside),
    pick: (value) => value,
  },
  {
    page: 'samtykkeregister',
    schema: 'Tekst',
    row: { samtykke: 'MARKETING', tittel: 'Tips', ingress: 'Kan vi?', tekst: 'Ja?', versjon: 'a-1' },
    toBody: (row) => ({ tekster: [row] }),
    ask: () => listTekster(outside, { isBankkunde: false, sprak: 'nb' }),
    pick: (value) => toList(value)[0],
  },
  {
    page: 'samtykkeregister',
    schema: 'Samtykker',
    row: { samtykker: {}, hasReservasjon: false },
    toBody: (row) => row,
    ask: () => findSamtykker(outside),
    pick: (value) => ({ hasReservasjon: toFields(value)['RESERVASJON'] }),
  },
  {
    page: 'anbefalinger',
    schema: 'Anbefaling',
    row: { scores: [], controlgroup: false, fallback: false },
    toBody: (row) => row,
    ask: () => getAnbefaling(outside, 'OVERSIKT'),
    pick: (value) => value,
  },
  {
    page: 'anbefalinger',
    schema: 'Score',
    row: { nextBestOfferProdukt: 'REISE', score: 0.5 },
    toBody: (row) => ({ scores: [row], controlgroup: false, fallback: false }),
    ask: () => getAnbefaling(outside, 'OVERSIKT'),
    pick: first('scores'),
  },
  {
    page: 'datadeling',
    schema: 'Deling',
    row: {
      delingId: 'D-1',
      mottaker: 'Norsk Pensjon',
      forsikringer: [],
      formal: 'Samlet oversikt',
      opplysninger: 'Hva du får',
      ordlyd: 'Jeg sier ja.',
      versjon: 'v1',
    },
    toBody: (row) => ({ delinger: [row] }),
    ask: () => listRegistrerteDelinger(outside),
    pick: (value) => {
      const row = first('rows')(value);
      return row === undefined ? undefined : { ...toFields(row), delingId: toFields(row)['id'] };
    },
  },
  {
    page: 'varsling',
    schema: 'Kvittering',
    row: {},
    toBody: (row) => row,
    ask: () =>
      sendEpostEndret(outside, {
        varselId: crypto.randomUUID(),
        mottaker: 'lun.bris@example.com',
        distributor: 'none',
        tidspunkt: new Date(0),
      }),
    pick: (value) => ({ varselId: toFields(value)['receivedId'] }),
  },
];

const readPage = (name: string): Fields =>
  toFields(parse(readFileSync(join(ROOT, 'docs/outside', getPage(name)), 'utf8')));

/** The fields of a schema, with references resolved. */
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

/** Values at the limit and beyond it, one pair for each limit of the field. */
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
      // A text that becomes empty no longer describes anything.
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
  ['source-system', 'Avtaler', () => listAvtaler(outside, 'NICE'), 'avtaler'],
  ['source-system', 'Tilbudsliste', () => listTilbud(outside, 'NICE'), 'tilbud'],
  ['source-system', 'Betalinger', () => listBetalinger(outside, 'NICE', '2026-05-01'), 'betalinger'],
  ['source-system', 'Priser', () => listPriser(outside, 'NICE'), 'priser'],
  ['anbefalinger', 'Anbefaling', () => getAnbefaling(outside, 'OVERSIKT'), 'scores'],
  ['datadeling', 'Delinger', () => listRegistrerteDelinger(outside), 'delinger'],
  ['oppgaver', 'Motoroppgaver', () => listMotoroppgaver(outside), 'oppgaver'],
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
  for (const name of outsideNames) {
    const { version } = toFields(readPage(toSystem(name))['info']);
    expect(
      String(version).startsWith(`${getContractVersion(name)}.`),
      `${name} is asked in ${getContractVersion(name)}, and its page is ${String(version)}: change outside-systems.ts`,
    ).toBe(true);
  }
  let said: unknown;
  const later = {
    avtaler: [{ policyNumber: '1', name: 'Bil', avtaleStatus: 'ACTIVE', nytt: { felt: [1] } }],
    side: 2,
  };
  system.behave((request, response) => {
    said = request.headers['accept-version'];
    response.setHeader('content-version', '1.2');
    sendJson(200, later)(request, response);
  });
  const answer = await listAvtaler(outside, 'NICE');
  expect(said).toBe('1.1');
  expect(answer).toMatchObject({ ok: true, value: { rows: [{ policyNumber: '1' }], dropped: 0 } });
});

test('the contract check asks with every header of the portal, and the README names each', async () => {
  const sent: string[][] = [];
  system.behave((request, response) => {
    sent.push(Object.keys(request.headers));
    sendJson(200, { avtaler: [] })(request, response);
  });
  await listAvtaler(outside, 'NICE');
  const check = createAsk(system.url, 'en-nokkel', { patienceMs: 9000, version: '1.1' });
  await check.ask('/avtaler/sok', { body: {} });
  await check.close();
  const [portal = [], checked = []] = sent.map((names) => names.toSorted());
  expect(checked).toEqual(portal);
  const [, line = ''] =
    /^- \*\*Headers:\*\*(.*)$/m.exec(readFileSync(join(ROOT, 'docs/outside/README.md'), 'utf8')) ?? [];
  const named = [...line.matchAll(/`([\w-]+)(?:: [^`]+)?`/g)].map(([, name = '']) => name.toLowerCase());
  const ofEveryRequest = ['connection', 'content-length', 'host'];
  expect([...named, ...ofEveryRequest].toSorted()).toEqual(portal);
});

test('a savings bank may name every source system', () => {
  const schemas = toFields(toFields(readPage('sparebank')['components'])['schemas']);
  const { systemSource } = toFields(toFields(schemas['Avtale'])['properties']);
  expect(toFields(systemSource)['enum'], 'docs/outside/sparebank.openapi.yaml lists them').toEqual(
    systemSources,
  );
});

test('an operation that a system does not have yet counts as one without rows', async () => {
  system.behave(sendJson(404, { message: 'Not found' }));
  expect(await createSparebank({ isProduction: true }).listMeldinger(outside)).toMatchObject({
    ok: true,
    value: { rows: [] },
  });
});
