import { defineConfig, devices } from '@playwright/test';
import type { BrokenScript } from './steps/broken-script.ts';
import { chromiumFlags, findChromium } from '../tools/find-chromium.ts';

/** Links lead to others' sites at their usual address in development; in a run of the stories they stand elsewhere. */
const simulators = process.env['E2E_SIMULATORS_URL'];
const neighbours =
  simulators === undefined ? [] : [`--host-resolver-rules=MAP localhost:8000 ${new URL(simulators).host}`];

/** The clock and language of the customers. */
const customer = { locale: 'nb-NO', timezoneId: 'Europe/Oslo' };
const browser = {
  ...devices['Desktop Chrome'],
  launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', ...chromiumFlags, ...neighbours] },
};

/** What was done and what went over the line. Pictures take a quarter more time: `--trace on` makes them. */
const trace = { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false } as const;

export default defineConfig<{ brokenScript: BrokenScript }>({
  testDir: 'stories',
  testMatch: '**/*.story.ts',
  outputDir: '../test-results/e2e',
  globalSetup: './steps/global-setup.ts',
  fullyParallel: true,
  // One more than the processors that it is meant for: stories wait, too.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // What hangs must end; what is slow on a busy machine must not fail.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { ...customer, trace, actionTimeout: 15_000, navigationTimeout: 20_000 },
  projects: [
    { name: 'stories', grepInvert: /@no-js-only/, use: browser },
    // The same stories again, those that say so in their title: the page is whole without its script. A few are of the
    // visit without it alone.
    // Some of them again, in a browser that runs scripts but got none of ours. None that changes what is known of a
    // customer: those run at the same time without script.
    {
      name: 'blocked-script',
      grep: /@no-js/,
      grepInvert: /@no-js-only/,
      testMatch: /(?:skadesaker|utlogging|innlogging|navigasjon)\.story\.ts/,
      use: { ...browser, javaScriptEnabled: false, brokenScript: 'blocked' },
    },
    { name: 'without-javascript', grep: /@no-js/, use: { ...browser, javaScriptEnabled: false } },
  ],
});
