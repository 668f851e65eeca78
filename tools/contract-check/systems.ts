import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemSources } from '../../contract/src/system-sources.ts';
import { getContractVersion, outsideNames } from '../../server/src/outside/outside-systems.ts';
import { ROOT } from '../paths.ts';
import { toSystem } from '../testing/create-kunde.ts';

/** The names that the command knows the outside systems by. */
export const systemNames = outsideNames.map(toSystem);

/** The page that the source systems share. */
export const SOURCE_PAGE = 'source-system.openapi.yaml';

/**
 * The page that a system keeps to: of its own name, or for a source system the one that they share.
 * @returns the file name, below `docs/outside/`
 */
export function getPage(system: string): string {
  const own = `${system}.openapi.yaml`;
  if (existsSync(join(ROOT, 'docs/outside', own))) return own;
  if (systemSources.map(toSystem).includes(system)) return SOURCE_PAGE;
  throw new Error(`Every outside system has its page: docs/outside/${own} is missing`);
}

/** The version that the portal asks the system in. */
export function getVersion(system: string): string {
  const name = outsideNames.find((known) => toSystem(known) === system);
  if (name === undefined) throw new Error(`${system} is no outside system`);
  return getContractVersion(name);
}
