import module from 'node:module';

import type { ExchangeCheck } from './exchanges/create-exchange-check.ts';
import { readEnvironment } from './environment.ts';
import type { AskedAddress } from './start.ts';

const INFO = 30;
const ERROR = 50;
const BREACH = 'not as the page says';

// Tests start many: Node keeps what it compiles of all that is imported after this, in the folder for temporary files.
module.enableCompileCache();

try {
  const { startSimulators } = await import('./start.ts');
  const { address, webHost, close } = await startSimulators({
    ...readEnvironment(process.env),
    ...(process.env['SIMULATORS_ADDRESS_LOG'] === 'true' && { onAddress: printAddress }),
    ...(process.env['SIMULATORS_CHECK'] === 'true' && { check: await createCheck() }),
  });

  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    void close().then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // With an IPC channel nothing outlives the parent, not even one that was killed.
  process.once('disconnect', end);

  process.stdout.write(`${JSON.stringify({ ready: true, address, webHost })}\n`);
} catch (error) {
  process.stderr.write(`simulators: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

/** Imported on demand: only those who test need its packages. */
async function createCheck(): Promise<ExchangeCheck> {
  const { createExchangeCheck } = await import('./exchanges/create-exchange-check.ts');
  return createExchangeCheck((breach) =>
    process.stdout.write(`${JSON.stringify({ level: ERROR, msg: BREACH, ...breach })}\n`),
  );
}

/** One line of JSON, in the same form as the portal's log. */
function printAddress(asked: AskedAddress): void {
  process.stdout.write(`${JSON.stringify({ level: INFO, msg: 'asked', ...asked })}\n`);
}
