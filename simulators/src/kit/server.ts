import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { type Exchange, type Handler, sendJson } from './exchange.ts';
import { BadRequest } from './read-body.ts';

export interface RunningServer {
  /** The actual port, also when 0 was asked for. */
  port: number;
  /** Requests go to this handler from now on; before that they get 503. */
  serve: (handler: Handler) => void;
  /** Also closes live connections, so that a hanging answer does not keep the process alive. */
  close: () => Promise<void>;
}

/** Called for every request. */
export type OnRequest = (request: IncomingMessage) => void;

/** Listens first and serves later, because the handler may need to know the port. Rejects when the port is taken. */
export async function startServer(host: string, port: number, onRequest?: OnRequest): Promise<RunningServer> {
  let handler: Handler = (exchange) => sendJson(exchange, 503, { message: 'Starting' });
  const server = createServer((request, response) => {
    onRequest?.(request);
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const exchange: Exchange = { request, response, url: toUrl(request), params: {} };
    try {
      await handler(exchange);
    } catch (error) {
      if (response.headersSent || response.destroyed) {
        response.destroy();
        return;
      }
      if (error instanceof BadRequest) {
        response.setHeader('connection', 'close');
        sendJson(exchange, error.status, { message: error.message });
        return;
      }
      process.stderr.write(`simulators: ${error instanceof Error ? error.stack : String(error)}\n`);
      sendJson(exchange, 500, { message: 'The simulator itself failed' });
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });

  return {
    port: (server.address() as AddressInfo).port,
    serve: (next) => {
      handler = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Joined as text instead of resolved: `//host/path` is a path here, never another origin. */
function toUrl(request: IncomingMessage): URL {
  const target = request.url ?? '/';
  const url = `http://simulators${target.startsWith('/') ? target : '/'}`;
  return URL.canParse(url) ? new URL(url) : new URL('http://simulators/');
}
