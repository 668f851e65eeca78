import type { Builder } from './builder.ts';
import type { Sources } from './describe-sources.ts';
import { ask } from './run.ts';

interface Named {
  name: string;
  /** SHA-256, hexadecimal. */
  digest: string;
}

/**
 * What an image was made from, where and when: a statement of in-toto with SLSA's provenance (https://slsa.dev/spec/v1.0/provenance).
 * It is not signed: sign it with what your registry trusts.
 */
export function makeProvenance(made: {
  builder: Builder;
  image: Named;
  base: Named;
  sources: Sources;
  begun: Date;
  ended: Date;
}) {
  const { builder, image, base, sources, begun, ended } = made;
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: image.name, digest: { sha256: image.digest } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: `${sources.source}#npm-run-image`,
        externalParameters: { base: base.name, version: sources.version },
        resolvedDependencies: [
          { uri: sources.source, digest: { gitCommit: sources.revision } },
          { uri: base.name, digest: { sha256: base.digest } },
        ],
      },
      runDetails: {
        builder: { id: builder },
        metadata: { startedOn: begun.toISOString(), finishedOn: ended.toISOString() },
      },
    },
  };
}

/** The digest of an image that is on this machine: buildah knows that of its manifest, docker that of its settings. */
export function askDigest(builder: Builder, name: string): string {
  const answer =
    builder === 'buildah'
      ? ask('buildah', 'inspect', '--type', 'image', '--format', '{{.FromImageDigest}}', name)
      : ask('docker', 'image', 'inspect', '--format', '{{.Id}}', name);
  return answer.replace('sha256:', '');
}

/** The base of a Containerfile that is told no other. */
export function getDefaultBase(containerfile: string): string {
  const [, base] = /^ARG BASE=(\S+)$/m.exec(containerfile) ?? [];
  if (base === undefined) throw new Error('The Containerfile names no base');
  return base;
}
