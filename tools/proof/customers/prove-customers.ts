import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestPortal, type BackingServices } from '../../../server/src/testing/test-portal.ts';
import { ROOT } from '../../paths.ts';
import { createKunde } from '../../testing/create-kunde.ts';
import { loadPages } from '../security/proof-portal.ts';
import type { Visit } from './check.ts';
import type { NamedCheck } from './checks.ts';
import { partSettings } from './kostnader.ts';
import { PATHS, startVisit } from './start-visit.ts';
import { world as worlds, type World } from './world.ts';

/** Several at once: a customer mostly waits for the outside world. */
const AT_ONCE = 4;

export interface Failure {
  check: string;
  what: string;
  /** With the seed, it makes the same customer again. */
  customer: number;
  world: World;
}

/**
 * Generates customers, visits every page as each of them, and compares what the pages say with what is true.
 *
 * @param options.isWeak makes the pages untrue, which each check must find
 * @returns the failures, and how many pages and links were checked
 */
export async function proveCustomers(
  services: BackingServices,
  checks: readonly NamedCheck[],
  options: { customers: number; seed: number; only?: number | undefined; isWeak?: boolean },
): Promise<{ failures: Failure[]; pages: number; links: number }> {
  const portal = await createTestPortal(
    services,
    // A complete page, however busy the machine is; load shedding is proved elsewhere.
    { RENDER_DEADLINE_MS: '10000', PAGES_AT_ONCE: '240', ...partSettings },
    { pages: await loadPages() },
  );
  const hosts = listConfiguredHosts();
  const drawn = fc.sample(worlds, { numRuns: options.customers, seed: options.seed });
  const failures: Failure[] = [];
  let pages = 0;
  let links = 0;

  const start = async (world: World) => {
    // All logins come from one address under one rate limit, so the stopped clock must move on.
    portal.clock.advance(1);
    const { fodselsnummer } = await createKunde(services.simulatorsUrl, world.kunde);
    const visitor = await startVisit(portal.app, { fodselsnummer, brand: world.brand });
    const json = await visitor.browser.get('/api/privat/forsikring/avtaleoversikt/avtaler');
    const avtaler = json.statusCode === 200 ? json.json<NonNullable<Visit['avtaler']>>() : undefined;
    return async (weaken?: (html: string) => string): Promise<Visit> => {
      const { open, read } = visitor.look(weaken);
      const seen = await Promise.all(PATHS.map(read));
      const [oversikt, tilbud, kostnader] = seen;
      if (oversikt === undefined || tilbud === undefined || kostnader === undefined)
        throw new Error('No pages');
      return { world, oversikt, tilbud, kostnader, pages: seen, avtaler, open: remember(open), hosts };
    };
  };

  const proveOne = async (world: World, customer: number): Promise<void> => {
    try {
      const look = await start(world);
      const seen = await look();
      pages += seen.pages.length;
      for (const page of seen.pages) links += page.listAddresses().length;
      for (const { name, check, weaken } of checks) {
        const found = await check(options.isWeak === true ? await look(weaken) : seen);
        for (const what of found) failures.push({ check: name, what, customer, world });
      }
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      failures.push({ check: 'visit', what, customer, world });
    }
  };

  try {
    const queue = [...drawn.entries()].filter(([at]) => options.only === undefined || options.only === at);
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        await proveOne(next[1], next[0]);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await portal.close();
  }
  return { failures, pages, links };
}

/** A page that many links lead to is parsed once. */
function remember(open: Visit['open']): Visit['open'] {
  const opened = new Map<string, ReturnType<Visit['open']>>();
  return (address) => {
    const known = opened.get(address) ?? open(address);
    opened.set(address, known);
    return known;
  };
}

/** Every host in the portal's configuration. Hosts of public authorities are the same for all, and are in the code. */
function listConfiguredHosts(): Set<string> {
  const folder = join(ROOT, 'server/config');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const found = texts.join('\n').matchAll(/"(?:https?:\/\/([^"/?#]+)[^"]*|(www\.[a-z0-9.-]+))"/g);
  return new Set([
    ...Array.from(found, ([, host, bare]) => host ?? bare ?? ''),
    'www.finansportalen.no',
    'www.skatteetaten.no',
  ]);
}
