import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCpuMs } from '../../../bench/process-status.ts';
import { endpoints } from '../../../contract/src/endpoints.ts';
import { createSessions, type Visit } from './create-sessions.ts';
import { atMost, type Figure, type ProofOptions, told } from './figure.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { readMemory } from './process-memory.ts';
import { inWorld } from './world.ts';

const SESSIONS = 10_000;
const FEW = 10;
const LANES = 16;
/** A quarter of what 10 kB per session would be; a heap with free space varies by less. */
const GROWTH_LIMIT_MB = 25;
const hoard = pathToFileURL(join(import.meta.dirname, 'weaken/hoard-requests.ts')).href;

/** 10 000 live sessions, all in use: the process is no larger than after as many requests from a few. */
export async function proveSessions({ isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    const portal = await world.startPortal({
      env: isWeakened ? { NODE_OPTIONS: `--import ${hoard}` } : {},
    });
    const client = createHttpClient();
    world.undo(async () => client.close());
    const visits = await createSessions(world.databaseUrl, SESSIONS);
    const url = portal.url + endpoints.getSession.path;
    // Twice: the first time warms the process up.
    await visitAll(client, url, visits.slice(0, FEW), portal.pid);
    await visitAll(client, url, visits.slice(0, FEW), portal.pid);
    const few = readMemory(portal.pid);
    // As many requests from a tenth of the sessions; each is still recorded as in use, so only the number of sessions
    // differs.
    const tenth = await visitAll(client, url, visits.slice(0, SESSIONS / 10), portal.pid);
    const all = await visitAll(client, url, visits, portal.pid);
    const many = readMemory(portal.pid);
    return [
      told('live sessions, each used', String(SESSIONS)),
      told('resident memory with few, with all', `${Math.round(few)} MB, ${Math.round(many)} MB`),
      atMost('growth with the sessions', many - few, GROWTH_LIMIT_MB, 'MB'),
      told(
        'a request, with a tenth of them, with all',
        `${tenth.ms.toFixed(1)} ms, ${all.ms.toFixed(1)} ms (${LANES} at a time)`,
      ),
      atMost(
        'processor time of a request, compared with a tenth of them',
        all.cpuMs / tenth.cpuMs,
        1.5,
        'times',
      ),
    ];
  });
}

/** The same number of requests, whoever visits. Returns the elapsed time and the portal's CPU time per request, in ms. */
async function visitAll(
  client: HttpClient,
  url: string,
  visits: readonly Visit[],
  pid: number | undefined,
): Promise<{ ms: number; cpuMs: number }> {
  const [startedAt, cpuBefore] = [performance.now(), readCpuMs(pid ?? 0)];
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
  return {
    ms: (performance.now() - startedAt) / SESSIONS,
    cpuMs: (readCpuMs(pid ?? 0) - cpuBefore) / SESSIONS,
  };
}
