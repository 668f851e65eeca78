/**
 * `npm run proof:faults [-- part …] [--weaken] [--before commit]`: tries what can fail and prints a table of figures.
 * `--before` is the version that `nginx` and `haproxy` begin with and go back to. Ends with 1 when a figure does not hold.
 */
import { parseArgs } from 'node:util';
import { buildWeb } from './build-web.ts';
import { atMost } from './proof/faults/figure.ts';
import { namedProofs, proofs } from './proof/faults/proofs.ts';
import { choose, holds, printTable, runParts } from './proof/run-parts.ts';
import { readCommandLine } from './read-command-line.ts';

const MOST_MINUTES = 25;

const { positionals, values } = readCommandLine(() =>
  parseArgs({
    allowPositionals: true,
    options: { weaken: { type: 'boolean', default: false }, before: { type: 'string' } },
  }),
);
const toParts = (record: typeof proofs) =>
  Object.entries(record).map(([name, prove]) => ({
    name,
    prove: () => prove({ isWeakened: values.weaken, before: values.before }),
  }));
const chosen = choose(toParts({ ...proofs, ...namedProofs }), positionals, toParts(proofs));
await buildWeb({ stdio: 'ignore' });
const beganAt = performance.now();
const tables = await runParts(chosen);
if (positionals.length === 0) {
  const minutes = (performance.now() - beganAt) / 60_000;
  const figures = [atMost('the whole run', minutes, MOST_MINUTES, 'minutes')];
  tables.push({ name: 'time', more: '', figures });
}
if (tables.length > 1) {
  console.log('\n\nAll of it');
  for (const table of tables) printTable(table);
}
const red = tables.filter((table) => !holds(table));
const names = red.map(({ name }) => name).join(', ');
console.log(red.length === 0 ? '\nEverything holds' : `\nDoes not hold: ${names}`);
process.exit(red.length === 0 ? 0 : 1);
