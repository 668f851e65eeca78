import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

/**
 * Names in the manifest the modules that are fetched but share a chunk with others: Vite names only a chunk that is one
 * module's own. The server looks pages up by their module.
 *
 * @param manifestFile within the folder of the build
 */
export function nameModulesInManifest(manifestFile: string): Plugin {
  return {
    name: 'name-modules-in-manifest',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const file = path.join(dir, manifestFile);
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { file: string }>;
      const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const info = this.getModuleInfo(id);
          const named = byFile.get(chunk.fileName);
          if (named === undefined || info === null) continue;
          if (info.isEntry || info.dynamicImporters.length > 0)
            manifest[path.relative(this.environment.config.root, id)] ??= named;
        }
      }
      writeFileSync(file, JSON.stringify(manifest, null, 2));
    },
  };
}
