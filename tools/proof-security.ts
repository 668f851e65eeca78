/**
 * `npm run proof:security`: attacks the portal in every way in tools/proof/security, and prints figures. `npm run
 * proof:security -- forgery fuzz` runs some of them; `--weaken` runs them against something deliberately weak, which
 * they must find. `--cases 500` generates fewer cases. Exits with 1 if a proof fails.
 */
import { parseArgs } from 'node:util';
import { buildWeb } from './build-web.ts';
import { proofs } from './proof/security/proofs.ts';
import { startBackingServices } from '../server/src/testing/start-backing-services.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { weaken: { type: 'boolean', default: false }, cases: { type: 'string', default: '10000' } },
});
const cases = Number(values.cases);
const unknown = positionals.find((name) => !proofs.some((proof) => proof.name === name));
if (unknown !== undefined || !Number.isInteger(cases) || cases < 1) {
  console.error(
    `Usage: npm run proof:security -- [--weaken] [--cases N] [${proofs.map(({ name }) => name).join('|')}]…`,
  );
  process.exit(2);
}

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
let failed = 0;
try {
  for (const { name, claim, prove } of proofs) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const startedAt = Date.now();
    const steps: (() => unknown)[] = [];
    const undo = (step: () => unknown) => void steps.push(step);
    const figures: Record<string, number> = {};
    const found = values.weaken ? new FirstFound() : [];
    try {
      await prove({ ...services, cases, weaken: values.weaken, figures, failures: found, undo });
    } catch (error) {
      // The others are still worth knowing.
      if (found.length === 0 || !values.weaken) found.push(`it broke off: ${toText(error)}`);
    }
    for (const step of steps.toReversed()) await step();
    const failures = [...new Set(found), ...warnings.splice(0)];
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
    console.log(`\n${failures.length === 0 ? 'holds' : 'DOES NOT HOLD'}  ${name} (${seconds} s): ${claim}`);
    for (const [what, number] of Object.entries(figures)) console.log(`  ${what}: ${number}`);
    for (const failure of failures.slice(0, 20)) console.log(`  ! ${failure}`);
    if (failures.length > 20) console.log(`  ! and ${failures.length - 20} more`);
    if (failures.length > 0) failed += 1;
  }
} finally {
  await services.stop();
}
process.exit(failed > 0 ? 1 : 0);

function toText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
