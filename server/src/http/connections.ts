import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/** Requests under way at once on one connection. Browsers and load balancers send one at a time. */
const AT_ONCE = 8;
/** How long a client may leave all that is sent to it unread, in ms. */
const UNREAD_MS = 10_000;
/** How often that is looked at, and whether a request takes longer to come than it may, in ms. */
const LOOK_MS = 1000;

interface ConnectionsOptions {
  /** From a request's first byte to its last, the body too. */
  requestTimeoutMs: number;
  /** How long a connection without a request is kept. */
  keepAliveMs: number;
  /** Answers what two readers could cut apart at different places, and ends its connection. */
  refuse: (response: ServerResponse) => void;
  unreadMs?: number;
  lookMs?: number;
}

interface Connection {
  /** Not yet answered, or not yet taken by the other end. */
  underWay: Set<ServerResponse>;
  isRefused: boolean;
  /** Bytes that the other end's side of the line has taken, when that was last seen to grow. */
  taken: number;
  takenAt: number;
}

/** A server whose connections cannot hold more than their share: of requests, of time to send one, of answers unread. */
export function createConnections(
  handle: RequestListener,
  { requestTimeoutMs, keepAliveMs, refuse, unreadMs = UNREAD_MS, lookMs = LOOK_MS }: ConnectionsOptions,
): Server {
  const connections = new Map<Socket, Connection>();
  const server = createServer(
    {
      requestTimeout: requestTimeoutMs,
      // Node takes the larger of the two for the whole request, whichever it was meant for.
      headersTimeout: requestTimeoutMs,
      keepAliveTimeout: keepAliveMs,
      connectionsCheckingInterval: lookMs,
    },
    (request, response) => {
      const connection = connections.get(request.socket);
      // What came on a refused one after that may be a part of it.
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
  server.on('connection', (socket) => {
    const connection: Connection = {
      underWay: new Set(),
      isRefused: false,
      taken: 0,
      takenAt: performance.now(),
    };
    connections.set(socket, connection);
    socket.once('close', () => {
      connections.delete(socket);
      // Node tells only the first of those that wait for their turn that nobody will have them.
      for (const response of connection.underWay) if (!response.closed) abandon(response);
    });
  });
  server.once('listening', () => {
    const looking = setInterval(() => cutUnread(connections, unreadMs), lookMs).unref();
    server.once('close', () => clearInterval(looking));
  });
  return server;
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

/** Node takes the first of two hosts, and chunks from a sender whose version has none; a proxy may do otherwise. */
function isAmbiguous({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return true;
  if (httpVersion === '1.0' && headers['transfer-encoding'] !== undefined) return true;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1;
}
