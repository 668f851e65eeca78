import path from 'node:path';

import type { Plugin } from 'vite';

import { BASE_PATH } from '@portal/contract/paths.ts';

/** The bundler's helper around each dynamic import. */
const HELPER = '\0vite/preload-helper.js';
const own = path.join(import.meta.dirname, '../src/lib/fetch-files.ts');

/** Has the portal's own code fetch what comes later: the bundler's fetches files without their hashes. */
export function ownLoader(): Plugin {
  return {
    name: 'own-loader',
    enforce: 'pre',
    apply: 'build',
    load: (id) =>
      id === HELPER
        ? `import { fetchFiles } from ${JSON.stringify(own)};
           export const __vitePreload = (load, files) => fetchFiles(load, files?.map((file) => '${BASE_PATH}/' + file));`
        : null,
  };
}
