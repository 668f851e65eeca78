import { existsSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

import { type Sprak, STANDARD_SPRAK } from '@portal/contract/sprak.ts';

const OF_STANDARD = `.${STANDARD_SPRAK}.ts`;

/**
 * Builds the web in one language. What imports a file of texts names that of bokmål, `tekster.nb.ts`; in the build of
 * another language its sibling comes instead, `tekster.nn.ts`. So a script carries one language, and no component knows
 * which. Stops the build where the sibling is missing.
 */
export function oneLanguage(sprak: Sprak): Plugin {
  return {
    name: 'one-language',
    enforce: 'pre',
    apply: () => sprak !== STANDARD_SPRAK,
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.') || !source.endsWith(OF_STANDARD)) return null;
      const file = path.resolve(
        path.dirname(importer),
        `${source.slice(0, -OF_STANDARD.length)}.${sprak}.ts`,
      );
      if (!existsSync(file)) this.error(`${file} is missing: ${importer} needs its texts in ${sprak}`);
      return file;
    },
  };
}
