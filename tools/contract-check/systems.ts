import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outsideNames } from '../../server/src/outside/outside-systems.ts';
import { ROOT } from '../paths.ts';
import { toSystem } from '../testing/create-kunde.ts';

/** The names that the command knows the outside systems by. */
export const systemNames = outsideNames.map(toSystem);

/**
 * The page that a system keeps to: of its own name, or the one that source systems share.
 * @returns the file name, below `docs/outside/`
 */
export function getPage(system: string): string {
  const own = `${system}.openapi.yaml`;
  return existsSync(join(ROOT, 'docs/outside', own)) ? own : 'source-system.openapi.yaml';
}
