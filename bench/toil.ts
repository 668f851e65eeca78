/** Loaded into the portal by `npm run bench -- --weaken`: wastes ten milliseconds of CPU on every request. */
import { subscribe } from 'node:diagnostics_channel';

const TOIL_MS = 10;

subscribe('http.server.request.start', () => {
  const end = performance.now() + TOIL_MS;
  while (performance.now() < end);
});
