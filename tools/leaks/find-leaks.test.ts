import { describe, expect, test } from 'vitest';
import { fodselsnumre, ingensNumre } from '../testing/fodselsnumre.ts';
import { createLeakSearch, type LeakPlace } from './find-leaks.ts';
import { listKnownPersonal } from './known-personal.ts';
import { createLeakWatch } from './watch-for-leaks.ts';

const search = createLeakSearch(listKnownPersonal());
const LOG = "the portal's log";
const PORTAL_ADDRESS = 'an address of the portal or its neighbours';
const SYSTEM_ADDRESS = 'an address of an outside system';
const SINK = 'sporing and error reports';

const findKinds = (place: LeakPlace, text: string) => search(place, text).map(({ kind }) => kind);

describe('a planted line is found', () => {
  test.each([
    ['national id', `asked for ${fodselsnumre.standard}`],
    ['national id', '{"fodselsnummer":"148384 30121"}'],
    ['national id', `of somebody who is no test customer: ${fodselsnumre.dNummer}`],
    ['national id', '/api/kunde?ssn=148384%2030121'],
    ['e-mail address', 'sent to lun.bris@example.com'],
    ['e-mail address', '/x?epost=k%C3%A5re.ny%40bl%C3%A5b%C3%A6r.no'],
    ['e-mail address', String.raw`"k\u00e5re.ny@bl\u00e5b\u00e6r.no"`],
    ['telephone number', '99999901'],
    ['telephone number', 'ring 999 99 901'],
    ['telephone number', 'typed by somebody: 912 34 567'],
    ['telephone number', '/x?mobil=912%2034%20567'],
    ['telephone number', 'from abroad +46700000009'],
    ['telephone number', 'of somebody abroad: +4520123456'],
    ['telephone number', 'of somebody abroad: +46 8 123 456'],
    ['telephone number', '/x?mobil=%2B358401234567'],
    ['telephone number', '"mobil":"0046701234567"'],
    ['telephone number', '"spanId":"0046701234567"'],
    ['telephone number', 'tlf.91234567'],
    ['telephone number', 'tlf91234567'],
    ['telephone number', 'Mob.nr.91 234 567'],
    ['telephone number', 'mobil_91234567'],
    ['name', 'Hei, Lun Bris'],
    ['name', '/x?navn=lun+bris'],
    ['name', 'Bris, Lun'],
    ['address', 'bor i Storgata 12'],
    ['address', '/x?adresse=Storgata%2012'],
    ['agreement', 'Volvo V60, QQ 10001'],
    ['agreement number', 'agreement 60110001'],
    ['agreement number', '"policyNumber":"ES-101001"'],
    ['agreement number', 'in a package 70110002'],
    ['agreement number', 'one that a test made, KU-4711-12'],
    ['name', 'one whom a test made, Stille Fossekall'],
    ['customer number', '"niceKundenummer":"5010001"'],
    ['union membership', '"fromLo":true'],
    ['union membership', 'isLoMedlem'],
    ['union membership', 'unionMember'],
    ['union membership', '"systemSource":"LOFAVOR"'],
    ['union membership', '"customerProducts":["BIL","KOLLEKTIV_REISE"]'],
    ['union membership', '"produkt":"LO_INNBO_TILLEGG"'],
    ['union membership', 'LOfavør'],
    ['reason of a price', '{"kode":"MELDTE_SKADER","na":700}'],
    ['reason of a price', 'unknown part MEDLEMSRABATT'],
    ['reason of a price', 'Skader som er meldt: 700 kr'],
    ['reason of a price', 'Rabatten for medlemer'],
    ['reason of a price', '"label":"Member discount"'],
  ])('%s: %s', (kind, text) => {
    for (const place of [LOG, SYSTEM_ADDRESS, SINK] as const) expect(findKinds(place, text)).toContain(kind);
  });

  test('and reported without its value', () => {
    const watch = createLeakWatch();
    watch.hear('portal', `{"level":30,"msg":"asked for ${fodselsnumre.standard} of lun.bris@example.com"}`);
    const told =
      /national id in the portal's log, 1 times: .*asked for \[national id\] of \[e-mail address\]/;
    expect(() => watch.requireNone()).toThrow(told);
    expect(() => watch.requireNone()).not.toThrow(new RegExp(`${fodselsnumre.standard}|lun[.]bris`));
  });
});

