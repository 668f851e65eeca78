/** `npm run bench:memory`: what the portal keeps in memory under load, and whether that grows. */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import autocannon from 'autocannon';

import { BASE_PATH } from '../contract/src/paths.ts';
import { readMemory } from './process-status.ts';
import { openStand } from './stand.ts';

const LIMIT_MB = 300;
/** The last minutes' highest may be so many times that of the first ones after the start. */
const GROWTH = 1.05;
const SAMPLE_MS = 1000;
const MINUTE_MS = 60_000;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, weaken: { type: 'boolean', default: false } },
});
const minutes = Math.max(3, Math.min(60, Number(values.minutes)));
const stand = await openStand(values.weaken ? './leak.ts' : undefined);
try {
  const { portal, cookies, url } = stand;
  let visit = 0;
  const load = autocannon({
    url: portal.url + BASE_PATH,
    connections: cookies.length,
    duration: minutes * 60,
    timeout: 10,
    setupClient: (client) => {
      const cookie = cookies[visit % cookies.length] ?? '';
      visit += 1;
      client.setHeaders({ accept: 'text/html', 'accept-encoding': 'br', host: new URL(url).host, cookie });
    },
  });
  const highest: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    const end = Date.now() + MINUTE_MS;
    let most = 0;
    while (Date.now() < end) {
      most = Math.max(most, readMemory(portal.pid));
      await wait(SAMPLE_MS);
    }
    highest.push(most);
    console.log(`minute ${minute + 1}: at most ${most} MB`);
  }
  const { requests, non2xx, errors } = await load;
  const most = Math.max(...highest);
  // The first minute is the start: code is still being compiled.
  const growth = (highest.at(-1) ?? Number.NaN) / (highest[1] ?? Number.NaN);
  console.log(`${requests.total} overviews, ${non2xx + errors} of them not answered as they should`);
  const holds = [
    tell(`at most ${LIMIT_MB} MB: ${most}`, most <= LIMIT_MB),
    tell(`last minute beside the second: ${growth.toFixed(2)} times`, growth <= GROWTH),
    tell('every page was answered', non2xx + errors === 0),
  ];
  if (holds.includes(false)) process.exitCode = 1;
} finally {
  await stand.close();
}

function tell(what: string, holds: boolean): boolean {
  console.log(`${what}: ${holds ? 'holds' : 'DOES NOT HOLD'}`);
  return holds;
}
