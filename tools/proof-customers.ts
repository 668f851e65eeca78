/**
 * `npm run proof:customers`: generates customers of every kind, visits every page as each, and compares the pages
 * with what is true of them. `--customers 60` makes fewer, `--seed 7` others, `--only 12` repeats one; names of
 * checks run only those. `--weaken` makes the pages untrue, which each check must find. Exits with 1 if a check
 * fails.
 */
import { parseArgs } from 'node:util';
import { buildWeb } from './build-web.ts';
import { checks } from './proof/customers/checks.ts';
import { proveAwkward } from './proof/customers/prove-awkward.ts';
import { type Failure, proveCustomers } from './proof/customers/prove-customers.ts';
import { choose } from './proof/run-parts.ts';
import { readCommandLine, readCount } from './read-command-line.ts';
import { startBackingServices } from '../server/src/testing/start-backing-services.ts';

const SHOWN = 5;

/** What is tried beside the customers that are generated. */
const AWKWARD = 'awkward';

const { names, customers, seed, only, isWeak } = readCommandLine(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      customers: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      weaken: { type: 'boolean', default: false },
    },
  });
  return {
    names: choose([...checks, { name: AWKWARD }], positionals).map(({ name }) => name),
    customers: readCount('customers', values.customers),
    seed: readCount('seed', values.seed),
    only: values.only === undefined ? undefined : readCount('only', values.only),
    isWeak: values.weaken,
  };
});
const chosen = checks.filter(({ name }) => names.includes(name));

await buildWeb({ stdio: 'ignore' });
const services = await startBackingServices();
let isRight = true;
try {
  const startedAt = Date.now();
  if (isWeak) {
    const { failures: awkward } = await proveAwkward(services, (html) => html.replaceAll('<h3', '<h4'));
    isRight = printAwkward(awkward) && isRight;
    const { failures } = await proveCustomers(services, chosen, { customers, seed, isWeak });
    for (const { name } of chosen) {
      const found = failures.filter(({ check }) => check === name).length;
      console.log(`${found > 0 ? 'DOES NOT HOLD' : 'holds'}  ${name}: ${found} found`);
      isRight &&= found === 0;
    }
  } else {
    const { failures, pages, links } = await proveCustomers(services, chosen, { customers, seed, only });
    for (const { name, claim } of [...chosen, { name: 'visit', claim: 'every page opens' }]) {
      const mine = failures.filter(({ check }) => check === name);
      console.log(`${mine.length === 0 ? 'holds' : 'DOES NOT HOLD'}  ${name}: ${claim}`);
      printFailures(mine);
      isRight &&= mine.length === 0;
    }
    if (only !== undefined && failures[0] !== undefined) console.log(JSON.stringify(failures[0].world.kunde));
    if (only === undefined && names.includes(AWKWARD)) {
      const awkward = await proveAwkward(services);
      isRight = printAwkward(awkward.failures) && isRight;
    }
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0);
    console.log(
      `${only === undefined ? customers : 1} customers (seed ${seed}), ${pages} pages, ${links} links in ${seconds} s`,
    );
  }
} finally {
  await services.stop();
}
process.exit(isRight ? 0 : 1);

function printAwkward(found: readonly string[]): boolean {
  console.log(
    `${found.length === 0 ? 'holds' : 'DOES NOT HOLD'}  awkward: legal answers that few would think of are shown rightly`,
  );
  for (const one of found.slice(0, 20)) console.log(`  ! ${one}`);
  return found.length === 0;
}

/** The kinds of failure, each with how many and one customer to look at. */
function printFailures(failures: readonly Failure[]): void {
  const kinds = Map.groupBy(failures, ({ what }) => what.replaceAll(/'[^']*'|[\d ]+(?:[.,]\d+)?/g, '…'));
  const sorted = [...kinds.values()].toSorted((a, b) => b.length - a.length);
  for (const [first, ...others] of sorted.slice(0, SHOWN)) {
    if (first === undefined) continue;
    console.log(`  ! ${others.length + 1} × ${first.what} (customer ${first.customer})`);
  }
  if (sorted.length > SHOWN) console.log(`  ! and ${sorted.length - SHOWN} other kinds`);
}
