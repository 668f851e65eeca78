import path from 'node:path';

import { type Innhold, makeInnholdSchema } from '@portal/contract/oversikt-config.ts';

import { ConfigurationError } from './environment.ts';
import { linkSchema } from './link-schema.ts';
import { type ReadingRules, listConfigFiles, readConfigFile } from './read-files.ts';

const schema = makeInnholdSchema(linkSchema);
const SHARED_FILE = 'felles.json';

/** The content of a distributor, by short name: the shared content, overridden by its own. */
export type InnholdByDistributor = (shortname: string) => Innhold;

/**
 * `innhold/felles.json` has every field; `innhold/<shortname>.json` only those that differ.
 * @throws {ConfigurationError} for a missing or invalid file, and for one of an unknown distributor
 */
export function readInnhold(
  configDir: string,
  shortnames: readonly string[],
  rules?: ReadingRules,
): InnholdByDistributor {
  const folder = path.join(configDir, 'innhold');
  const shared = readConfigFile(path.join(folder, SHARED_FILE), schema, rules);
  const own = new Map<string, Innhold>();
  for (const file of listConfigFiles(folder)) {
    const shortname = path.basename(file, '.json');
    if (path.basename(file) === SHARED_FILE) continue;
    if (!shortnames.includes(shortname))
      throw new ConfigurationError(`${file}: there is no distributor ${shortname}`);
    own.set(shortname, Object.assign({}, shared, readConfigFile(file, schema.partial(), rules)));
  }
  return (shortname) => own.get(shortname) ?? shared;
}
