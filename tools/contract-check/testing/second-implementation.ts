import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { ingensNumre } from '../../testing/fodselsnumre.ts';

/**
 * A source system written only from `docs/outside/source-system.openapi.yaml`. It shares no code with the simulators,
 * so what both do is what the page says, and what only one does is not required.
 */
export interface SecondImplementation {
  url: string;
  token: string;
  close: () => Promise<void>;
}

/** Each breaks one clause and nothing else. */
export const faults = [
  'known customer is 404',
  'asked by version is 404',
  'unknown customer is 500',
  'price is text',
  'no media type',
  'latin-1',
  'brotli',
  'lone surrogate',
  'agreement twice',
  'agreement without a number',
  'token not checked',
  'broken body is 500',
  'number taken for an id',
  'correlation id forgotten',
  'asked with a correlation id is 404',
  'asked without a correlation id is 400',
  'new fields refused',
  'national id in the message',
  'slow',
  'too large',
  'read marks as read',
  'answers mixed up',
  'redirect',
  'removes for others',
  'removal answers 200',
  'removal by prefix',
  'second removal is 204',
  'removal forgotten',
] as const;
export type Fault = (typeof faults)[number];

export const people = { ada: ingensNumre.ada, bo: ingensNumre.bo, stranger: ingensNumre.fremmed } as const;
export const removable = { fodselsnummer: people.ada, avtaleNummer: 'T-7' } as const;

const TOKEN = 'et-annet-firmas-nokkel';

interface Store {
  avtaler: Map<string, object[]>;
  tilbud: Map<string, { policyNumber: string; [field: string]: unknown }[]>;
}

function fill(): Store {
  return {
    avtaler: new Map([
      [
        people.ada,
        [
          {
            policyNumber: 'A-1',
            name: 'Hus',
            avtaleStatus: 'ACTIVE',
            productType: 'HUS',
            monthlyPrice: 100.5,
            yearlyPrice: 1206,
          },
          {
            policyNumber: 'A-2',
            name: 'Båt',
            avtaleStatus: 'RENEWAL',
            productType: 'BAAT',
            endDate: '2027-04-30',
            description: null,
          },
        ],
      ],
      [
        people.bo,
        [{ policyNumber: 'B-1', name: 'Bil', avtaleStatus: 'ACTIVE', productType: 'BIL', monthlyPrice: 300 }],
      ],
    ]),
    tilbud: new Map([
      [
        people.ada,
        [
          {
            policyNumber: 'T-7',
            versionNumber: 1,
            name: 'Reise',
            productType: 'REISE',
            monthlyPrice: 90,
            yearlyPrice: 1080,
          },
          {
            policyNumber: 'T-70',
            versionNumber: 1,
            name: 'Hytte',
            productType: 'FRITIDSHUS',
            // Says that there is none.
            expirationDate: '9999-12-31',
            monthlyPrice: 200,
            yearlyPrice: 2400,
          },
        ],
      ],
      [people.bo, [{ policyNumber: 'T-9', versionNumber: 3, name: 'Innbo', productType: 'INNBO' }]],
    ]),
  };
}

/**
 * @param fault what it does wrong; left out, nothing
 * @param systemSource what the agreement without a number says of its own source
 */
