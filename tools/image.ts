/**
 * `npm run image [-- --base <image>] [--tag <name>] [--source <address>] [--provenance <file>]
 * [more for the builder]`: builds the container image with buildah or docker, whichever is there. `-- --platform linux/arm64` builds for another processor.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBuilder, makeBuildArguments } from './image/builder.ts';
import { describeSources } from './image/describe-sources.ts';
import { askDigest, getDefaultBase, makeProvenance } from './image/provenance.ts';
import { run } from './image/run.ts';
import { ROOT } from './paths.ts';
import { readCommandLine } from './read-command-line.ts';

const own = ['--base', '--tag', '--source', '--provenance'];
const given = process.argv.slice(2);
const isOwn = (index: number): boolean =>
  own.includes(given[index] ?? '') || (index > 0 && own.includes(given[index - 1] ?? ''));
const { values } = readCommandLine(() =>
  parseArgs({
    args: given.filter((_, index) => isOwn(index)),
    options: {
      base: { type: 'string' },
      tag: { type: 'string' },
      source: { type: 'string' },
      /** Where to write what the image was made from, by what. */
      provenance: { type: 'string' },
    },
  }),
);

try {
  const builder = findBuilder();
  if (builder === undefined)
    throw new Error('Neither buildah nor a running docker is here (Debian: apt-get install buildah)');
  const sources = describeSources(values.source);
  const tag = values.tag ?? `forsikringsoversikt:${sources.version}`;
  const begun = new Date();
  const caFile = process.env['NODE_EXTRA_CA_CERTS'];
  run(
    builder,
    makeBuildArguments(builder, {
      tag,
      ...sources,
      ...(values.base !== undefined && { base: values.base }),
      ...(caFile !== undefined && caFile !== '' && { caFile }),
      more: given.filter((_, index) => !isOwn(index)),
    }),
  );
  if (values.provenance !== undefined) {
    const base = values.base ?? getDefaultBase(readFileSync(join(ROOT, 'Containerfile'), 'utf8'));
    const statement = makeProvenance({
      builder,
      image: { name: tag, digest: askDigest(builder, tag) },
      base: { name: base, digest: askDigest(builder, base) },
      sources,
      begun,
      ended: new Date(),
    });
    writeFileSync(values.provenance, `${JSON.stringify(statement, undefined, 2)}\n`);
  }
  console.log(`Built ${tag} from ${sources.revision} with ${builder}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
