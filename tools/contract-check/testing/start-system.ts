import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { ingensNumre } from '../../testing/fodselsnumre.ts';

/** Outside systems written only from their pages, as `second-implementation.ts` is: they share no code with the simulators. */
export interface System {
  url: string;
  token: string;
  close: () => Promise<void>;
}

export type Asked = Record<string, unknown>;
export interface Reply {
  status: number;
  body?: object;
}
/** What it answers, by path. */
export type Operations = Record<string, (asked: Asked) => Reply>;

export const people = { ada: ingensNumre.ada, bo: ingensNumre.bo, stranger: ingensNumre.fremmed } as const;
export const customers = {
  known: [people.ada, people.bo],
  unknown: [people.stranger],
  changeable: people.bo,
};

export const unreadable: Reply = { status: 400, body: { message: 'unreadable' } };
export const unknown: Reply = { status: 404, body: { message: 'unknown' } };
export const ok = (body: object): Reply => ({ status: 200, body });

const TOKEN = 'et-systems-nokkel';

/** Does right what all systems do alike; each operation must itself refuse what lacks a field. */
export async function startSystem(operations: Operations): Promise<System> {
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = request.headers['x-correlation-id'];
    if (id !== undefined) response.setHeader('x-correlation-id', id);
    const sent: unknown = await json(request).catch(() => undefined);
    const { status, body } = answer(request, sent);
    if (body === undefined) return void response.writeHead(status).end();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  function answer({ headers, url = '' }: IncomingMessage, sent: unknown): Reply {
    if (headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, body: { message: 'no entry' } };
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return unreadable;
    const asked: Asked = { ...sent };
    if ('fodselsnummer' in asked && !isFodselsnummer(asked['fodselsnummer'])) return unreadable;
    return operations[url]?.(asked) ?? unknown;
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

function isFodselsnummer(value: unknown): boolean {
  return typeof value === 'string' && /^\d{11}$/.test(value);
}
