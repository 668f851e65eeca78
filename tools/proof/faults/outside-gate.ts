import {
  Agent,
  createServer,
  type IncomingMessage,
  request as forward,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { getFreePort } from '../../../postgres/src/process.ts';

export const faultKinds = [
  'down',
  'reset',
  'hang',
  'slow',
  '500',
  'malformed',
  'html',
  'wrong type',
  '204',
  'foreign redirect',
  'drip',
  'endless body',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Within every time limit, so the answer still counts. */
const SLOW_MS = 1200;
const DRIP_MS = 200;

export interface OutsideGate {
  url: string;
  /** From now on the system fails so; undefined: it is healed. */
  set: (fault: FaultKind | undefined) => Promise<void>;
  /** Connections and calls that have met a fault since the gate was opened. */
  countSpoilt: () => number;
  close: () => Promise<void>;
}

/** Stands between the portal and one outside system, on a port of its own, and spoils what comes through. */
export async function startOutsideGate(target: string, foreignUrl: string): Promise<OutsideGate> {
  const port = await getFreePort();
  const agent = new Agent({ keepAlive: true });
  let fault: FaultKind | undefined;
  let spoilt = 0;
  const server = createServer((request, response) => {
    response.on('error', () => {});
    if (fault !== undefined) spoilt += 1;
    void text(request).then(
      (body) => answer({ request, response, body, target, agent }, fault, foreignUrl),
      () => response.destroy(),
    );
  });
  await listen(server, port);
  return {
    url: `http://127.0.0.1:${port}`,
    countSpoilt: () => spoilt,
    async set(next) {
      const wasDown = fault === 'down';
      fault = next;
      // Hanging or dripping answers from before belong to calls that the portal has given up.
      server.closeAllConnections();
      if (next === 'down') await new Promise((done) => server.close(done));
      else if (wasDown) await listen(server, port);
    },
    async close() {
      agent.destroy();
      server.closeAllConnections();
      if (server.listening) await new Promise((done) => server.close(done));
    },
  };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  body: string;
  target: string;
  agent: Agent;
}

async function answer(exchange: Exchange, fault: FaultKind | undefined, foreignUrl: string): Promise<void> {
  const { request, response } = exchange;
  const json = { 'content-type': 'application/json' };
  switch (fault) {
    case 'down':
    case 'reset':
      request.socket.resetAndDestroy();
      return;
    case 'hang':
      return;
    case 'slow':
      await wait(SLOW_MS);
      pass(exchange);
      return;
    case '500':
      response.writeHead(500, json).end('{"message":"Something broke"}');
      return;
    case 'malformed':
      response.writeHead(200, json).end('{"avtaler":[{"policyNumber":');
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Vedlikehold</h1>');
      return;
    case 'wrong type':
      pass(exchange, (content) => JSON.stringify(toWrongTypes(JSON.parse(content))));
      return;
    case '204':
      response.writeHead(204).end();
      return;
    case 'foreign redirect':
      response.writeHead(307, { location: `${foreignUrl}${request.url ?? ''}` }).end();
      return;
    case 'drip':
      await drip(response.writeHead(200, json));
      return;
    case 'endless body':
      pour(response.writeHead(200, json));
      return;
    case undefined:
      pass(exchange);
  }
}

function pass(
  { request, response, body, target, agent }: Exchange,
  change: (content: string) => string = (content) => content,
): void {
  const { connection: _, host: __, ...headers } = request.headers;
  forward(`${target}${request.url ?? ''}`, { method: request.method, headers, agent }, (answered) => {
    text(answered).then(
      (content) => {
        const changed = answered.statusCode === 200 ? change(content) : content;
        response
          .writeHead(answered.statusCode ?? 502, { 'content-type': answered.headers['content-type'] ?? '' })
          .end(changed);
      },
      () => response.destroy(),
    );
  })
    .once('error', () => response.destroy())
    .end(body);
}

/** The same names, every value of another type. */
function toWrongTypes(content: unknown): unknown {
  if (typeof content !== 'object' || content === null) return [content];
  return Object.fromEntries(Object.keys(content).map((name) => [name, { uventet: true }]));
}

async function drip(response: ServerResponse): Promise<void> {
  while (!response.destroyed) {
    response.write(' ');
    await wait(DRIP_MS);
  }
}

function pour(response: ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024, ' ');
  const more = (): void => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', more);
  more();
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail).listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      done();
    });
  });
}
