import { parseArgs } from 'node:util';

/** Whether the benchmark runs with `-- --weaken`, to show that it can fail. An unknown option throws. */
export function readWeaken(): boolean {
  const { values } = parseArgs({ options: { weaken: { type: 'boolean', default: false } } });
  return values.weaken;
}
