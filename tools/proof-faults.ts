/**
 * `npm run proof:faults [-- part …] [--weaken] [--before commit]`: tries what can fail and prints a table of figures.
 * `--before` is the version that `nginx` and `haproxy` begin with and go back to. Ends with 1 when a figure does not hold.
 */
import { parseArgs } from 'node:util';
import { buildWeb } from './build-web.ts';
import { atMost, type Figure, printFigures } from './proof/faults/figure.ts';
import { namedProofs, proofs } from './proof/faults/proofs.ts';

const all = { ...proofs, ...namedProofs };

const MOST_MINUTES = 25;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { weaken: { type: 'boolean', default: false }, before: { type: 'string' } },
});
const unknown = positionals.find((part) => !Object.hasOwn(all, part));
if (unknown !== undefined) {
  console.error(`${unknown} is no part: ${Object.keys(all).join(', ')}`);
  process.exit(2);
}
await buildWeb({ stdio: 'ignore' });
const beganAt = performance.now();
const tables: { title: string; figures: Figure[] }[] = [];
for (const [part, prove] of Object.entries(positionals.length === 0 ? proofs : all)) {
  if (positionals.length > 0 && !positionals.includes(part)) continue;
  const startedAt = performance.now();
  // What could not be tried counts as failed; the other proofs still run.
  const figures = await prove({ isWeakened: values.weaken, before: values.before }).catch(
    (error: unknown): Figure[] => [
      {
        what: 'could not be tried',
        figure: error instanceof Error ? error.message : String(error),
        limit: 'is tried',
        holds: false,
      },
    ],
  );
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const table = { title: `${part}${values.weaken ? ', weakened' : ''} (${seconds} s)`, figures };
  tables.push(table);
  printTable(table);
}
if (positionals.length === 0) {
  const minutes = (performance.now() - beganAt) / 60_000;
  tables.push({ title: 'time', figures: [atMost('the whole run', minutes, MOST_MINUTES, 'minutes')] });
}
if (tables.length > 1) {
  console.log('\n\nAll of it');
  for (const table of tables) printTable(table);
}
const red = tables.filter(({ figures }) => figures.some(({ holds }) => !holds));
console.log(
  red.length === 0 ? '\nEverything holds' : `\nDoes not hold: ${red.map(({ title }) => title).join(', ')}`,
);
process.exit(red.length === 0 ? 0 : 1);

function printTable({ title, figures }: { title: string; figures: readonly Figure[] }): void {
  console.log(`\n${title}`);
  printFigures(figures);
}
