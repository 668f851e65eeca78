import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** Pipelined requests allowed on one connection. Browsers and load balancers send one at a time. */
const AT_ONCE = 8;
/** How long a client may leave sent data unread, in ms. */
const UNREAD_MS = 10_000;
/** How often unread data and slow requests are checked, in ms. */
const LOOK_MS = 1000;

interface ConnectionsOptions {
  /** From a request's first byte to its last, including the body. */
  requestTimeoutMs: number;
  /** How long an idle connection is kept open. */
  keepAliveMs: number;
  /** Answers a request that proxy and server could parse differently (request smuggling), and closes its connection. */
  refuse: (response: ServerResponse) => void;
  unreadMs?: number;
  lookMs?: number;
}

interface Connection {
  openedAt: number;
  /** Responses not yet finished, or not yet read by the client. */
  underWay: Set<ServerResponse>;
  isRefused: boolean;
  /** Bytes handed to the operating system, at the last check when the number grew. */
  taken: number;
  takenAt: number;
}

/**
 * A server that limits each connection: requests at once, time to send a request, time to read the answer. When it is
 * closed, answers are still sent to their end.
 */
export function createConnections(
  handle: RequestListener,
  { requestTimeoutMs, keepAliveMs, refuse, unreadMs = UNREAD_MS, lookMs = LOOK_MS }: ConnectionsOptions,
): Server {
  const connections = new Map<Socket, Connection>();
  const server = createServer(
    {
      requestTimeout: requestTimeoutMs,
      // Node applies the larger of the two timeouts to the whole request.
      headersTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: lookMs,
    },
    (request, response) => {
      const connection = connections.get(request.socket);
      // Data after a refused request may be a part of it.
      if (connection === undefined || connection.isRefused) return;
      if (connection.underWay.size >= AT_ONCE) {
        request.socket.destroy();
        return;
      }
      connection.underWay.add(response);
      response.once('close', () => connection.underWay.delete(response));
      connection.isRefused = isAmbiguous(request);
      if (connection.isRefused) refuse(response);
      else handle(request, response);
    },
  );
  // Otherwise Node answers these requests itself, without our limits.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('connection', (socket) => {
    // The operating system forgets the address of who breaks off; Node remembers it once it has been asked for.
    if (socket.remoteAddress === undefined) {
      socket.destroy();
      return;
    }
    const connection: Connection = {
      openedAt: performance.now(),
      underWay: new Set(),
      isRefused: false,
      taken: 0,
      takenAt: performance.now(),
    };
    connections.set(socket, connection);
    socket.once('close', () => {
      connections.delete(socket);
      // Node emits 'close' only for the first of the pipelined responses.
      for (const response of connection.underWay) if (!response.closed) abandon(response);
    });
  });
  const closeIdle = server.closeIdleConnections.bind(server);
  // Node takes a connection for idle, and cuts it, as soon as its whole answer is handed over, however little has been
  // sent. Whoever closes the server asks again.
  Object.assign(server, {
    closeIdleConnections: () => {
      if (!isSending(connections)) closeIdle();
    },
  });
  server.once('listening', () => {
    const looking = setInterval(() => {
      cutUnread(connections, unreadMs);
      // Once it is closed, Node looks for slow requests no more.
      if (!server.listening) cutUnused(connections, lookMs);
    }, lookMs).unref();
    server.once('close', () => clearInterval(looking));
  });
  return server;
}

/** Whether some answer is handed over, and not yet sent. */
function isSending(connections: ReadonlyMap<Socket, Connection>): boolean {
  return [...connections.values()].some(({ underWay }) =>
    [...underWay].some(({ writableEnded }) => writableEnded),
  );
}

function abandon(response: ServerResponse): void {
  response.destroy();
  response.emit('close');
}

function cutUnread(connections: ReadonlyMap<Socket, Connection>, unreadMs: number): void {
  const now = performance.now();
  for (const [socket, connection] of connections) {
    const taken = socket.bytesWritten - socket.writableLength;
    if (socket.writableLength === 0 || taken !== connection.taken) {
      connection.taken = taken;
      connection.takenAt = now;
    } else if (now - connection.takenAt >= unreadMs) {
      socket.destroy();
    }
  }
}

/** Cuts those that were opened in advance, and on which nothing has come. */
function cutUnused(connections: ReadonlyMap<Socket, Connection>, unusedMs: number): void {
  const before = performance.now() - unusedMs;
  for (const [socket, { openedAt }] of connections)
    if (socket.bytesRead === 0 && openedAt < before) socket.destroy();
}

/** A name or an address, with an optional port; empty is allowed, as HTTP permits. */
const host = /^(?:[\w.-]+|\[[\da-f:.]+\])?(?::\d{0,5})?$/i;

/**
 * Ambiguities that allow request smuggling: Node uses the first of two Host headers, prefers a host in the address to
 * the header, accepts any text as host, and chunked encoding in HTTP/1.0; a proxy may do otherwise.
 */
function isAmbiguous({ rawHeaders, headers, httpVersion, url }: IncomingMessage): boolean {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return true;
  if (httpVersion === '1.0' && headers['transfer-encoding'] !== undefined) return true;
  if (url?.startsWith('/') !== true) return true;
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') return true;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1 || !host.test(headers.host ?? '');
}
