import { parseArgs } from 'node:util';

import { readCommandLine } from '../tools/read-command-line.ts';

/** Whether the benchmark runs with `-- --weaken`, to show that it can fail. */
export function readWeaken(): boolean {
  return readCommandLine(
    () => parseArgs({ options: { weaken: { type: 'boolean', default: false } } }).values.weaken,
  );
}
