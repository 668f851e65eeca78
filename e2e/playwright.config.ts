import { defineConfig, devices } from '@playwright/test';
import type { BrokenScript } from './steps/broken-script.ts';
import { chromiumFlags, findChromium } from '../tools/find-chromium.ts';

/** In development, links to other sites keep their usual addresses; in a story run they lead to the simulators. */
const simulators = process.env['E2E_SIMULATORS_URL'];
const neighbours =
  simulators === undefined ? [] : [`--host-resolver-rules=MAP *localhost:8000 ${new URL(simulators).host}`];

/** The customers' time zone and language. */
const customer = { locale: 'nb-NO', timezoneId: 'Europe/Oslo' };
const browser = {
  ...devices['Desktop Chrome'],
  launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', ...chromiumFlags, ...neighbours] },
};

/** Records actions and network traffic. Screenshots take a quarter more time: `--trace on` adds them. */
const trace = { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false } as const;

export default defineConfig<{ brokenScript: BrokenScript }>({
  testDir: 'stories',
  testMatch: '**/*.story.ts',
  outputDir: '../test-results/e2e',
  globalSetup: './steps/global-setup.ts',
  fullyParallel: true,
  // One more than the processors of the machine this is meant for, since stories also wait.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // A hanging story must end, but a slow one on a busy machine must not fail.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: { ...customer, trace, actionTimeout: 30_000, navigationTimeout: 30_000 },
  projects: [
    { name: 'stories', grepInvert: /@no-js-only/, use: browser },
    // The stories marked @no-js run again without script: the page must be complete without it. A few (@no-js-only)
    // run only here. Some of these also run in a browser that runs scripts but did not get ours. None of those change
    // a customer's data, since both projects run at the same time.
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
