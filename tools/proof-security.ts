/**
 * `npm run proof:security`: attacks the portal in every way in tools/proof/security, and prints figures. `npm run
 * proof:security -- forgery fuzz` runs some of them; `--weaken` runs them against something deliberately weak, which
 * they must find. `--cases 500` generates fewer cases. Exits with 1 if a proof fails.
 */
import { parseArgs } from 'node:util';
import { buildWeb } from './build-web.ts';
import { type Figure, told } from './proof/faults/figure.ts';
import { choose, holds, runParts } from './proof/run-parts.ts';
import type { Proof } from './proof/security/proof.ts';
import { proofs } from './proof/security/proofs.ts';
import { readCommandLine, readCount } from './read-command-line.ts';
import { startBackingServices } from '../server/src/testing/start-backing-services.ts';

const SHOWN = 20;

const { weaken, cases, chosen } = readCommandLine(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { weaken: { type: 'boolean', default: false }, cases: { type: 'string', default: '10000' } },
  });
  return {
    weaken: values.weaken,
    cases: readCount('cases', values.cases),
    chosen: choose(proofs, positionals),
  };
});
await buildWeb({ stdio: 'ignore' });
const services = await startBackingServices();
/** Node's own warnings, such as listeners that pile up on a response: a proof that causes one fails. */
const warnings: string[] = [];
process.on('warning', ({ name, message }) => {
  if (name === 'MaxListenersExceededWarning') warnings.push(`${name}: ${message}`);
});
/** What is weak is found once it is found: the rest of the proof would only take time. */
class FirstFound extends Array<string> {
  override push(...found: string[]): number {
    for (const one of found) this[this.length] = one;
    if (found.length > 0) throw new Error('The first is enough');
    return this.length;
  }
}
const parts = chosen.map(({ name, claim, prove }) => ({ name, claim, prove: () => attack(prove) }));
const tables = await runParts(parts);
await services.stop();
process.exit(tables.every(holds) ? 0 : 1);

async function attack(prove: Proof['prove']): Promise<Figure[]> {
  const steps: (() => unknown)[] = [];
  const undo = (step: () => unknown) => void steps.push(step);
  const figures: Record<string, number> = {};
  const failures = weaken ? new FirstFound() : [];
  try {
    await prove({ ...services, cases, weaken, figures, failures, undo });
  } catch (error) {
    if (failures.length === 0) throw error;
    if (!weaken) failures.push(`it broke off: ${String(error)}`);
  } finally {
    for (const step of steps.toReversed()) await step();
  }
  const found = [...new Set(failures), ...warnings.splice(0)];
  return [
    ...Object.entries(figures).map(([what, number]) => told(what, String(number))),
    ...found.slice(0, SHOWN).map((what) => ({ what, figure: '', limit: 'never', holds: false })),
    ...(found.length > SHOWN ? [told('found besides', String(found.length - SHOWN))] : []),
  ];
}
