import { join } from 'node:path';

/** What an operator runs: it needs no more than the packages that `npm ci --omit=dev` leaves. */
export const OPERATORS_SCRIPTS = [
  'server/src/main.ts',
  'server/src/migrate.ts',
  'tools/login-addresses.ts',
  'tools/samtykke-report.ts',
  'tools/tilbakemelding-report.ts',
];

/** Under the root. Who installs the packages anew begins anew. */
const COMPILE_CACHE = 'node_modules/.cache/compiled';

/**
 * How Node is started for one of our scripts. The portal's memory is kept small: by default V8 lets the heap grow to
 * many times what is in use before it collects garbage, and each thread has its own malloc arena, so a process would
 * take half a gigabyte under load instead of less than 300 MB. It costs about a tenth of the CPU
 * (docs/operations.md). Objects are not put among the old ones at once: V8's guess which ones live long is wrong here
 * (decision 104). While the old objects are marked, the young ones go on being collected, and one thread marks, so that
 * no page waits for it (decision 133). The proof of hostile answers runs with the portal's settings.
 *
 * Node keeps what it has made of our TypeScript: a process that finds all of it there never loads the compiler, which
 * takes 30 MB (decision 130).
 *
 * @param {string} script its path
 * @returns {{ flags: string[], env: Record<string, string> }}
 */
export function chooseNodeSettings(script) {
  if (!/(?:server\/src\/main|tools\/proof-security)\.ts$/.test(script)) return { flags: [], env: {} };
  return {
    flags: [
      '--max-semi-space-size=16',
      '--heap-growing-percent=60',
      '--no-allocation-site-pretenuring',
      '--no-separate-gc-phases',
      '--concurrent-marking-max-worker-num=1',
    ],
    env: { MALLOC_ARENA_MAX: '1', NODE_COMPILE_CACHE: join(import.meta.dirname, '..', COMPILE_CACHE) },
  };
}
