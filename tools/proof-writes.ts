/** `npm run proof:writes`: 500 writes while the portal is killed again and again. Ends with 1 if one was lost or done twice. */
import { buildWeb } from './build-web.ts';
import { proveWrites } from './proof/prove-writes.ts';

const WRITES = 500;
const KILLS = 25;
const LIMIT_MS = 5 * 60_000;

setTimeout(() => {
  console.error('The proof took more than five minutes');
  process.exit(1);
}, LIMIT_MS).unref();

await buildWeb({ stdio: 'ignore' });
const startedAt = Date.now();
const figures = await proveWrites({ writes: WRITES, kills: KILLS });
console.log(
  [
    `${figures.writes} writes, ${figures.kills} kills, ${Math.round((Date.now() - startedAt) / 1000)} s`,
    `acknowledged: ${figures.acknowledged}, of them lost: ${figures.lost}`,
    `not acknowledged: ${figures.unacknowledged}, of them done all the same: ${figures.unacknowledgedButDone}`,
    `done twice: ${figures.twice}`,
  ].join('\n'),
);
process.exit(figures.lost + figures.twice > 0 ? 1 : 0);
