/**
 * `npm run proof:writes [-- --writes 500 --kills 25]`: writes while the portal is killed again and again. Exits with
 * 1 if a write was lost or made twice.
 */
import { parseArgs } from 'node:util';
import { buildWeb } from './build-web.ts';
import { proveWrites } from './proof/prove-writes.ts';

const { values } = parseArgs({
  options: { writes: { type: 'string', default: '500' }, kills: { type: 'string', default: '25' } },
});
const kills = Number(values.kills);
/** A start after each kill takes a second or two, and on a busy machine a few. */
const LIMIT_MS = 4 * 60_000 + kills * 5000;

setTimeout(() => {
  console.error(`The proof took more than ${Math.round(LIMIT_MS / 60_000)} minutes`);
  process.exit(1);
}, LIMIT_MS).unref();

await buildWeb({ stdio: 'ignore' });
const startedAt = Date.now();
const figures = await proveWrites({ writes: Number(values.writes), kills });
console.log(
  [
    `${figures.writes} writes, ${figures.kills} kills, ${Math.round((Date.now() - startedAt) / 1000)} s`,
    `acknowledged: ${figures.acknowledged}, of them lost: ${figures.lost}`,
    `not acknowledged: ${figures.unacknowledged}, of them done all the same: ${figures.unacknowledgedButDone}`,
    `done twice: ${figures.twice}`,
  ].join('\n'),
);
process.exit(figures.lost + figures.twice > 0 ? 1 : 0);
