import { pour } from '../../../bench/pour.ts';
import { readCpuMs, readMemory } from '../../../bench/process-status.ts';
import { endpoints } from '../../../contract/src/endpoints.ts';
import { createSessions } from './create-sessions.ts';
import { atMost, type Figure, type ProofOptions, told } from './figure.ts';
import { inWorld } from './world.ts';

const SESSIONS = 10_000;
const FEW = 10;
const SECONDS = 10;
/** A quarter of what 10 kB per session would be; a heap with free space varies by less. */
const GROWTH_LIMIT_MB = 25;

/** 10 000 live sessions, all in use: the process is no larger than after as many requests from a few. */
export async function proveSessions({ isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    const { url, pid = 0 } = await world.startPortal({ weaken: isWeakened && 'hoard-requests.ts' });
    const cookies = (await createSessions(world.databaseUrl, SESSIONS)).map(({ cookie }) => cookie);
    const path = url + endpoints.getSession.path;
    /** The same number of requests, whoever visits. Returns the portal's CPU time per request, in ms. */
    const visitAs = async (count: number): Promise<number> => {
      const cpuBefore = readCpuMs(pid);
      const visitors = { headers: {}, cookies: cookies.slice(0, count) };
      const poured = await pour(path, { ...visitors, perSecond: SESSIONS / SECONDS, seconds: SECONDS });
      if (poured.refused > 0) throw new Error(`${poured.refused} calls of live sessions were refused`);
      return (readCpuMs(pid) - cpuBefore) / poured.asked;
    };
    // Twice: the first time warms the process up.
    await visitAs(FEW);
    await visitAs(FEW);
    const few = readMemory(pid);
    // As many requests from a tenth of the sessions; each is still recorded as in use, so only the number of sessions
    // differs.
    const tenth = await visitAs(SESSIONS / 10);
    const all = await visitAs(SESSIONS);
    const many = readMemory(pid);
    return [
      told('live sessions, each used', String(SESSIONS)),
      told('resident memory with few, with all', `${few} MB, ${many} MB`),
      atMost('growth with the sessions', many - few, GROWTH_LIMIT_MB, 'MB'),
      told('processor time of a request', `${all.toFixed(2)} ms`),
      atMost('the same, to that with a tenth of them', all / tenth, 1.5, 'times'),
    ];
  });
}