describe('what belongs to nobody is not reported', () => {
  test.each([
    '{"level":30,"time":1795234567890,"reqId":"7F3K-2Q9M","route":"/api/privat/forsikring/skadekunde/hent","status":200,"ms":12}',
    'at node_modules/@fastify/static/index.js:120:11',
    '{"system":"LOFAVOR","ms":2001,"msg":"system failed"}',
    '{"name":"call LOFAVOR","attributes":[{"key":"outside.system","value":{"stringValue":"LOFAVOR"}}]}',
    `/assets/index-DqK3x9_a.js and ${ingensNumre.elleveSifre} and 2026-11-21`,
    `"trace_id":"f44f14838430121faa291412fd4bbd0a","sample_rand":"0.${fodselsnumre.standard}"`,
    'http://simulated@localhost:8000/sink/sentry/1',
    '{"msg":"asked","server":"simulators","address":"/lofavor/avtaler/hent"}',
    'portal_outside_calls_total{system="LOFAVOR",outcome="ok"} 12345678',
    '{"distributor":"sb1","lukket":true}',
    'at 2026-11-21T12:30:00+0100, +12345 and 0.91234567',
    '/assets/kit-91234567.js, abcd91234567 and 4bf92f3577b34da6a3ce929d0e0e4736+1234567',
    '"sample_rand":0.0012345678 and 192.168.10.5:54321',
    '{"spanId":"0046701234567890","parentSpanId":"0047912345678901"}',
    '{"span_id":"0046701234567890","parent_span_id":"0047912345678901"}',
  ])('%s', (text) => {
    for (const place of [LOG, SYSTEM_ADDRESS, SINK] as const) expect(search(place, text)).toEqual([]);
  });

  test.each([
    '/privat/forsikring/oversikt/kjopsinnganger?isLo=true',
    '/privat/forsikring/oversikt?fromLo',
    '/privat/forsikring/kollektiv-reise-details/60110001',
  ])('a link that is open to everybody: %s', (address) => {
    expect(findKinds(PORTAL_ADDRESS, address)).toEqual([]);
    expect(findKinds(SINK, address)).toContain('union membership');
    expect(findKinds(PORTAL_ADDRESS, `${address}&isLoMedlem=true`)).toEqual(['union membership']);
  });

  test('an agreement’s own page has its number in the path', () => {
    const address = '/privat/forsikring/detaljer/60110001';
    expect(findKinds(PORTAL_ADDRESS, address)).toEqual([]);
    expect(findKinds(PORTAL_ADDRESS, `${address}?navn=Lun+Bris`)).toEqual(['name']);
  });
});

describe('a run', () => {
  const asked = (server: string, address: string) =>
    JSON.stringify({ level: 30, msg: 'asked', server, address });

  test('without a leak passes', () => {
    const watch = createLeakWatch();
    watch.hear('portal', '{"level":30,"msg":"answered"}');
    watch.hear('simulators', asked('web-host', '/privat/forsikring/detaljer/60110001'));
    watch.hear('simulators', asked('simulators', '/nice/avtaler/hent'));
    watch.hearSink([
      { path: '/sink/mixpanel/track?ip=0', body: '[{"event":"Sidevisning"}]', isUnread: false },
    ]);
    watch.hearFigures('nodejs_heap_space_size_used_bytes{space="old"} 91234567');
    watch.hearDatabase('LOG:  database system is ready to accept connections');
    expect(() => watch.requireNone()).not.toThrow();
  });

  test('knows what the run itself types, of whatever shape', () => {
    const watch = createLeakWatch(['21 34 56 78', 'kun@lokal']);
    watch.hear('portal', 'ring 21345678');
    expect(() => watch.requireNone()).toThrow('telephone number in');
    watch.hear('portal', 'skriv til kun@lokal');
    expect(() => watch.requireNone()).toThrow('e-mail address in');
  });

  test('ignores what a story itself puts into an address, but not where it goes from there', () => {
    const watch = createLeakWatch();
    watch.hear('simulators', asked('web-host', '/privat/forsikring/oversikt/finnes-ikke/1?fromLo=true'));
    expect(() => watch.requireNone()).not.toThrow();
    watch.hearSink([
      { path: '/', body: '/privat/forsikring/oversikt/finnes-ikke/1?fromLo=true', isUnread: false },
    ]);
    expect(() => watch.requireNone()).toThrow('union membership in sporing');
  });

  test.each([
    ['the portal', (watch: Watch) => watch.hear('portal', 'lun.bris@example.com')],
    [
      'an address of the portal',
      (watch: Watch) => watch.hear('simulators', asked('web-host', `/x?ssn=${fodselsnumre.standard}`)),
    ],
    [
      'an address of a system',
      (watch: Watch) => watch.hear('simulators', asked('simulators', '/nice/60110001')),
    ],
    [
      'the sink',
      (watch: Watch) => watch.hearSink([{ path: '/', body: '{"fromLo":false}', isUnread: false }]),
    ],
    [
      'a figure',
      (watch: Watch) => watch.hearFigures(`# HELP a\na{route="/kunde/${fodselsnumre.standard}"} 1`),
    ],
    ['the database', (watch: Watch) => watch.hearDatabase(`ok\nSTATEMENT: select ${fodselsnumre.standard}`)],
  ])('fails over a leak in %s', (_, leak) => {
    const watch = createLeakWatch();
    leak(watch);
    expect(() => watch.requireNone()).toThrow('Personal data was left in writing');
  });

  test('fails when the sink may have forgotten', () => {
    const arrived = Array.from({ length: 2000 }, () => ({ path: '/', body: '', isUnread: false }));
    expect(() => createLeakWatch().hearSink(arrived)).toThrow('forgotten');
  });
});

test('fails when something arrived that could not be read', () => {
  const unread = { path: '/sink/sentry', body: '', isUnread: true };
  expect(() => createLeakWatch().hearSink([unread])).toThrow('could not read what came at /sink/sentry');
});

type Watch = ReturnType<typeof createLeakWatch>;
