import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getFreePort } from '../../postgres/src/process.ts';
import { startEmbeddedPostgres } from '../../postgres/src/embedded-postgres.ts';
import { connect } from '../../server/src/persistence/pool.ts';
import { startService } from '../service.ts';
import { getPortalEnvironment } from '../stack.ts';
import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { countWrites, type Figures } from './count-writes.ts';
import { createCustomerBrowser } from './customer-browser.ts';
import { MANY_WRITES } from './many-writes.ts';
import { startKilledPortal, type KilledPortal } from './killed-portal.ts';
import { writeAsCustomer, type Write } from './write-as-customer.ts';

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
/** A new process takes over the deliveries of a dead one after 12 s. */
const DELIVERY_LIMIT_MS = 60_000;

/**
 * Writes over HTTP as customers do, kills the portal at random, and then counts in the registers' journal and in our
 * log what became of every write.
 *
 * @param options.writes how many are started in all
 * @param options.kills how often the portal is killed, spread over the writes
 * @param options.isForgetful leaves out every tenth change of the journal: the proof must then find lost writes
 */
export async function proveWrites(options: {
  writes: number;
  kills: number;
  isForgetful?: boolean;
}): Promise<Figures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-proof-'));
  const undo: (() => Promise<unknown>)[] = [() => rm(dataDir, { recursive: true, force: true })];
  try {
    // The database runs in its own process, which outlives the portal as in production.
    const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
    undo.push(() => postgres.stop());
    const [portalPort, simulatorsPort] = [await getFreePort(), await getFreePort()];
    const url = `http://localhost:${portalPort}`;
    const simulators = startService({
      name: 'The simulators',
      script: 'simulators/src/main.ts',
      env: { ...process.env, SIMULATORS_PORT: String(simulatorsPort), SIMULATORS_NEW_TEXTS: 'true' },
      onLine: () => {},
    });
    undo.push(() => simulators.stop(5000));
    await simulators.ready;
    const portal = startKilledPortal({
      ...process.env,
      ...getPortalEnvironment({ portalPort, url, simulatorsPort, dataDir }),
      DATABASE_URL: postgres.url,
      ...MANY_WRITES,
    });
    undo.push(() => portal.stop());
    await portal.ready();

    const writes = await writeAll(url, portal, options);
    await portal.ready();
    const { database, close } = connect({ url: postgres.url, logger: console, max: 1 });
    undo.push(close);
    await waitForDeliveries(async () => {
      const { count } = await database
        .selectFrom('samtykkelevering')
        .where('outcome', 'is', null)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    });
    const kept = await database.selectFrom('samtykkeendring').select(['id', 'tekstversjon']).execute();
    const all = (await (await fetch(`http://localhost:${simulatorsPort}/journal`)).json()) as unknown[];
    const journal = options.isForgetful === true ? all.filter((_, index) => index % 10 > 0) : all;
    return countWrites({ writes, journal, kept, kills: portal.kills() });
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}

/** One lane per customer: each customer's writes are in order, and several customers write in parallel. */
async function writeAll(
  url: string,
  portal: KilledPortal,
  { writes, kills }: { writes: number; kills: number },
): Promise<Write[]> {
  const done: Write[] = [];
  let begun = 0;
  /** The writes at whose start the portal is killed: one at random in each of equal stretches. */
  const stretch = writes / kills;
  const killAt = Array.from(
    { length: kills },
    (_, index) => Math.floor((index + Math.random()) * stretch) + 1,
  );
  const next = (): number | undefined => {
    if (begun === writes) return undefined;
    begun += 1;
    // A few ms later, so that the kill hits before, during or after the write.
    if (killAt.includes(begun)) setTimeout(portal.kill, Math.random() * 30);
    return begun;
  };
  const lanes = await Promise.all(
    customers.map(async (fodselsnummer) => {
      const browser = createCustomerBrowser(url);
      await browser.logIn(fodselsnummer);
      return { fodselsnummer, browser };
    }),
  );
  await Promise.all(
    lanes.map(async ({ fodselsnummer, browser }) => {
      for (let number = next(); number !== undefined; number = next()) {
        done.push(await writeAsCustomer({ browser, portal, fodselsnummer, number }));
      }
    }),
  );
  return done;
}

async function waitForDeliveries(countWaiting: () => Promise<number>): Promise<void> {
  const until = Date.now() + DELIVERY_LIMIT_MS;
  while ((await countWaiting()) > 0) {
    if (Date.now() > until) throw new Error('Consents were still not delivered');
    await wait(500);
  }
}
