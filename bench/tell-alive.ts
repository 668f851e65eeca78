/**
 * Loaded into the portal by `npm run bench:memory`. On SIGUSR2 it collects all garbage and prints how many bytes
 * remain.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  console.log(`alive ${heapUsed + external}`);
});
