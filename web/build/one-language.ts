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
    async resolveId(source, importer) {
      if (importer === undefined || !source.endsWith(OF_STANDARD)) return null;
      const sibling = `${source.slice(0, -OF_STANDARD.length)}.${sprak}.ts`;
      const found = await this.resolve(sibling, importer, { skipSelf: true });
      return found ?? this.error(`${sibling} is missing: ${importer} needs its texts in ${sprak}`);
    },
  };
}
