import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { atLeast, atMost, type Figure, type ProofOptions, told } from '../faults/figure.ts';
import { inWorld, type World } from '../faults/world.ts';
import { createCluster, initialize, query, start, wipe } from './cluster.ts';
import { choose, type Chooser, isKnown, type Kept, logIn } from './visits.ts';
import { archiveAll, type Way } from './ways.ts';

/** Test customers whose registers work. */
const CUSTOMERS = [fodselsnumre.standard, fodselsnumre.loMedlem, fodselsnumre.utland, fodselsnumre.prolife];
/** This customer's choices wait for the register while the backup is taken. */
const WAITING = fodselsnumre.dNummer;
const EACH = 50;
const DELIVERY_LIMIT_MS = 60_000;

/**
 * Customers write over HTTP during a backup; then a table is emptied, and the disk is lost. The restored portal must
 * have every choice acknowledged before the chosen moment, and continue as the manual says.
 * @param binaries the folder above `bin` of the server that is backed up
 */
export async function proveRestore(
  way: Way,
  binaries: string,
  { isWeakened }: ProofOptions,
): Promise<Figure[]> {
  return inWorld(async (world) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-proof-'));
    world.undo(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
    const cluster = createCluster(folder, binaries);
    await initialize(cluster);
    const running = await start(cluster);
    world.undo(() => running.stop());
    const portal = await world.startPortal({ env: { DATABASE_URL: running.url } });
    const choosers = await Promise.all(CUSTOMERS.map((customer) => logIn(portal.url, customer)));
    const takeBackup = (meanwhile: () => Promise<void>) => way.takeBackup(cluster, running.url, meanwhile);
    // Weakened: the backup is from before the writes, and its WAL is not replayed.
    if (isWeakened) await takeBackup(async () => {});
    const earlyMoment = await readClock(running.url);

    const before = await chooseMany(choosers);
    const waiting = await logIn(portal.url, WAITING);
    await setRegister(world, 'down');
    const waits = await choose(waiting);
    before.push(waits);
    const meanwhile: Kept[] = [];
    const backupStartedAt = performance.now();
    if (!isWeakened) await takeBackup(async () => void meanwhile.push(...(await chooseMany(choosers))));
    const backupMs = performance.now() - backupStartedAt;
    const after = await chooseMany(choosers);
    const known = choosers.map(({ browser }) => browser.cookieHeader());

    const moment = isWeakened ? earlyMoment : await readClock(running.url);
    const late = await logIn(portal.url, CUSTOMERS[0] ?? '');
    const undone = await chooseMany(choosers);
    // The damage to undo: an operator's mistake, then the loss of the disk.
    await query(running.url, 'truncate portal_data.samtykkelevering');
    await archiveAll(running.url);
    await portal.stop(30_000);
    await running.stop();
    wipe(cluster);

    const restoreStartedAt = performance.now();
    const restored = await way.restore(cluster, moment);
    world.undo(() => restored.stop());
    const restoreMs = performance.now() - restoreStartedAt;
    // Weakened: changes count as confirmed whatever the register answers.
    if (isWeakened) await confirmUnheard(restored.url);
    const again = await world.startPortal({ env: { DATABASE_URL: restored.url } });
    await setRegister(world, 'up');

    // A dump is a snapshot: later choices are not in it, and not expected.
    const promised = way.isToAnyMoment ? [...before, ...meanwhile, ...after] : before;
    const found = await findKept(restored.url);
    const lost = promised.filter(
      ({ mark, reference }) => !found.marks.has(mark) || !found.references.has(reference),
    );
    const undoneFound = undone.filter(({ mark }) => found.marks.has(mark));
    const knownAgain = await countKnown(again.url, known);
    const isLateKnown = await isKnown(again.url, late.browser.cookieHeader());
    await untilDelivered(restored.url);
    const delivered = await countInJournal(world, waits.mark);
    // Their numbers are lower than those the register has from the lost period.
    const anew = await Promise.all(
      CUSTOMERS.map(async (customer) => {
        const chooser = await logIn(again.url, customer);
        return { customer, ...(await choose(chooser)), chosen: chooser.marketingConsent };
      }),
    );
    await untilDelivered(restored.url);
    const taken = await Promise.all(anew.map(({ mark }) => countInJournal(world, mark)));
    const opposite = await countOpposite(world, restored.url, anew);
    return [
      told(
        'backup while customers write, restore to a server that answers',
        `${Math.round(backupMs)} ms, ${Math.round(restoreMs)} ms`,
      ),
      atLeast('choices acknowledged before the moment gone back to', promised.length, EACH, 'choices'),
      atMost('of them lost, from the log or the audit trail', lost.length, 0, 'choices'),
      atMost(`of ${undone.length} after that moment, found`, undoneFound.length, 0, 'choices'),
      atLeast(`of ${known.length} visits from before, known`, knownAgain, known.length, 'visits'),
      {
        what: 'a visit from after that moment',
        figure: isLateKnown ? 'known' : 'logs in again',
        limit: 'logs in again',
        holds: !isLateKnown,
      },
      atLeast('the choice that waited for the register, delivered', delivered, 1, 'time'),
      atMost('it was told of it', delivered, 1, 'time'),
      atLeast(
        `of ${anew.length} choices made after the restore, taken by the register, once each`,
        taken.filter((count) => count === 1).length,
        anew.length,
        'choices',
      ),
      atMost('said to be confirmed where the register has the opposite', opposite, 0, 'choices'),
    ];
  });
}

