/** Loaded into a portal by a weakened proof: keeps something of every request, as a session store in memory would. */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const KEPT_BYTES = 10_000;
const kept = new Map<string, Buffer>();

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  const { cookie } = request.headers;
  if (cookie !== undefined && !kept.has(cookie)) kept.set(cookie, Buffer.alloc(KEPT_BYTES, 1));
});
