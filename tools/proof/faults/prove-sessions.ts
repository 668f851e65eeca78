import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endpoints } from '../../../contract/src/endpoints.ts';
import { createSessions, type Visit } from './create-sessions.ts';
import { atMost, type Figure, type ProofOptions, told } from './figure.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { readMemory } from './process-memory.ts';
import { inWorld } from './world.ts';

const SESSIONS = 10_000;
const FEW = 10;
const LANES = 16;
/** Half of what 10 kB for each would be; a heap that has room varies by less. */
const GROWTH_LIMIT_MB = 50;
const hoard = pathToFileURL(join(import.meta.dirname, 'weaken/hoard-requests.ts')).href;

/** 10 000 live sessions, each in use: the process is no larger than after as many requests of a few. */
export async function proveSessions({ isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    const portal = await world.startPortal({
      env: isWeakened ? { NODE_OPTIONS: `--import ${hoard}` } : {},
    });
    const client = createHttpClient();
    world.undo(async () => client.close());
    const visits = await createSessions(world.databaseUrl, SESSIONS);
    const url = portal.url + endpoints.getSession.path;
    // Twice: what a process takes to run at all is there after the first.
    await visitAll(client, url, visits.slice(0, FEW));
    await visitAll(client, url, visits.slice(0, FEW));
    const few = readMemory(portal.pid);
    const fewMs = await visitAll(client, url, visits.slice(0, FEW));
    const manyMs = await visitAll(client, url, visits);
    const many = readMemory(portal.pid);
    return [
      told('live sessions, each used', String(SESSIONS)),
      told('resident memory with few, with all', `${Math.round(few)} MB, ${Math.round(many)} MB`),
      atMost('growth with the sessions', many - few, GROWTH_LIMIT_MB, 'MB'),
      atMost('time for a request, each session touched, compared with few', manyMs / fewMs, 4, 'times'),
    ];
  });
}

/** As many requests whoever visits. Answers the milliseconds of one. */
async function visitAll(client: HttpClient, url: string, visits: readonly Visit[]): Promise<number> {
  const startedAt = performance.now();
  let begun = 0;
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      while (begun < SESSIONS) {
        const { cookie } = visits[begun++ % visits.length] ?? { cookie: '' };
        const { status } = await client.ask(url, { headers: { cookie } });
        if (status !== 200) throw new Error(`A live session was answered with ${status}`);
      }
    }),
  );
  return (performance.now() - startedAt) / SESSIONS;
}
