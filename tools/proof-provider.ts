/**
 * `npm run proof:provider [-- --weaken]`: logs in and out of the built portal by an identity provider that others have
 * written (Glewlwyd, from Debian's packages; installed if root runs it), in a browser, and prints what held. Exits
 * with 1 when something does not; `--weaken` must.
 */
import { parseArgs } from 'node:util';
import { buildWeb } from './build-web.ts';
import { printFigures } from './proof/faults/figure.ts';
import { proveProvider } from './proof/provider/prove-provider.ts';

const { values } = parseArgs({ options: { weaken: { type: 'boolean', default: false } } });
await buildWeb({ stdio: 'ignore' });
try {
  const figures = await proveProvider({ isWeakened: values.weaken });
  printFigures(figures);
  process.exitCode = figures.every(({ holds }) => holds) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
