import fc from 'fast-check';
import { chromium, type Browser } from 'playwright';
import { outsideNames } from '../../../server/src/outside/outside-systems.ts';
import {
  type BackingServices,
  createTestPortal,
  type TestPortal,
} from '../../../server/src/testing/test-portal.ts';
import { chromiumFlags, findChromium } from '../../find-chromium.ts';
import { createKunde } from '../../testing/create-kunde.ts';
import { partSettings } from '../customers/kostnader.ts';
import { startVisit } from '../customers/start-visit.ts';
import { loadPages } from '../security/proof-portal.ts';
import { compareOverviews } from './compare-overviews.ts';
import { type LateCustomer, lateCustomer } from './late-customers.ts';
import { openOverview } from './open-overview.ts';

/** A customer mostly waits for the late systems. */
const AT_ONCE = 4;
/** Every so many customers one has no script. */
const WITHOUT_SCRIPT = 6;
/** Over the slowest that still answers, also on a busy machine. */
const TIMEOUT_MS = '3500';

interface LateFailure {
  what: string;
  /** With the seed, it makes the same customer again. */
  customer: number;
  late: LateCustomer['late'];
}

interface Options {
  customers: number;
  seed: number;
  only?: number | undefined;
  /** Drops a late part from each page, which must be found. */
  isWeak?: boolean;
}

/**
 * Generates customers with late systems, and compares the finished late overview of each with the same customer's
 * overview that waited for all systems.
 * @returns the failures, and how many of the pages were late
 */
export async function proveLate(
  services: BackingServices,
  options: Options,
): Promise<{ failures: LateFailure[]; late: number }> {
  const portal = await createTestPortal(
    services,
    {
      RENDER_DEADLINE_MS: '300',
      RENDER_PAUSE_MS: '50',
      PAGES_AT_ONCE: '240',
      ...Object.fromEntries(outsideNames.map((name) => [`OUTSIDE_${name}_TIMEOUT_MS`, TIMEOUT_MS])),
      ...partSettings,
    },
    { pages: await loadPages() },
  );
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', ...chromiumFlags],
  });
  const failures: LateFailure[] = [];
  let late = 0;
  try {
    const { port } = new URL(await portal.app.listen({ host: '127.0.0.1', port: 0 }));
    const drawn = fc.sample(lateCustomer, { numRuns: options.customers, seed: options.seed });
    const queue = [...drawn.entries()].filter(([at]) => options.only === undefined || options.only === at);
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [customer, made] = next;
        const hasScript = customer % WITHOUT_SCRIPT !== WITHOUT_SCRIPT - 1;
        const visit = { services, portal, browser, port, hasScript, isWeak: options.isWeak === true };
        const { found, wasLate } = await compareOne(visit, made).catch((error: unknown) => ({
          found: [`could not be tried: ${error instanceof Error ? error.message : String(error)}`],
          wasLate: false,
        }));
        if (wasLate) late += 1;
        for (const what of found) failures.push({ what, customer, late: made.late });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await browser.close();
    await portal.close();
  }
  return { failures, late };
}

async function compareOne(
  at: {
    services: BackingServices;
    portal: TestPortal;
    browser: Browser;
    port: string;
    hasScript: boolean;
    isWeak: boolean;
  },
  { world, late, hasVisited, size }: LateCustomer,
): Promise<{ found: string[]; wasLate: boolean }> {
  const { hasScript } = at;
  // All logins come from one address under one rate limit, so the stopped clock must move on.
  at.portal.clock.advance(1);
  const { fodselsnummer } = await createKunde(at.services.simulatorsUrl, world.kunde);
  const { browser: visitor } = await startVisit(at.portal.app, { fodselsnummer, brand: world.brand });
  const origin = `http://${world.brand}.localhost:${at.port}`;
  const context = await at.browser.newContext({
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    viewport: size,
    javaScriptEnabled: hasScript,
  });
  try {
    const answered = encodeURIComponent('{"functional":"denied","statistics":"denied","marketing":"denied"}');
    const cookies = [...visitor.cookies, ['kfp-cookie-consent', answered] as const];
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })));
    if (hasVisited) await openOverview(context, origin, { isWhole: true, hasScript });
    for (const one of late) await setLate(at.services.simulatorsUrl, { ...one, fodselsnummer });
    const finished = await openOverview(context, origin, {
      isWhole: false,
      hasScript,
      isWeak: at.isWeak,
    });
    const inTime = await openOverview(context, origin, { isWhole: true, hasScript });
    return {
      found: [...finished.trouble, ...compareOverviews(finished.overview, inTime.overview)],
      wasLate: finished.wasLate,
    };
  } finally {
    await context.close();
  }
}

async function setLate(simulatorsUrl: string, fault: object): Promise<void> {
  const answer = await fetch(`${simulatorsUrl}/faults`, { method: 'POST', body: JSON.stringify(fault) });
  if (!answer.ok) throw new Error(`The fault switch answered ${answer.status}: ${await answer.text()}`);
}
