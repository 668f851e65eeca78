import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';

import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { chromiumFlags, findChromium } from './tools/find-chromium.ts';

const failOnConsole = './tools/testing/fail-on-console.ts';
/** A hanging test must end, but a slow machine must not fail one. */
const limits = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };
/** One more than the processors, since tests also wait. By default Vitest uses one of two. */
const maxWorkers = availableParallelism() + 1;
/**
 * The customers' time zone, whatever the machine's. DATABASE_URL is for the setup of the server tests; the tests, and
 * the portals that they start, get a database from there or make one of their own. What a developer has set for other
 * databases, and for the way to the internet, is not for ours.
 */
const env = {
  TZ: 'Europe/Oslo',
  DATABASE_URL: '',
  PGSSLMODE: 'disable',
  HTTP_PROXY: '',
  http_proxy: '',
};

/** Files that start whole portals take a minute each: started last, one would run on alone at the end. */
const LONG = /\/tools\/(?:proof|stack)|embedded-postgres|remove-one-thing/;

/** Need the database and the simulators of the server's tests, and web's pages. */
const WHOLE_PORTAL = ['tools/page-calls.test.ts', 'tools/production-start.test.ts', 'tools/ways-out.test.ts'];

/** Tests that replace modules need these anew, and would leave theirs to the next file. */
const mocking = globSync('{contract,server,web}/src/**/*.test.ts', { cwd: import.meta.dirname }).filter(
  (file) => /\bvi\.mock\(/.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
);

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => (LONG.test(moduleId) ? 0 : 1);
    return Promise.resolve(files.toSorted((one, other) => rank(one) - rank(other)));
  }
}

export default defineConfig({
  test: {
    retry: 0,
    sequence: { sequencer: LongestFirst },
    env,
    projects: [
      node('contract', ['contract/src/**/*.test.ts']),
      node('postgres', ['postgres/src/**/*.test.ts']),
      node('simulators', ['simulators/src/**/*.test.ts']),
      node('tools', ['{tools,bench}/**/*.test.ts'], { exclude: [...WHOLE_PORTAL, '**/node_modules/**'] }),
      node('mocking', mocking, { isolate: true }),
      node('web', ['web/src/**/*.test.ts', 'web/build/**/*.test.ts']),
      node('server', ['server/src/**/*.test.ts', ...WHOLE_PORTAL], {
        globalSetup: ['./server/src/testing/global-setup.ts'],
      }),
      {
        test: {
          name: 'engines',
          include: ['e2e/engines/**/*.test.ts'],
          globalSetup: ['./e2e/engines/global-setup.ts'],
          env,
          maxWorkers,
          // WebKit draws without a graphics card: on a busy machine a page takes it half a minute.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 40_000 } },
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web-browser',
          include: ['web/src/**/*.test.tsx'],
          setupFiles: [failOnConsole, './web/src/testing/script-on.ts'],
          env,
          maxWorkers,
          ...limits,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: onePage(
              playwright({
                launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', ...chromiumFlags] },
                contextOptions: { locale: 'nb-NO', timezoneId: 'Europe/Oslo' },
              }),
            ),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

/** One page only: it runs beside other workers, and a second page would just take turns with it. */
function onePage(provider: ReturnType<typeof playwright>): typeof provider {
  return {
    ...provider,
    providerFactory: (project) =>
      Object.assign(provider.providerFactory(project), { supportsParallelism: false }),
  };
}

function node(name: string, include: string[], settings: object = {}) {
  return {
    test: {
      name,
      include,
      ...(include !== mocking && { exclude: [...mocking, '**/node_modules/**'] }),
      environment: 'node' as const,
      // A worker keeps its modules from file to file: loading the portal anew for each costs a third of the run.
      isolate: false,
      setupFiles: [failOnConsole],
      env,
      maxWorkers,
      ...limits,
      ...settings,
    },
  };
}
