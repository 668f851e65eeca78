import { join } from 'node:path';
import pg from 'pg';
import { getPostgresAccount } from '../../../postgres/src/account.ts';
import { getPostgresBinaries } from '../../../postgres/src/binaries.ts';
import { getFreePort, listProcessesIn, readIfThere, sendSignal } from '../../../postgres/src/process.ts';
import { DATABASE, startServer, stopServer } from '../../../postgres/src/server.ts';
import { startTcpGate } from '../faults/tcp-gate.ts';
import { makeFolder, waitUntil, type World } from '../faults/world.ts';
import { type Cluster, initialize, openCluster, query, run, wipe } from '../restore/cluster.ts';
import { copyRunningCluster } from '../restore/copy-running-cluster.ts';

/** So that a standby that was away for a while finds what it missed. */
const SETTINGS = { wal_keep_size: '256MB' };
const FENCE_WATCH_MS = 2000;

/** One of two machines. */
interface Machine {
  cluster: Cluster;
  port: number;
}

export type ReplicatedPair = Awaited<ReturnType<typeof openReplicatedPair>>;

/**
 * A primary and a synchronous standby, each with a data folder of its own, and an address that follows the primary.
 * The packaged server is enough: a copy is made by PostgreSQL's low-level backup, and SQL promotes.
 *
 * What a cluster manager such as Patroni does is done here by the proof: it promotes only a standby that was
 * synchronous, leads the address away from the former primary before anything else, and makes that one a standby anew.
 * @param options.isSynchronous false: a write is acknowledged before the standby has it
 */
export async function openReplicatedPair(world: World, options: { isSynchronous: boolean }) {
  const binaries = await getPostgresBinaries(getPostgresAccount());
  const openMachine = async (): Promise<Machine> => {
    const machine = {
      cluster: openCluster(await makeFolder(world.undo), binaries),
      port: await getFreePort(),
    };
    world.undo(async () => {
      signal(machine, 'SIGCONT');
      await stop(machine);
    });
    return machine;
  };
  let primary = await openMachine();
  let standby = await openMachine();
  await initialize(primary.cluster);
  const password = readIfThere(primary.cluster.home.passwordFile) ?? '';
  const toUrl = ({ port }: { port: number }) =>
    `postgres://${DATABASE}:${password}@127.0.0.1:${port}/postgres`;
  const startMachine = ({ cluster, port }: Machine, settings: Record<string, string> = {}) =>
    startServer(cluster.home, binaries, { ...SETTINGS, ...settings }, port);

  const startStandby = () =>
    startMachine(standby, {
      primary_conninfo: `host=127.0.0.1 port=${primary.port} user=${DATABASE} password=${password} application_name=standby`,
    });

  /** A copy of the primary, from now on its standby; whatever was there before is gone. */
  async function addStandby(): Promise<void> {
    const folder = standby.cluster.home.cluster;
    wipe(standby.cluster);
    await copyRunningCluster(toUrl(primary), primary.cluster, folder);
    await run(standby.cluster, 'touch', [join(folder, 'standby.signal')]);
    await startStandby();
    const hasStandby = async (state: string) =>
      (await query(toUrl(primary), `select from pg_stat_replication where ${state}`)).length === 1;
    await waitUntil(() => hasStandby(`state = 'streaming'`), 'The standby does not follow');
    if (!options.isSynchronous) return;
    await query(toUrl(primary), `alter system set synchronous_standby_names = '*'`);
    await query(toUrl(primary), 'select pg_reload_conf()');
    await waitUntil(() => hasStandby(`sync_state = 'sync'`), 'The standby is not synchronous');
  }

  await startMachine(primary);
  await addStandby();
  const gate = await startTcpGate(primary.port);
  /** A port where nobody listens. */
  const nobody = await getFreePort();
  world.undo(() => gate.close());

  return {
    /** Follows the primary. */
    url: toUrl(gate),
    /** Of the primary itself. */
    getPrimaryUrl: () => toUrl(primary),
    addStandby,
    killPrimary: () => signal(primary, 'SIGKILL'),
    /** As for maintenance: the standby has everything when it returns. */
    stopPrimary: () => stop(primary),
    stopStandby: () => stop(standby),
    startStandby,
    stallStandby: () => signal(standby, 'SIGSTOP'),
    resumeStandby: () => signal(standby, 'SIGCONT'),
    /** Nothing comes through between the portal and the primary. */
    cut: () => gate.setSilent(true),
    /** Fences the former primary, which nobody reaches by the address any more; the standby takes its place. */
    async promote(): Promise<void> {
      gate.setTarget(nobody);
      gate.reset();
      gate.setSilent(false);
      await query(toUrl(standby), 'select pg_promote(true)');
      [primary, standby] = [standby, primary];
      gate.setTarget(primary.port);
    },
    /** Whether the former primary, which lives on, acknowledges a write of somebody who still reaches it. */
    async takesWriteAtFormerPrimary(): Promise<boolean> {
      const client = new pg.Client({ connectionString: toUrl(standby) });
      client.on('error', () => {});
      await client.connect();
      const write = client.query('create table portal_data.written_behind_the_fence ()').then(
        () => true,
        () => false,
      );
      const late = new Promise<false>((done) => {
        setTimeout(() => done(false), FENCE_WATCH_MS);
      });
      const isTaken = await Promise.race([write, late]);
      // Its query hangs, so a polite end would too.
      await stop(standby);
      await client.end().catch(() => undefined);
      return isTaken;
    },
  };
}

function signal({ cluster }: Machine, name: NodeJS.Signals): void {
  for (const pid of listProcessesIn(cluster.home.cluster)) sendSignal(pid, name);
}

async function stop({ cluster, port }: Machine): Promise<void> {
  const [line] = (readIfThere(join(cluster.home.cluster, 'postmaster.pid')) ?? '').split('\n');
  const pid = Number(line);
  if (listProcessesIn(cluster.home.cluster).includes(pid)) await stopServer({ pid, port, ready: true });
}
