import { createServer } from 'node:http';

import { systemSources } from '../contract/src/system-sources.ts';
import { toSystem } from '../tools/testing/create-kunde.ts';

/**
 * Stub of the outside systems: answers at once and always the same, so that only the portal is measured. Remembers
 * which calls were made, so that a floor can make the same ones. `/size?avtaler=200&tilbud=40` sets how much every
 * customer has from then on, `/slow?ms=100` how long one of the source systems takes.
 */
const AVTALER = 10;
const systems = systemSources.map(toSystem);
const products = [
  'BIL',
  'HUS',
  'INNBO',
  'REISE',
  'KJAELEDYR',
  'BAAT',
  'MC',
  'FRITIDSHUS',
  'VERDISAKER',
  'HEST',
];

let avtaler = makeAvtaler(AVTALER);
let tilbud = makeTilbud(0);

function makeAvtaler(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    policyNumber: `9000${index}`,
    name: `Forsikring ${index}`,
    description: 'Det som er forsikret',
    monthlyPrice: 100 + index,
    avtaleStatus: 'ACTIVE',
    productType: products[index % products.length],
  }));
}

function makeTilbud(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    policyNumber: `7000${index}`,
    versionNumber: 1,
    name: `Tilbud ${index}`,
    description: 'Det som kan forsikres',
    monthlyPrice: 100 + index,
    yearlyPrice: 1200 + index,
    productType: index % 2 === 0 ? 'BIL' : 'REISE',
    expirationDate: '2030-01-31',
  }));
}

/** The share of all rows that one of the source systems has. */
function takeShare<Row>(rows: readonly Row[], system: string): Row[] {
  return rows.filter((_, index) => systems[index % systems.length] === system);
}

/** Answers by path below the system's own. Any other path answers unknown, which every contract allows. */
const answers: Record<string, (system: string) => unknown> = {
  '/avtaler/sok': (system) => ({ avtaler: takeShare(avtaler, system) }),
  '/tilbud/sok': (system) => ({ tilbud: takeShare(tilbud, system) }),
  '/helseerklaeringer/antall': () => ({ count: 1 }),
  '/aksepttilbud/antall': () => ({ count: 1 }),
  '/meldinger/uleste': () => ({ hasUlesteMeldinger: false }),
  '/motoroppgaver/sok': () => ({ oppgaver: [] }),
};

/** The source system that becomes slow when told to. */
const slowSystem = 'paris';
let slowMs = 0;

let calls: string[] = [];

const server = createServer((request, response) => {
  request.resume().on('end', () => {
    const url = request.url ?? '';
    if (url === '/calls') {
      response.end(JSON.stringify(calls));
      calls = [];
      return;
    }
    if (url.startsWith('/size?')) {
      const size = new URLSearchParams(url.slice('/size?'.length));
      avtaler = makeAvtaler(Number(size.get('avtaler')));
      tilbud = makeTilbud(Number(size.get('tilbud')));
      response.end('{}');
      return;
    }
    if (url.startsWith('/slow?')) {
      slowMs = Number(new URLSearchParams(url.slice('/slow?'.length)).get('ms'));
      response.end('{}');
      return;
    }
    calls.push(url);
    // Only the calls of the last page are ever read.
    if (calls.length > 1000) calls = [];
    const [, system = '', ...path] = url.split('/');
    const answer = answers[`/${path.join('/')}`];
    response.setHeader('content-type', 'application/json');
    response.statusCode = answer === undefined ? 404 : 200;
    const body = JSON.stringify(answer?.(system) ?? {});
    if (slowMs > 0 && system === slowSystem) setTimeout(() => response.end(body), slowMs);
    else response.end(body);
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ ready: true })}\n`);
});
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));
