/**
 * Loaded into the portal by `npm run bench:memory`. On SIGUSR2 it prints how many bytes of garbage lie among the old
 * objects, collects all garbage, and prints how many bytes remain.
 */
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options?: { type: 'minor' }) => void;
/** An object that outlives two collections of the young ones is among the old. */
const YOUNG_COLLECTIONS = 2;

process.on('SIGUSR2', () => {
  for (let count = 0; count < YOUNG_COLLECTIONS; count += 1) collect({ type: 'minor' });
  const before = sumOld();
  collect();
  const aged = before - sumOld();
  const { heapUsed, external } = process.memoryUsage();
  console.log(`alive ${heapUsed + external} aged ${aged}`);
});

function sumOld(): number {
  return getHeapSpaceStatistics()
    .filter(({ space_name }) => /^(?:old|large_object)_space$/.test(space_name))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0);
}
