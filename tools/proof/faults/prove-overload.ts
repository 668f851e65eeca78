import { Agent, request } from 'undici';
import { measure } from '../../../bench/measure.ts';
import { pour } from '../../../bench/pour.ts';
import { startStub } from '../../../bench/start-stub.ts';
import { makeOutsideUrls } from '../../testing/outside-settings.ts';
import { createSessions } from './create-sessions.ts';
import { atLeast, atMost, type Figure, type ProofOptions, told } from './figure.ts';
import { inWorld } from './world.ts';

const PAGE = '/privat/forsikring/oversikt';
/** So many that two concurrent pages rarely belong to the same customer. */
const CUSTOMERS = 2000;
/** Fewer than are admitted, and so few that every page is complete before its deadline. */
const CALIBRATION_LANES = 10;
const CALIBRATION_SECONDS = 6;
const OVERLOAD_SECONDS = 15;
const TIMES_CAPACITY = 2;
/** Kept to the portal before the overload begins. */
const CONNECTIONS = 300;

/**
 * Load shedding: with twice as many pages as one process can make, those admitted are fast and the others are refused
 * at once.
 */
export async function proveOverload({ isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    // They answer at once, so that it is the portal that is overloaded.
    const stub = await startStub();
    world.undo(stub.stop);
    const portal = await world.startPortal({
      env: {
        ...makeOutsideUrls(stub.url),
        // Weakened: nobody is ever refused.
        ...(isWeakened && { PAGES_AT_ONCE: '1000000', RENDER_DEADLINE_MS: '10000' }),
      },
    });
    const url = portal.url + PAGE;
    const cookies = (await createSessions(world.databaseUrl, CUSTOMERS)).map(({ cookie }) => cookie);
    const headers = { accept: 'text/html', 'accept-encoding': 'br' };
    const subject = { name: 'overview', url, pid: portal.pid ?? 0, headers, cookies };
    const calibrated = await measure([subject], CALIBRATION_LANES, {
      rounds: 2,
      seconds: CALIBRATION_SECONDS,
      mayFail: true,
    });
    const { rate = Number.NaN, cpuMs, p50 } = calibrated.get(subject.name) ?? {};
    const perSecond = rate * TIMES_CAPACITY;
    const agent = await openConnections(`${portal.url}/health/live`);
    const poured = await pour(url, { headers, cookies, perSecond, seconds: OVERLOAD_SECONDS, agent });
    const { asked, refused, toldToComeBack } = poured;
    const toCapacity = (number: number) => number / OVERLOAD_SECONDS / rate;
    return [
      told('pages a second of one process; p50', `${Math.round(rate)}; ${p50} ms`),
      told('processor time of a page', `${cpuMs?.toFixed(1)} ms`),
      atLeast('asked for, of the capacity', toCapacity(asked), TIMES_CAPACITY * 0.98, 'times'),
      told('asked for, let in, refused', `${asked}, ${asked - refused}, ${refused}`),
      atMost('pages let in, p99', poured.p99, 1000, 'ms'),
      atLeast('served, of the capacity', toCapacity(asked - refused) * 100, 70, '%'),
      atMost('answered otherwise than 200, or 503 with Retry-After', refused - toldToComeBack, 0, 'pages'),
      atMost('refusals, p99', poured.refusedP99, 1000, 'ms'),
    ];
  });
}

/** As a load balancer has them: Node accepts one new connection for each turn of its event loop. */
async function openConnections(url: string): Promise<Agent> {
  const agent = new Agent();
  const ask = async () => (await request(url, { dispatcher: agent })).body.dump();
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  return agent;
}
