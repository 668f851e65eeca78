import { readEnvironment } from './environment.ts';
import { startSimulators } from './start.ts';

try {
  const { address, webHost, close } = await startSimulators(readEnvironment(process.env));

  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    void close().then(() => process.exit(0));
  };
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  // Started with an IPC channel: nothing outlives the parent, not even one that was killed.
  process.once('disconnect', end);

  process.stdout.write(`${JSON.stringify({ ready: true, address, webHost })}\n`);
} catch (error) {
  process.stderr.write(`simulators: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
