import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { findProgram, isExecutable } from './find-program.ts';

/** Chromium without windows: what a page does is the same, at two thirds of the processor time. */
export const headlessChromium = {
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  packages: ['chromium-headless-shell'],
};
const anyChromium = {
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  packages: ['chromium'],
};

/**
 * Chromium uses only the last such list, so Playwright's own is repeated here. The rest are features that start a
 * process of their own for each window (an address field that nobody sees) or a spare one for each page.
 */
export const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** Calls to the browser vendor's servers, and field trials, would make runs differ. */
export const chromiumFlags = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser for tests: `CHROME_PATH`, else the system's own, or one that is installed now (as root from the
 * system's packages, otherwise by Playwright); headless where it can be. Sets `CHROME_PATH` for processes started
 * later.
 * @throws one line when there is none
 */
export function findChromium(): string {
  const path =
    findConfigured() ?? findProgram(headlessChromium) ?? findProgram(anyChromium) ?? installFromPlaywright();
  if (path === undefined) throw new Error('No Chromium found and none could be installed: set CHROME_PATH');
  process.env['CHROME_PATH'] = path;
  return path;
}

function findConfigured(): string | undefined {
  const path = process.env['CHROME_PATH'];
  if (path === undefined || path === '') return undefined;
  if (!isExecutable(path)) throw new Error(`CHROME_PATH names no program: ${path}`);
  return path;
}

function installFromPlaywright(): string | undefined {
  if (isExecutable(chromium.executablePath())) return chromium.executablePath();
  console.error('Installing a browser: playwright install chromium');
  const { status } = spawnSync('playwright', ['install', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0 ? chromium.executablePath() : undefined;
}
