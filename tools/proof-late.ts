/**
 * `npm run proof:late`: generates customers with late systems, and compares the finished late overview of each with
 * the same customer's overview that came in time. `--customers 60` makes fewer, `--seed 7` others, `--only 12` repeats
 * one. `--weaken` drops late parts, which must be found. Exits with 1 if a page differs.
 */
import { parseArgs } from 'node:util';
import { buildWeb } from './build-web.ts';
import { proveLate } from './proof/late/prove-late.ts';
import { readCommandLine, readCount } from './read-command-line.ts';
import { startBackingServices } from '../server/src/testing/start-backing-services.ts';

const SHOWN = 40;

const { customers, seed, only, isWeak } = readCommandLine(() => {
  const { values } = parseArgs({
    options: {
      customers: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      weaken: { type: 'boolean', default: false },
    },
  });
  return {
    customers: readCount('customers', values.customers),
    seed: readCount('seed', values.seed),
    only: values.only === undefined ? undefined : readCount('only', values.only),
    isWeak: values.weaken,
  };
});

await buildWeb({ stdio: 'ignore' });
const services = await startBackingServices();
let isRight: boolean;
try {
  const startedAt = Date.now();
  const { failures, late } = await proveLate(services, { customers, seed, only, isWeak });
  // Where no page was late, nothing was compared.
  isRight = failures.length === 0 && late > 0;
  console.log(`${isRight ? 'holds' : 'DOES NOT HOLD'}  a late overview ends as the one that came in time`);
  for (const { what, customer, late: systems } of failures.slice(0, SHOWN))
    console.log(`  ! customer ${customer}: ${what}\n    ${JSON.stringify(systems)}`);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
  console.log(
    `${late} late pages of ${only === undefined ? customers : 1} customers (seed ${seed}), ${failures.length} differences, in ${seconds} s`,
  );
} finally {
  await services.stop();
}
process.exit(isRight ? 0 : 1);
