/** `npm run proof:faults [-- part …] [--weaken]`: tries what can fail and prints a table of figures. Ends with 1 when one does not hold. */
import { parseArgs } from 'node:util';
import { buildWeb } from './build-web.ts';
import type { Proof } from './proof/faults/figure.ts';
import { printFigures } from './proof/faults/print-figures.ts';
import { proveBackup } from './proof/faults/prove-backup.ts';
import { proveDatabase } from './proof/faults/prove-database.ts';
import { proveJumpTokens } from './proof/faults/prove-jump-tokens.ts';
import { proveKilledWrites } from './proof/faults/prove-killed-writes.ts';
import { proveOverload } from './proof/faults/prove-overload.ts';
import { proveRolling } from './proof/faults/prove-rolling.ts';
import { proveSessions } from './proof/faults/prove-sessions.ts';
import { proveSlowClients } from './proof/faults/prove-slow-clients.ts';
import { proveStarts } from './proof/faults/prove-starts.ts';
import { proveSystems } from './proof/faults/prove-systems.ts';
import { proveTogether } from './proof/together/prove-together.ts';

const proofs: Record<string, Proof> = {
  systems: proveSystems,
  database: proveDatabase,
  writes: proveKilledWrites,
  starts: proveStarts,
  sessions: proveSessions,
  'slow-clients': proveSlowClients,
  overload: proveOverload,
  'jump-tokens': proveJumpTokens,
  rolling: proveRolling,
  backup: proveBackup,
  processes: proveTogether,
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { weaken: { type: 'boolean', default: false } },
});
const unknown = positionals.find((part) => proofs[part] === undefined);
if (unknown !== undefined) {
  console.error(`${unknown} is no part: ${Object.keys(proofs).join(', ')}`);
  process.exit(2);
}
await buildWeb({ stdio: 'ignore' });
let isRed = false;
for (const [part, prove] of Object.entries(proofs)) {
  if (positionals.length > 0 && !positionals.includes(part)) continue;
  const startedAt = performance.now();
  const figures = await prove({ isWeakened: values.weaken });
  console.log(
    `\n${part}${values.weaken ? ', weakened' : ''} (${Math.round((performance.now() - startedAt) / 1000)} s)`,
  );
  printFigures(figures);
  isRed ||= figures.some(({ holds }) => !holds);
}
console.log(isRed ? '\nNot everything holds' : '\nEverything holds');
process.exit(isRed ? 1 : 0);
