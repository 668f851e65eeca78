import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

import type { SheddingLimit } from '../http/load-shedding.ts';
import type { OutsideObserver } from '../outside/outside-client.ts';
import type { PoolCounts } from '../persistence/pool.ts';
import type { Waiting } from '../persistence/waiting.ts';
import { VERSION } from '../version.ts';

/** Upper bounds in seconds: what customers notice, and our own limits. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 3, 5, 10];
const breakerStates = { closed: 0, 'half-open': 1, open: 2 } as const;

/**
 * Prometheus metrics of this process. Labels have few, fixed values: a route's pattern, a status, a system's name;
 * never an address, a correlation id or customer data.
 */
export interface Metrics {
  /** `route`: the pattern; undefined when no route matched. */
  answered: (answer: { route: string | undefined; method: string; status: number; seconds: number }) => void;
  /** `main`: everything ready by the deadline has been sent; `whole`: the last section too. */
  pageSent: (part: 'main' | 'whole', seconds: number) => void;
  /** A request refused by load shedding. */
  shed: (limit: SheddingLimit) => void;
  /** How a login that came back, or could not begin, ended: `ok`, `cancelled`, or why it was refused. */
  loginEnded: (outcome: string) => void;
  outside: OutsideObserver;
  watchReady: (isReady: () => Promise<boolean>) => void;
  watchPool: (count: () => PoolCounts) => void;
  watchPagesUnderWay: (count: () => number) => void;
  /** `count`: of parts of the content whose files are refused now. */
  watchConfiguration: (count: () => number) => void;
  /** When `count` rejects, these two metrics are left out and the others are served. */
  watchConsents: (count: () => Promise<Waiting>) => void;
  /** The same. */
  watchNotices: (count: () => Promise<Waiting>) => void;
  /** All metrics in Prometheus' text format. */
  read: () => Promise<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Includes event loop delay, memory and garbage collection.
  collectDefaultMetrics({ register: registry });

  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, label: Label) =>
    new Histogram({ name, help, labelNames: [label], buckets: BUCKETS, registers });
  const gauge = <Label extends string>(name: string, help: string, label: Label) =>
    new Gauge({ name, help, labelNames: [label], registers });
  /** A gauge that is counted whenever the metrics are read. */
  const watch = (name: string, help: string, count: () => number): void => {
    const watched: Gauge = new Gauge({ name, help, registers, collect: () => watched.set(count()) });
  };

  /** What waits in the database, and how long the oldest has: one question for both figures. */
  const watchWaiting = (name: string, help: string, count: () => Promise<Waiting>): void => {
    let asked: Promise<Waiting | undefined> | undefined;
    const ask = () =>
      (asked ??= count()
        .catch(() => undefined)
        .finally(() => {
          asked = undefined;
        }));
    const watchLater = (each: string, said: string, pick: (found: Waiting) => number): void => {
      const watched: Gauge = new Gauge({
        name: each,
        help: `${said}; the same in every process`,
        registers,
        collect: async () => {
          const found = await ask();
          if (found === undefined) watched.remove();
          else watched.set(pick(found));
        },
      });
    };
    watchLater(name, help, (found) => found.count);
    watchLater(`${name}_seconds`, 'How long the oldest of them has waited', (found) => found.oldestSeconds);
  };

  const requests = counter('portal_requests_total', 'Answers by route and status', [
    'method',
    'route',
    'status',
  ]);
  const requestSeconds = histogram(
    'portal_request_seconds',
    'From the first line of a request to the last byte of its answer',
    'route',
  );
  const pageSeconds = histogram(
    'portal_page_seconds',
    'Time until the main part and the whole of a page were written',
    'part',
  );
  const shed = counter(
    'portal_shed_total',
    'Requests told to come back because too much was under way: in the process, or of one address or customer',
    ['limit'],
  );
  // The first refusals count too: a rate needs a figure to begin from.
  for (const limit of ['process', 'address', 'customer'] satisfies SheddingLimit[]) shed.inc({ limit }, 0);
  const logins = counter(
    'portal_logins_total',
    'Logins by how they ended: ok, cancelled, or why they were refused',
    ['outcome'],
  );
  gauge('portal_version_info', '1, with the version that runs', 'version').set({ version: VERSION }, 1);
  const calls = counter('portal_outside_calls_total', 'Calls to outside systems by how they ended', [
    'system',
    'outcome',
  ]);
  const callSeconds = histogram(
    'portal_outside_call_seconds',
    'Time an outside system took, however the call ended',
    'system',
  );
  const breaker = gauge(
    'portal_outside_breaker',
    '0 closed, 1 half-open, 2 open: the system is left alone',
    'system',
  );

  return {
    answered({ route = 'none', method, status, seconds }) {
      requests.inc({ method, route, status });
      requestSeconds.observe({ route }, seconds);
    },
    pageSent: (part, seconds) => pageSeconds.observe({ part }, seconds),
    shed: (limit) => shed.inc({ limit }),
    loginEnded: (outcome) => logins.inc({ outcome }),
    outside: {
      called(system, outcome, seconds) {
        calls.inc({ system, outcome });
        callSeconds.observe({ system }, seconds);
      },
      breaker: (system, state) => breaker.set({ system }, breakerStates[state]),
    },
    watchReady(isReady) {
      const ready: Gauge = new Gauge({
        name: 'portal_ready',
        help: '1 while /health/ready would answer 200, otherwise 0',
        registers,
        collect: async () => ready.set(Number(await isReady())),
      });
    },
    watchPool(count) {
      const connections: Gauge = new Gauge({
        name: 'portal_database_connections',
        help: 'Connections of the pool, and queries that wait for one',
        labelNames: ['state'],
        registers,
        collect: () => {
          const { total, idle, waiting } = count();
          connections.set({ state: 'busy' }, total - idle);
          connections.set({ state: 'idle' }, idle);
          connections.set({ state: 'waited-for' }, waiting);
        },
      });
    },
    watchPagesUnderWay: (count) =>
      watch('portal_under_way', 'Pages and reads that count towards PAGES_AT_ONCE', count),
    watchConfiguration: (count) =>
      watch(
        'portal_configuration_refused',
        'Parts of the content whose files are refused; their last good version is in use',
        count,
      ),
    watchConsents: (count) =>
      watchWaiting('portal_consents_waiting', 'Choices that their register has not answered yet', count),
    watchNotices: (count) =>
      watchWaiting('portal_notices_waiting', 'Notices and cases that their system has not taken yet', count),
    read: () => registry.metrics(),
  };
}
