import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from './tools/find-chromium.ts';

const failOnConsole = './tools/testing/fail-on-console.ts';
/** The clock of the customers, whatever that of the machine. */
const env = { TZ: 'Europe/Oslo' };

export default defineConfig({
  test: {
    retry: 0,
    env,
    projects: [
      node('contract', ['contract/src/**/*.test.ts']),
      node('simulators', ['simulators/src/**/*.test.ts']),
      node('tools', ['tools/**/*.test.ts']),
      node('web', ['web/src/**/*.test.ts']),
      node('server', ['server/src/**/*.test.ts'], {
        globalSetup: ['./server/src/testing/global-setup.ts'],
        // Each starts a whole portal on a database of its own.
        testTimeout: 20_000,
        hookTimeout: 30_000,
      }),
      {
        plugins: [react()],
        test: {
          name: 'web-browser',
          include: ['web/src/**/*.test.tsx'],
          setupFiles: [failOnConsole],
          env,
          expect: { poll: { timeout: 5000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', ...chromiumFlags] },
              contextOptions: { locale: 'nb-NO', timezoneId: 'Europe/Oslo' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

function node(name: string, include: string[], settings: object = {}) {
  return {
    test: {
      name,
      include,
      environment: 'node' as const,
      setupFiles: [failOnConsole],
      env,
      expect: { poll: { timeout: 10_000 } },
      ...settings,
    },
  };
}
