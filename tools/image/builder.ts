import { spawnSync } from 'node:child_process';

export type Builder = 'buildah' | 'docker';

/** The program that builds images here: buildah, which needs no service, before docker. */
export function findBuilder(): Builder | undefined {
  if (succeeds('buildah', ['--version'])) return 'buildah';
  // The program alone is not enough: its service must answer.
  return succeeds('docker', ['version']) ? 'docker' : undefined;
}

interface ImageOptions {
  tag: string;
  /** Holds Node 24 and npm 11; without it that of the Containerfile. */
  base?: string;
  version: string;
  /** Commit. */
  revision: string;
  /** Where the sources are. */
  source: string;
  /** A file of certificates that npm shall trust, beside those of the base. */
  caFile?: string;
  /** Passed on as they are, such as `--platform linux/arm64`. */
  more?: readonly string[];
}

/** What the builder is called with, in the root folder. */
export function makeBuildArguments(builder: Builder, options: ImageOptions): string[] {
  const { tag, base, version, revision, source, caFile, more = [] } = options;
  const given = {
    ...(base !== undefined && { BASE: base }),
    VERSION: version,
    REVISION: revision,
    SOURCE: source,
  };
  return [
    // Docker's format, since OCI's has no place for a health check.
    ...(builder === 'buildah' ? ['bud', '--format', 'docker'] : ['build']),
    ...Object.entries(given).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
    ...(caFile === undefined ? [] : ['--secret', `id=ca,src=${caFile}`]),
    ...more,
    '--file',
    'Containerfile',
    '--tag',
    tag,
    '.',
  ];
}

function succeeds(program: string, args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
