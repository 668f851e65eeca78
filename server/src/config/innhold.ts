import path from 'node:path';

import { type Innhold, makeInnholdSchema } from '@portal/contract/oversikt-config.ts';
import type { Sprak } from '@portal/contract/sprak.ts';
import { tilbakemeldingBlokker } from '@portal/contract/tilbakemelding-blokker.ts';

import { ConfigurationError } from './environment.ts';
import { linkSchema } from './link-schema.ts';
import { type ReadingRules, listConfigFiles, readConfigFile } from './read-files.ts';
import { inEachSprak } from './resolve-sprak.ts';

const schema = makeInnholdSchema(linkSchema);
const SHARED_FILE = 'felles.json';

/** The content of a distributor in a language, by short name: the shared content, overridden by its own. */
export type InnholdByDistributor = (shortname: string, sprak: Sprak) => Innhold;

/**
 * `innhold/felles.json` has every field; `innhold/<shortname>.json` only those that differ.
 * @throws {ConfigurationError} for a missing or invalid file, and for one of an unknown distributor
 */
export function readInnhold(
  configDir: string,
  shortnames: readonly string[],
  rules?: ReadingRules,
): InnholdByDistributor {
  const inSprak = inEachSprak((sprak) => readInnholdIn(sprak, configDir, shortnames, rules));
  for (const innhold of [inSprak.nn, inSprak.en])
    for (const shortname of ['', ...shortnames]) nameSporsmal(innhold(shortname), inSprak.nb(shortname));
  return (shortname, sprak) => inSprak[sprak](shortname);
}

/** What customers answer is counted by the name of the question, which is the same in all languages. */
function nameSporsmal(innhold: Innhold, { tilbakemelding: inBokmal }: Innhold): void {
  for (const { blokk } of tilbakemeldingBlokker) {
    const { oppfolging = [] } = innhold.tilbakemelding[blokk] ?? {};
    for (const [index, sporsmal] of oppfolging.entries())
      sporsmal.name ??= inBokmal[blokk]?.oppfolging?.[index]?.label;
  }
}

function readInnholdIn(
  sprak: Sprak,
  configDir: string,
  shortnames: readonly string[],
  rules: ReadingRules | undefined,
): (shortname: string) => Innhold {
  const folder = path.join(configDir, 'innhold');
  const shared = readConfigFile(path.join(folder, SHARED_FILE), schema, rules, sprak);
  const own = new Map<string, Innhold>();
  for (const file of listConfigFiles(folder)) {
    const shortname = path.basename(file, '.json');
    if (path.basename(file) === SHARED_FILE) continue;
    if (!shortnames.includes(shortname))
      throw new ConfigurationError(`${file}: there is no distributor ${shortname}`);
    own.set(shortname, Object.assign({}, shared, readConfigFile(file, schema.partial(), rules, sprak)));
  }
  return (shortname) => own.get(shortname) ?? shared;
}
