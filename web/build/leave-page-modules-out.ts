import type { Plugin } from 'vite';

/** Browsers fetch a page by its import; the name of its module is for the server alone. Not in the server's build. */
export function leavePageModulesOut(): Plugin {
  return {
    name: 'leave-page-modules-out',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/routes\.tsx$/ },
      // Line breaks stay, so it needs no source map.
      handler: (code) => ({ code: code.replaceAll(/(?<=lazyPage\(\s*)'[^']+'/g, "''"), map: null }),
    },
  };
}
