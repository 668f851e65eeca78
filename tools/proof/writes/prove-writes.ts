import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { atLeast, atMost, type Figure, type ProofOptions, told } from '../faults/figure.ts';
import { inWorld, waitUntil } from '../faults/world.ts';
import { query } from '../restore/cluster.ts';
import { logIn } from '../visits.ts';
import { countWrites, type Figures } from './count-writes.ts';
import { startKilledPortal, type KilledPortal } from './killed-portal.ts';
import { writeAsCustomer, type Write } from './write-as-customer.ts';

const WRITES = 1000;
const KILLS = 100;
/** Two that fall on the same process are one. */
const TRIED = 120;
/** Test customers with a customer number whose registers work. */
const customers = [
  fodselsnumre.standard,
  fodselsnumre.loMedlem,
  fodselsnumre.utland,
  fodselsnumre.tom,
  fodselsnumre.likeNummer,
  fodselsnumre.attenIDag,
  fodselsnumre.kontrollgruppe,
  fodselsnumre.dNummer,
];

/** Writes through HTTP while the portal is killed again and again. */
export async function proveWrites({ isWeakened }: ProofOptions): Promise<Figure[]> {
  const share = isWeakened ? 10 : 1;
  // Weakened: some of the stored writes are hidden from the count.
  const figures = await countKilledWrites(WRITES / share, TRIED / share, isWeakened);
  return [
    told('writes, acknowledged', `${figures.writes}, ${figures.acknowledged}`),
    atLeast('kills', figures.kills, isWeakened ? 1 : KILLS, 'kills'),
    atMost('acknowledged writes lost', figures.lost, 0, 'writes'),
    atMost('done twice', figures.twice, 0, 'writes'),
    told(
      'not acknowledged, of them done all the same',
      `${figures.unacknowledged}, ${figures.unacknowledgedButDone}`,
    ),
  ];
}

/**
 * Writes over HTTP as customers do, kills the portal at random, and then counts in the registers' journal and in our
 * log what became of every write.
 * @param isForgetful leaves out every tenth change of the journal: lost writes must then be found
 */
export async function countKilledWrites(
  writes: number,
  kills: number,
  isForgetful = false,
): Promise<Figures> {
  return inWorld(async (world) => {
    const portal = await startKilledPortal(world);
    await portal.ready();
    const done = await writeAll(portal, writes, kills);
    await portal.ready();
    await waitUntilDelivered(world.databaseUrl);
    const kept = await query(world.databaseUrl, 'select id, tekstversjon from portal_data.samtykkeendring');
    const journal = await world.readJournal();
    return countWrites({
      writes: done,
      journal: journal.filter((_, index) => !isForgetful || index % 10 > 0),
      kept: kept.map(({ id, tekstversjon }) => ({ id: Number(id), mark: tekstversjon })),
      kills: portal.kills(),
    });
  });
}

/** A new process takes over the deliveries of a dead one after 12 s. */
export async function waitUntilDelivered(databaseUrl: string): Promise<void> {
  const isDelivered = async () =>
    (await query(databaseUrl, 'select 1 from portal_data.samtykkelevering where outcome is null')).length ===
    0;
  await waitUntil(isDelivered, 'Consents were still not delivered');
}

/** One lane per customer: each customer's writes are in order, and several customers write in parallel. */
async function writeAll(portal: KilledPortal, writes: number, kills: number): Promise<Write[]> {
  const done: Write[] = [];
  let begun = 0;
  /** The writes at whose start the portal is killed: one at random in each of equal stretches. */
  const killAt = Array.from(
    { length: kills },
    (_, index) => Math.floor(((index + Math.random()) * writes) / kills) + 1,
  );
  const choosers = await Promise.all(customers.map((customer) => logIn(portal.url, customer)));
  await Promise.all(
    choosers.map(async (chooser) => {
      while (begun < writes) {
        const number = (begun += 1);
        // A few ms later, so that the kill hits before, during or after the write.
        if (killAt.includes(number)) setTimeout(() => portal.kill(), Math.random() * 30);
        done.push(await writeAsCustomer(chooser, portal, number));
      }
    }),
  );
  return done;
}
