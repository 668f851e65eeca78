import { setTimeout as wait } from 'node:timers/promises';
import { atLeast, atMost, exactly, type Figure, type ProofOptions, told } from '../faults/figure.ts';
import { inWorld } from '../faults/world.ts';
import { tellWrites } from '../writes/prove-writes.ts';
import { openReplicatedPair, type ReplicatedPair } from './replicated-pair.ts';
import { startTraffic, type Sent, type Traffic } from './traffic.ts';

/** How long the manager of the cluster takes to see that the primary is gone; Patroni's usual limit is 30 s. */
const NOTICED_MS = 1000;
const STALL_MS = 4000;
const BEFORE_MS = 3000;
/** For how long after each event everything is looked at. */
const WATCH_MS = 5000;
const BACK_LIMIT_MS = 2000;
const LEAST_WRITES = 100;

interface Event {
  name: string;
  /** Settles when a primary that takes writes is there again, at the address. */
  happen: () => Promise<unknown>;
  /** No page may be refused: reading needs no write. */
  keepsPages?: true;
}

/** A primary and its synchronous standby change places while customers write: nothing acknowledged is lost. */
export async function proveFailover({ isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    // Weakened: a write is acknowledged before the standby has it.
    const pair = await openReplicatedPair(world, { isSynchronous: !isWeakened });
    const portal = await world.startPortal({ env: { DATABASE_URL: pair.url } });
    const traffic = await startTraffic(world, portal.url);
    await wait(BEFORE_MS);

    const figures: Figure[] = [];
    const watch = async (event: Event): Promise<void> => {
      figures.push(...(await watchEvent(event, traffic)));
    };
    await watch({ name: 'primary killed', happen: () => loseByKill(pair, isWeakened) });
    if (!isWeakened) {
      await pair.addStandby();
      await watch({ name: 'standby stalled', happen: () => stall(pair), keepsPages: true });
      await watch({ name: 'cut off from the primary', happen: () => loseByCut(pair) });
      const isTaken = await pair.takesWriteAtFormerPrimary();
      figures.push(exactly('writes that the former primary takes', Number(isTaken), 0, 'of 1'));
      await pair.addStandby();
      await watch({ name: 'planned, back again', happen: () => switchOver(pair) });
    }
    await traffic.end();
    return [...figures, ...(await tellWrites(world, pair.getPrimaryUrl(), traffic, { least: LEAST_WRITES }))];
  });
}

async function loseByKill(pair: ReplicatedPair, isWeakened: boolean): Promise<void> {
  if (isWeakened) {
    await pair.stopStandby();
    await wait(STALL_MS);
  }
  pair.killPrimary();
  if (isWeakened) await pair.startStandby();
  await wait(NOTICED_MS);
  await pair.promote();
}

async function stall(pair: ReplicatedPair): Promise<void> {
  pair.stallStandby();
  await wait(STALL_MS);
  pair.resumeStandby();
}

/** The primary lives on behind the cut. */
async function loseByCut(pair: ReplicatedPair): Promise<void> {
  pair.cut();
  await wait(NOTICED_MS);
  await pair.promote();
}

async function switchOver(pair: ReplicatedPair): Promise<void> {
  await pair.stopPrimary();
  await pair.promote();
}

async function watchEvent({ name, happen, keepsPages }: Event, traffic: Traffic): Promise<Figure[]> {
  const from = performance.now();
  await happen();
  const backAt = performance.now();
  await wait(WATCH_MS);
  const sent = traffic.sent.filter(({ endedAt }) => endedAt >= from);
  const of = (...kinds: Sent['what'][]) => sent.filter(({ what }) => kinds.includes(what));
  const refused = (requests: Sent[]) => requests.filter(({ status }) => status === 503 || status === 0);
  const toSeconds = (requests: Sent[]) =>
    Math.max(0, ...requests.map(({ endedAt }) => endedAt - from)) / 1000;
  const pages = refused(of('page'));
  const writes = refused(of('read', 'write'));
  const lastNo = Math.max(backAt, ...refused(of('ready')).map(({ sentAt }) => sentAt));
  const firstYes = of('ready').find(({ sentAt, status }) => sentAt >= lastNo && status === 200);
  return [
    told(`${name}: a primary is there again after`, `${((backAt - from) / 1000).toFixed(1)} s`),
    keepsPages === true
      ? atMost(`${name}: pages refused`, pages.length, 0, `of ${of('page').length}`)
      : told(
          `${name}: pages refused for`,
          `${toSeconds(pages).toFixed(1)} s (${pages.length} of ${of('page').length})`,
        ),
    told(
      `${name}: writes, and what they read, refused for`,
      `${toSeconds(writes).toFixed(1)} s (${writes.length} of ${of('read', 'write').length})`,
    ),
    atLeast(`${name}: the portal says that it is not ready`, refused(of('ready')).length, 1, 'times'),
    atMost(`${name}: ready after`, (firstYes?.endedAt ?? Infinity) - backAt, BACK_LIMIT_MS, 'ms'),
  ];
}