export async function startSecondImplementation(
  fault?: Fault,
  systemSource?: string,
): Promise<SecondImplementation> {
  const store = fill();
  let reads = 0;
  let lastAsked = '';

  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    if (fault !== 'correlation id forgotten') {
      const id = request.headers['x-correlation-id'];
      if (id !== undefined) response.setHeader('x-correlation-id', id);
    }
    if (fault !== 'token not checked' && request.headers.authorization !== `Bearer ${TOKEN}`)
      return send(response, 401, { message: 'no entry' });
    const asked = parseObject(text);
    if (asked === undefined)
      return send(response, fault === 'broken body is 500' ? 500 : 400, { message: 'unreadable' });
    const { fodselsnummer: given } = asked;
    const who = fault === 'number taken for an id' && typeof given === 'number' ? String(given) : given;
    if (typeof who !== 'string' || !/^\d{11}$/.test(who)) return send(response, 400, { message: 'who?' });
    if (fault === 'new fields refused' && 'feltFraEnSenereVersjon' in asked)
      return send(response, 400, { message: 'unknown field' });
    if (fault === 'redirect') {
      response.writeHead(302, { location: '/elsewhere' }).end();
      return;
    }
    const isNamed = request.headers['x-correlation-id'] !== undefined;
    if (fault === 'asked with a correlation id is 404' && isNamed)
      return send(response, 404, { message: 'no such reference' });
    if (fault === 'asked without a correlation id is 400' && !isNamed)
      return send(response, 400, { message: 'by which reference?' });
    if (fault === 'asked by version is 404' && request.headers['accept-version'] !== undefined)
      return send(response, 404, { message: 'no such version' });
    if (fault === 'slow' && who === people.stranger) await new Promise((done) => setTimeout(done, 300));

    const path = request.url ?? '';
    if (path === '/forsikring/tilbud/slett') return remove(response, who, asked['avtaleNummer']);
    if (path === '/forsikring/avtaler/sok') return search(response, who, 'avtaler');
    if (path === '/forsikring/tilbud/sok') return search(response, who, 'tilbud');
    send(response, 404, { message: 'no such address' });
  }

  async function search(response: ServerResponse, asked: string, kind: keyof Store): Promise<void> {
    lastAsked = asked;
    if (fault === 'answers mixed up') await new Promise(setImmediate);
    const who = fault === 'answers mixed up' ? lastAsked : asked;
    const rows = store[kind].get(who);
    if (rows === undefined || (fault === 'known customer is 404' && who === people.bo)) {
      if (fault === 'unknown customer is 500') return send(response, 500, { message: 'oh' });
      return send(response, 404, {
        message: fault === 'national id in the message' ? `no ${who} here` : 'unknown',
      });
    }
    reads += 1;
    send(response, 200, { [kind]: kind === 'avtaler' ? spoil(rows) : rows });
  }

  function spoil(rows: object[]): object[] {
    const [first = {}, ...rest] = rows;
    if (fault === 'price is text') return [{ ...first, monthlyPrice: '100,50' }, ...rest];
    if (fault === 'lone surrogate') return [{ ...first, name: 'Hus \ud83c' }, ...rest];
    if (fault === 'agreement twice') return [first, ...rows];
    if (fault === 'agreement without a number')
      return [{ ...first, policyNumber: null, ...(systemSource !== undefined && { systemSource }) }, ...rest];
    if (fault === 'too large') return [{ ...first, ukjent: 'x'.repeat(1024 * 1024) }, ...rest];
    if (fault === 'read marks as read') return [{ ...first, lestGanger: reads }, ...rest];
    return rows;
  }

  function remove(response: ServerResponse, who: string, number: unknown): void {
    if (typeof number !== 'string' || number === '') return send(response, 400, { message: 'which?' });
    const owner =
      fault === 'removes for others' ? [...store.tilbud.keys()].find((key) => has(key, number)) : who;
    const isGone = (policyNumber: string) =>
      fault === 'removal by prefix' ? policyNumber.startsWith(number) : policyNumber === number;
    const rows = store.tilbud.get(owner ?? who) ?? [];
    if (!rows.some(({ policyNumber }) => isGone(policyNumber))) {
      if (fault === 'second removal is 204' && number === removable.avtaleNummer) return empty(response, 204);
      return send(response, 404, { message: 'no such offer' });
    }
    if (fault !== 'removal forgotten')
      store.tilbud.set(
        owner ?? who,
        rows.filter(({ policyNumber }) => !isGone(policyNumber)),
      );
    empty(response, fault === 'removal answers 200' ? 200 : 204);
  }

  const has = (who: string, number: string) =>
    store.tilbud.get(who)?.some(({ policyNumber }) => policyNumber === number) === true;

  function send(response: ServerResponse, status: number, body: object): void {
    if (fault !== 'no media type') response.setHeader('content-type', 'application/json; charset=utf-8');
    if (fault === 'brotli') response.setHeader('content-encoding', 'br');
    else if (fault === undefined) response.setHeader('content-encoding', 'gzip');
    const text = JSON.stringify(body);
    const bytes = Buffer.from(text, fault === 'latin-1' ? 'latin1' : 'utf8');
    response.writeHead(status).end(fault === undefined ? gzipSync(bytes) : bytes);
  }

  server.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/forsikring`,
    token: TOKEN,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function empty(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks).toString('utf8');
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
