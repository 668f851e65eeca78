import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { vi } from 'vitest';
import { type Sprak, STANDARD_SPRAK } from '../../contract/src/sprak.ts';
import { ROOT } from '../paths.ts';

/** What each module imports, statically and dynamically. */
type Imports = Map<string, { atOnce: readonly string[]; later: readonly string[] }>;

/** Builds what browsers get as the build command does, without writing it. */
export async function buildWebInMemory(sprak: Sprak = STANDARD_SPRAK) {
  const imports: Imports = new Map();
  const noteImports: Plugin = {
    name: 'note-imports',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        imports.set(id, { atOnce: info?.importedIds ?? [], later: info?.dynamicallyImportedIds ?? [] });
      }
    },
  };
  // The configuration sets it, and others find it as it was.
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('SPRAK', sprak);
  const built = await build({
    configFile: path.join(ROOT, 'web/vite.config.ts'),
    logLevel: 'silent',
    mode: 'production',
    build: { write: false },
    plugins: [noteImports],
  });
  vi.unstubAllEnvs();
  const outputs: readonly object[] = [built].flat();
  const files = outputs
    .filter((output): output is Rolldown.RolldownOutput => 'output' in output)
    .flatMap(({ output }) => output);
  const chunks = files.filter((file) => file.type === 'chunk');

  /** A chunk and its static imports, which load before it runs. */
  function listNeeded(chunk: Rolldown.OutputChunk, seen = new Set<Rolldown.OutputChunk>()) {
    if (seen.has(chunk)) return seen;
    seen.add(chunk);
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) listNeeded(other, seen);
    return seen;
  }
  return { chunks, assets: files.filter((file) => file.type === 'asset'), imports, listNeeded };
}
