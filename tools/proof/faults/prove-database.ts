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
  /** 200, with the customer's session in it. */
  isGood: boolean;
  /** A page of nobody's, or one that took the session's cookie away. */
  logsOut: boolean;
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
    if (!(await visit()).isGood) throw new Error('The customer is not logged in to begin with');

    const figures: Figure[] = [];
    for (const [name, outage] of listOutages(world, gate, isWeakened))
      figures.push(...(await tryOutage(name, outage, visit)));
    gate.setDelay(LATENCY_MS);
    const slow = await visit();
    figures.push(
      atMost(`page with ${2 * LATENCY_MS} ms for each query`, slow.endedAt - slow.sentAt, 3000, 'ms'),
      exactly('it is the customer’s', Number(slow.isGood), 1, 'of 1'),
    );
    return figures;
  });
}

interface Outage {
  begin: () => unknown;
  end?: () => unknown;
}

function listOutages(world: World, gate: TcpGate, isWeakened: boolean): [name: string, outage: Outage][] {
  const signalAll = (signal: NodeJS.Signals): void => {
    for (const pid of listProcessesIn(join(world.dataDir, 'postgres'))) sendSignal(pid, signal);
  };
  let tearing: NodeJS.Timeout | undefined;
  const outages: Record<string, Outage> = {
    restarted: {
      begin: () => world.stopDatabase(),
      end: async () => {
        gate.setTarget(getPort(await world.startDatabase()));
        // Weakened: the sessions are lost while the database is away.
        if (isWeakened) await query(world.databaseUrl, 'delete from portal_data.session');
      },
    },
    'stopped where it stands': { begin: () => signalAll('SIGSTOP'), end: () => signalAll('SIGCONT') },
    'silent line': { begin: () => gate.setSilent(true), end: () => gate.setSilent(false) },
    // With every packet delayed: during queries, and between those of one transaction.
    'connections torn again and again': {
      begin: () => {
        gate.setDelay(LATENCY_MS);
        tearing = setInterval(() => gate.reset(), TEAR_EVERY_MS);
      },
      end: () => {
        clearInterval(tearing);
        gate.setDelay(0);
      },
    },
    'connections forgotten by a firewall': { begin: () => gate.forget() },
  };
  return Object.entries(outages).slice(0, isWeakened ? 1 : undefined);
}

async function tryOutage(
  name: string,
  { begin, end }: Outage,
  visit: () => Promise<Visit>,
): Promise<Figure[]> {
  await begin();
  const during = await visitFor(OUTAGE_MS, visit);
  await end?.();
  const endedAt = performance.now();
  const after = await visitFor(WATCH_MS, visit);
  const visits = [...(await Promise.all(during)), ...(await Promise.all(after))];
  const [good, bad] = [visits.filter(({ isGood }) => isGood), visits.filter(({ isGood }) => !isGood)];
  const lastBad = Math.max(endedAt, ...bad.map(({ sentAt }) => sentAt));
  const firstGood = Math.min(...good.filter(({ sentAt }) => sentAt > lastBad).map((one) => one.endedAt));
  const loggedOut = visits.filter(({ logsOut }) => logsOut);
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
  const endedAt = performance.now();
  const isGood = status === 200 && body.includes('data-block="getSession"');
  const losesCookie = setCookies.some((line) => /(?:Max-Age=0|Expires=Thu, 01 Jan 1970)/i.test(line));
  return { sentAt, endedAt, status, isGood, logsOut: losesCookie || (status === 200 && !isGood) };
}

function getPort(url: string): number {
  return Number(new URL(url).port);
}
