import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { ingensNumre } from '../../testing/fodselsnumre.ts';

/** Written only from `docs/outside/varsling.openapi.yaml`, as `second-implementation.ts` is from its page. */
export interface VarslingSystem {
  url: string;
  token: string;
  close: () => Promise<void>;
}

/** What it does wrong with a case; all else is right. */
export const sakFaults = [
  'speaks 1.0',
  'opens a case for a known customer alone',
  'answers with an id of its own',
  'refuses a case that comes again',
] as const;
export type SakFault = (typeof sakFaults)[number];

export const people = { ada: ingensNumre.ada, bo: ingensNumre.bo, stranger: ingensNumre.fremmed } as const;

const TOKEN = 'en-varslers-nokkel';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** @param fault left out, it does nothing wrong */
export async function startVarslingSystem(fault?: SakFault): Promise<VarslingSystem> {
  const saker = new Set<string>();
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = request.headers['x-correlation-id'];
    if (id !== undefined) response.setHeader('x-correlation-id', id);
    const send = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const sent: unknown = await json(request).catch(() => undefined);
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return send(401, { message: 'no entry' });
    const asked = toTexts(sent);
    const { varselId = '', fodselsnummer = '', hendelse, mottaker } = asked;
    if (!UUID.test(varselId) || !/^\d{11}$/.test(fodselsnummer)) return send(400, { message: 'unreadable' });
    const isKnown = fodselsnummer !== people.stranger;

    if (hendelse === 'IKKE_MEG' && fault !== 'speaks 1.0') {
      const isWhole = ['handling', 'referanse', 'skjedde', 'tidspunkt'].every((name) => name in asked);
      if (!isWhole || mottaker !== undefined) return send(400, { message: 'no case' });
      if (fault === 'opens a case for a known customer alone' && !isKnown)
        return send(404, { message: 'unknown' });
      if (fault === 'refuses a case that comes again' && saker.has(varselId))
        return send(422, { kode: 'FINNES_ALLEREDE' });
      saker.add(varselId);
      return send(200, { varselId: fault === 'answers with an id of its own' ? OTHER_ID : varselId });
    }
    if (!isKnown) return send(404, { message: 'unknown' });
    if (hendelse !== 'EPOST_ENDRET') return send(422, { kode: 'UKJENT_HENDELSE' });
    if (mottaker === undefined) return send(400, { message: 'to whom?' });
    send(200, { varselId });
  }

  server.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    token: TOKEN,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

const OTHER_ID = '00000000-0000-4000-8000-000000000000';

/** Its fields that are text. */
function toTexts(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
