import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { createCustomerBrowser } from '../customer-browser.ts';
import { endpoints } from '../../../contract/src/endpoints.ts';
import { listProcessesIn, readIfThere } from '../../../postgres/src/process.ts';
import { stopAbandonedPostgres } from '../../../postgres/src/embedded-postgres.ts';
import { atMost, type Figure, type ProofOptions, told } from './figure.ts';
import { createHttpClient } from './http-client.ts';
import { inWorld } from './world.ts';

const ROUNDS = 3;
const CUSTOMER = fodselsnumre.standard;

/** Two portals started at once on one data folder share its database, also after both were killed. */
export async function proveStarts({ isWeakened }: ProofOptions): Promise<Figure[]> {
  return inWorld(async (world) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'portal-proof-'));
    const other = await mkdtemp(join(tmpdir(), 'portal-proof-'));
    world.undo(async () => {
      for (const folder of [dataDir, other]) {
        await stopAbandonedPostgres(folder);
        await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
      }
    });
    const client = createHttpClient();
    world.undo(async () => client.close());
    const start = (folder: string) => world.startPortal({ env: { DATABASE_URL: '', DATA_DIR: folder } });
    let cookie: string | undefined;
    let unknownAtOther = 0;
    let forgotten = 0;
    let servers = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      // Weakened: the second start gets another folder.
      const portals = await Promise.all([start(dataDir), start(isWeakened ? other : dataDir)]);
      const knows = async (url: string, header: string) =>
        (await client.ask(url + endpoints.getSession.path, { headers: { cookie: header } })).status === 200;
      if (cookie !== undefined && !(await knows(portals[0].url, cookie))) forgotten += 1;
      const browser = createCustomerBrowser(portals[0].url);
      await browser.logIn(CUSTOMER);
      cookie = browser.cookieHeader();
      for (const { url } of portals) if (!(await knows(url, cookie))) unknownAtOther += 1;
      servers = Math.max(servers, countServers(dataDir));
      for (const portal of portals) portal.kill();
      await Promise.all(portals.map(({ ended }) => ended));
    }
    await stopAbandonedPostgres(dataDir);
    return [
      told('rounds of two starts at once, killed afterwards', String(ROUNDS)),
      atMost('database servers on the folder', servers, 1, 'servers'),
      atMost('sessions that the other portal did not know', unknownAtOther, 0, 'sessions'),
      atMost('sessions lost by the kill', forgotten, 0, 'sessions'),
      atMost('processes left', listProcessesIn(join(dataDir, 'postgres')).length, 0, 'processes'),
    ];
  });
}

/** Counts the servers only, not their worker processes. */
function countServers(dataDir: string): number {
  const pids = listProcessesIn(join(dataDir, 'postgres'));
  const getParent = (pid: number) =>
    Number(readIfThere(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[1]);
  return pids.filter((pid) => !pids.includes(getParent(pid))).length;
}
