import { parseArgs } from 'node:util';

/** Whether the bench is to be shown that it can fail: `-- --weaken`. A switch it does not know ends it with an error. */
export function readWeaken(): boolean {
  const { values } = parseArgs({ options: { weaken: { type: 'boolean', default: false } } });
  return values.weaken;
}
