import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { openVisit } from '../customer-browser.ts';
import { listProcessesIn, sendSignal } from '../../../postgres/src/process.ts';
import { query } from '../restore/cluster.ts';
import { atMost, exactly, type Figure, type ProofOptions, told } from './figure.ts';
import type { Ask } from './http-client.ts';
import { startTcpGate, type TcpGate } from './tcp-gate.ts';
import { inWorld, type World } from './world.ts';

const PAGE = '/privat/forsikring/oversikt';
const CUSTOMER = fodselsnumre.standard;
const OUTAGE_MS = 3000;
const BACK_LIMIT_MS = 2000;
const LATENCY_MS = 50;
/** For how long after an outage every visit is looked at. */
const WATCH_MS = 5000;
const EVERY_MS = 150;
/** Chosen so that most of the broken connections have a query in progress. */
const TEAR_EVERY_MS = 130;

interface Visit {
  sentAt: number;
  endedAt: number;
  status: number;
  isLoggedIn: boolean;
  /** The answer took the session's cookie away. */
  losesCookie: boolean;
}

/** The database is gone, silent, slow or reset: nobody is logged out, and all is well two seconds later. */
export async function proveDatabase({ isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    const gate = await startTcpGate(getPort(world.databaseUrl));
    world.undo(() => gate.close());
    const throughGate = new URL(world.databaseUrl);
    throughGate.port = String(gate.port);
    const portal = await world.startPortal({ env: { DATABASE_URL: throughGate.href } });
    const cookie = await openVisit(portal.url, CUSTOMER);
    const visit = () => open(world.ask, portal.url + PAGE, cookie);
    if (!(await visit()).isLoggedIn) throw new Error('The customer is not logged in to begin with');

    const figures: Figure[] = [];
    for (const outage of listOutages(world, gate, isWeakened))
      figures.push(...(await tryOutage(outage, visit)));
    gate.setDelay(LATENCY_MS);
    const slow = await visit();
    figures.push(
      atMost(`page with ${2 * LATENCY_MS} ms for each query`, slow.endedAt - slow.sentAt, 3000, 'ms'),
      exactly('it is the customer’s', Number(slow.isLoggedIn), 1, 'of 1'),
    );
    return figures;
  });
}

interface Outage {
  name: string;
  begin: () => Promise<unknown> | void;
  end: () => Promise<unknown> | void;
}

function listOutages(world: World, gate: TcpGate, isWeakened: boolean): Outage[] {
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const pid of listProcessesIn(join(world.dataDir, 'postgres'))) sendSignal(pid, signal);
  };
  const outages = [
    {
      name: 'restarted',
      begin: () => world.stopDatabase(),
      end: async () => {
        gate.setTarget(getPort(await world.startDatabase()));
        // Weakened: the sessions are lost while the database is away.
        if (isWeakened) await query(world.databaseUrl, 'delete from portal_data.session');
      },
    },
    { name: 'stopped where it stands', begin: () => signalAll('SIGSTOP'), end: () => signalAll('SIGCONT') },
    { name: 'silent line', begin: () => gate.setSilent(true), end: () => gate.setSilent(false) },
    listTearing(gate),
    { name: 'connections forgotten by a firewall', begin: () => gate.forget(), end: () => {} },
  ];
  return isWeakened ? outages.slice(0, 1) : outages;
}

/** Breaks connections again and again, with every packet delayed: during queries, and between those of one transaction. */
function listTearing(gate: TcpGate): Outage {
  let tearing: NodeJS.Timeout | undefined;
  return {
    name: 'connections torn again and again',
    begin: () => {
      gate.setDelay(LATENCY_MS);
      tearing = setInterval(() => gate.reset(), TEAR_EVERY_MS);
    },
    end: () => {
      clearInterval(tearing);
      gate.setDelay(0);
    },
  };
}

async function tryOutage({ name, begin, end }: Outage, visit: () => Promise<Visit>): Promise<Figure[]> {
  await begin();
  const during = await visitFor(OUTAGE_MS, visit);
  await end();
  const endedAt = performance.now();
  const after = await visitFor(WATCH_MS, visit);
  const visits = [...(await Promise.all(during)), ...(await Promise.all(after))];
  const isGood = ({ status, isLoggedIn }: Visit): boolean => status === 200 && isLoggedIn;
  const lastBad = Math.max(endedAt, ...visits.filter((one) => !isGood(one)).map(({ sentAt }) => sentAt));
  const firstGood = Math.min(
    ...visits.filter((one) => isGood(one) && one.sentAt > lastBad).map((one) => one.endedAt),
  );
  const loggedOut = visits.filter(
    ({ status, isLoggedIn, losesCookie }) => losesCookie || (status === 200 && !isLoggedIn),
  );
  const refused = visits.filter(({ status }) => status === 503).length;
  const other = visits.filter(({ status }) => status !== 200 && status !== 503);
  return [
    told(`${name}: visits, of them told to come back`, `${visits.length}, ${refused}`),
    atMost(`${name}: logged out`, loggedOut.length, 0, 'visits'),
    atMost(`${name}: answered otherwise`, other.length, 0, 'visits'),
    atMost(`${name}: back after`, firstGood - endedAt, BACK_LIMIT_MS, 'ms'),
    atMost(`${name}: longest answer`, Math.max(...visits.map((one) => one.endedAt - one.sentAt)), 5000, 'ms'),
  ];
}

/** Visits start at a fixed rate, whether or not earlier ones have been answered. */
async function visitFor(ms: number, visit: () => Promise<Visit>): Promise<Promise<Visit>[]> {
  const visits: Promise<Visit>[] = [];
  const until = performance.now() + ms;
  while (performance.now() < until) {
    visits.push(visit());
    await wait(EVERY_MS);
  }
  return visits;
}

async function open(ask: Ask, url: string, cookie: string): Promise<Visit> {
  const sentAt = performance.now();
  const { status, body, setCookies } = await ask(url, { headers: { cookie, accept: 'text/html' } });
  return {
    sentAt,
    endedAt: performance.now(),
    status,
    isLoggedIn: body.includes('data-block="getSession"'),
    losesCookie: setCookies.some((line) => /(?:Max-Age=0|Expires=Thu, 01 Jan 1970)/i.test(line)),
  };
}

function getPort(url: string): number {
  return Number(new URL(url).port);
}
