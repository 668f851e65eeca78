import { pour } from '../../../bench/pour.ts';
import { readCpuMs, readMemory } from '../../../bench/process-status.ts';
import { endpoints } from '../../../contract/src/endpoints.ts';
import { createSessions } from './create-sessions.ts';
import { atMost, type Figure, type ProofOptions, told } from './figure.ts';
import { inWorld } from './world.ts';

const SESSIONS = 10_000;
const FEW = 10;
const TENTH = SESSIONS / 10;
const PER_SECOND = 1000;
/** A quarter of what 10 kB per session would be; a heap with free space varies by less. */
const GROWTH_LIMIT_MB = 25;

/** 10 000 live sessions, all in use: the process is no larger than after as many requests from a few. */
export async function proveSessions({ isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    const { url, pid = 0 } = await world.startPortal({ weaken: isWeakened && 'hoard-requests.ts' });
    const cookies = (await createSessions(world.databaseUrl, SESSIONS)).map(({ cookie }) => cookie);
    const path = url + endpoints.getSession.path;
    /** Who visits in turn, for so long. Returns the portal's CPU time per request, in ms. */
    const visit = async (visitors: readonly string[], seconds: number): Promise<number> => {
      const cpuBefore = readCpuMs(pid);
      const poured = await pour(path, { headers: {}, cookies: visitors, perSecond: PER_SECOND, seconds });
      if (poured.refused > 0) throw new Error(`${poured.refused} calls of live sessions were refused`);
      return (readCpuMs(pid) - cpuBefore) / poured.asked;
    };
    const [few, tenth, others] = [cookies.slice(0, FEW), cookies.slice(FEW, TENTH), cookies.slice(TENTH)];
    // Twice: the first time warms the process up.
    await visit(few, SESSIONS / PER_SECOND);
    await visit(few, SESSIONS / PER_SECOND);
    const before = readMemory(pid);
    // Each once: its use is recorded, which is left out when a session is used again soon.
    const among = await visit(tenth, tenth.length / PER_SECOND);
    const amongAll = await visit(others, others.length / PER_SECOND);
    const after = readMemory(pid);
    return [
      told('live sessions, each used', String(SESSIONS)),
      told('resident memory with few, with all', `${before} MB, ${after} MB`),
      atMost('growth with the sessions', after - before, GROWTH_LIMIT_MB, 'MB'),
      told('processor time of a request', `${amongAll.toFixed(2)} ms`),
      atMost('the same, to that of the first tenth of them', amongAll / among, 1.5, 'times'),
    ];
  });
}