/** All customers choose in parallel, each one in sequence. */
async function chooseMany(choosers: readonly Chooser[]): Promise<Kept[]> {
  const kept = await Promise.all(
    choosers.map(async (chooser) => {
      const own: Kept[] = [];
      for (let number = 0; number < EACH; number += 1) own.push(await choose(chooser));
      return own;
    }),
  );
  return kept.flat();
}

async function readClock(url: string): Promise<string> {
  const [row] = await query(
    url,
    `select to_char(clock_timestamp(), 'YYYY-MM-DD HH24:MI:SS.US TZH:TZM') as now`,
  );
  return String(row?.['now']);
}

/** Acts as if the portal took every delivered change for confirmed. */
async function confirmUnheard(url: string): Promise<void> {
  await query(
    url,
    `create function confirm_unheard() returns trigger language plpgsql as $$
     begin new.outcome := 'BEKREFTET'; new.ended_at := now(); new.sealed := null; return new; end $$`,
  );
  await query(
    url,
    `create trigger confirm_unheard before insert or update on portal_data.samtykkelevering
     for each row execute function confirm_unheard()`,
  );
}

/** How many of these choices our log calls confirmed while the register has the opposite. */
async function countOpposite(
  { simulatorsPort }: World,
  url: string,
  choices: readonly { customer: string; mark: string; chosen: boolean }[],
): Promise<number> {
  const rows = await query(
    url,
    `select tekstversjon as mark from portal_data.samtykkeendring join portal_data.samtykkelevering on endring_id = id where outcome = 'BEKREFTET'`,
  );
  const confirmed = new Set(rows.map(({ mark }) => mark));
  const opposite = await Promise.all(
    choices.map(async ({ customer, mark, chosen }) => {
      const answer = await fetch(`http://localhost:${simulatorsPort}/samtykkeregister/samtykker/hent`, {
        method: 'POST',
        headers: { authorization: 'Bearer simulated-token', 'content-type': 'application/json' },
        body: JSON.stringify({ fodselsnummer: customer }),
      });
      const { samtykker } = (await answer.json()) as { samtykker: { MARKETING?: string } };
      return confirmed.has(mark) && (samtykker.MARKETING === 'AUTHORIZED') !== chosen;
    }),
  );
  return opposite.filter(Boolean).length;
}

async function findKept(url: string) {
  const marks = await query(url, 'select tekstversjon as mark from portal_data.samtykkeendring');
  const references = await query(url, 'select reference from portal_data.revisjonsspor');
  return {
    marks: new Set(marks.map(({ mark }) => mark)),
    references: new Set(references.map(({ reference }) => reference)),
  };
}

async function countKnown(url: string, cookies: readonly string[]): Promise<number> {
  const known = await Promise.all(cookies.map((cookie) => isKnown(url, cookie)));
  return known.filter(Boolean).length;
}

async function untilDelivered(url: string): Promise<void> {
  const until = performance.now() + DELIVERY_LIMIT_MS;
  for (;;) {
    const [row] = await query(
      url,
      'select count(*) as count from portal_data.samtykkelevering where outcome is null',
    );
    if (row?.['count'] === '0') return;
    if (performance.now() > until) throw new Error('Choices were still not delivered');
    await wait(200);
  }
}

async function setRegister({ simulatorsPort }: World, state: 'up' | 'down'): Promise<void> {
  const of = { system: 'samtykkeregister', path: '/endringer/meld', fault: 'down', fodselsnummer: WAITING };
  await fetch(`http://localhost:${simulatorsPort}/faults`, {
    method: state === 'down' ? 'POST' : 'DELETE',
    body: JSON.stringify(state === 'down' ? of : { fodselsnummer: WAITING }),
  });
}

async function countInJournal({ simulatorsPort }: World, mark: string): Promise<number> {
  const answer = await fetch(`http://localhost:${simulatorsPort}/journal`);
  const journal = (await answer.json()) as { change: Record<string, unknown> }[];
  return journal.filter(({ change }) => change['tekstversjon'] === mark).length;
}
