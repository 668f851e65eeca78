import { readCpuMs, readMemory } from '../../../bench/process-status.ts';
import { endpoints } from '../../../contract/src/endpoints.ts';
import { createSessions } from './create-sessions.ts';
import { atMost, type Figure, type ProofOptions, told } from './figure.ts';
import { inWorld } from './world.ts';

const SESSIONS = 10_000;
const FEW = 10;
const LANES = 16;
/** A quarter of what 10 kB per session would be; a heap with free space varies by less. */
const GROWTH_LIMIT_MB = 25;

/** 10 000 live sessions, all in use: the process is no larger than after as many requests from a few. */
export async function proveSessions({ isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    const { url, pid = 0 } = await world.startPortal({ weaken: isWeakened && 'hoard-requests.ts' });
    const visits = await createSessions(world.databaseUrl, SESSIONS);
    /** The same number of requests, whoever visits. Returns time and the portal's CPU time per request, in ms. */
    const visitAs = async (count: number) => {
      const [startedAt, cpuBefore] = [performance.now(), readCpuMs(pid)];
      let begun = 0;
      const visitInTurn = async (): Promise<void> => {
        while (begun < SESSIONS) {
          const { cookie = '' } = visits[begun++ % count] ?? {};
          const { status } = await world.ask(url + endpoints.getSession.path, { headers: { cookie } });
          if (status !== 200) throw new Error(`A live session was answered with ${status}`);
        }
      };
      await Promise.all(Array.from({ length: LANES }, visitInTurn));
      return {
        ms: (performance.now() - startedAt) / SESSIONS,
        cpuMs: (readCpuMs(pid) - cpuBefore) / SESSIONS,
      };
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
      told(
        'a request, with a tenth of them, with all',
        `${tenth.ms.toFixed(1)} ms, ${all.ms.toFixed(1)} ms (${LANES} at a time)`,
      ),
      atMost('processor time of a request, to that with a tenth', all.cpuMs / tenth.cpuMs, 1.5, 'times'),
    ];
  });
}
