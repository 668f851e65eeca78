import { once } from 'node:events';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

import { createLine, ROUND_TRIP_MS } from './line.ts';

/** Something asked for over the line. */
export interface Asked {
  path: string;
  /** When the browser sent it, in ms of the wall clock. */
  at: number;
  /** Of the body, as it was on the wire. */
  bytes: number;
  isScript: boolean;
}

/** A whole answer, compressed already. */
export interface File {
  body: Buffer;
  headers: Record<string, string>;
}

export interface Front {
  url: string;
  /** Everything asked for since the last time. */
  takeAsked: () => Asked[];
  /** Ends every connection, as hours between two visits do. */
  hangUp: () => void;
  close: () => void;
}

/** Of a TLS record, as in `deploy/proxy`: a browser can read nothing of a record until all of it has come. */
const RECORD_BYTES = 4096;

/** Headers of one connection, which HTTP/2 does not have. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade'];

/**
 * What stands between a browser and a server: the slow line, and the reverse proxy with TLS and HTTP/2.
 *
 * @param options.files answers by path; all else is passed on
 * @param options.getTarget where to, as it is now: an address of http
 * @param options.host what the server is told; otherwise what the browser asked for
 * @param options.delayMs how much later everything is answered, to show that the benchmark notices
 */
export async function openFront(options: {
  certificate: { key: Buffer; cert: Buffer };
  files?: ReadonlyMap<string, File>;
  getTarget?: () => string;
  host?: string;
  delayMs?: number;
}): Promise<Front> {
  let asked: Asked[] = [];
  const server = createSecureServer(options.certificate, (incoming, outgoing) => {
    const note: Asked = { path: incoming.url, at: Date.now() - ROUND_TRIP_MS / 2, bytes: 0, isScript: false };
    asked.push(note);
    const file = options.files?.get(incoming.url);
    setTimeout(() => {
      // The browser may have left meanwhile.
      if (outgoing.stream.destroyed) return;
      if (file === undefined) pass(incoming, outgoing, note, options);
      else answer(outgoing, note, { status: 200, headers: file.headers }, file.body.length).end(file.body);
    }, options.delayMs ?? 0);
  });
  server.prependListener('secureConnection', (socket) => socket.setMaxSendFragment(RECORD_BYTES));
  // A browser that has seen enough breaks off, and so does `hangUp`.
  server.on('sessionError', () => {});
  const ends = new Set<Duplex>();
  const line = createLine((end) => {
    ends.add(end);
    end.on('close', () => ends.delete(end));
    server.emit('connection', end);
  });
  line.listen(0, 'localhost');
  await once(line, 'listening');
  const hangUp = (): void => {
    for (const end of ends) end.destroy();
  };
  return {
    url: `https://localhost:${(line.address() as AddressInfo).port}`,
    takeAsked: () => asked.splice(0),
    hangUp,
    close: () => {
      hangUp();
      line.close();
    },
  };
}

function pass(
  incoming: Http2ServerRequest,
  outgoing: Http2ServerResponse,
  note: Asked,
  { getTarget, host }: { getTarget?: () => string; host?: string },
): void {
  if (getTarget === undefined) {
    answer(outgoing, note, { status: 404, headers: {} }).end();
    return;
  }
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':')),
  );
  const forwarded = request(
    new URL(incoming.url, getTarget()),
    { method: incoming.method, headers: { ...headers, host: host ?? incoming.authority } },
    (reply) => {
      const kept = Object.entries(reply.headers).filter(([name]) => !OF_CONNECTION.includes(name));
      answer(outgoing, note, { status: reply.statusCode ?? 502, headers: Object.fromEntries(kept) });
      reply.on('data', (piece: Buffer) => (note.bytes += piece.length));
      reply.on('error', () => outgoing.stream.destroy());
      reply.pipe(outgoing);
    },
  );
  forwarded.on('error', () => outgoing.stream.destroy());
  outgoing.on('close', () => forwarded.destroy());
  incoming.pipe(forwarded);
}

function answer(
  outgoing: Http2ServerResponse,
  note: Asked,
  { status, headers }: { status: number; headers: Record<string, string | string[] | undefined> },
  bytes = 0,
): Http2ServerResponse {
  note.bytes = bytes;
  note.isScript = String(headers['content-type']).includes('javascript');
  return outgoing.writeHead(status, headers);
}
