/**
 * Loaded into the portal by `npm run bench -- --weaken`: wastes ten milliseconds of CPU on every request, and a third of
 * a second on every fiftieth.
 */
import { subscribe } from 'node:diagnostics_channel';

const TOIL_MS = 10;
const SELDOM_MS = 333;
const SELDOM = 50;

let requests = 0;
subscribe('http.server.request.start', () => {
  requests += 1;
  const end = performance.now() + (requests % SELDOM === 0 ? SELDOM_MS : TOIL_MS);
  while (performance.now() < end);
});
