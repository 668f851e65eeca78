/**
 * `npm run bench:wire`: the pages of the test customer `standard` on a slow line and a slow phone, beside hand-made
 * pages that ask for nothing. `--weaken` shows that the benchmark can fail.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Browser } from 'playwright';

import { BASE_PATH } from '../contract/src/paths.ts';
import { buildWeb } from '../tools/build-web.ts';
import { ROOT } from '../tools/paths.ts';
import { createSessions } from '../tools/proof/faults/create-sessions.ts';
import { inWorld, type World } from '../tools/proof/faults/world.ts';
import { readCommandLine, readCount } from '../tools/read-command-line.ts';
import { fodselsnumre } from '../tools/testing/fodselsnumre.ts';
import { makeCertificate } from '../tools/testing/make-certificate.ts';
import { copyPortal } from '../tools/testing/portal-copy.ts';
import { type Front, openFront } from './front.ts';
import { serveLatePage } from './late-page.ts';
import { listMissingTexts } from './missing-texts.ts';
import { makePlainFiles, makeReactFiles } from './plain-pages.ts';
import { makeSameAssetsFiles } from './same-assets.ts';
import { launchBrowser, openPhone, type Who } from './wire-browser.ts';
import { click, clicks } from './wire-clicks.ts';
import { DELAYS_MS, slowDown, visitLate } from './wire-late.ts';
import type { PageResults, Results } from './wire-limits.ts';
import { pages, toFloorPath, type WirePage } from './wire-pages.ts';
import { printResults } from './wire-print.ts';
import { tapFirst, tryEverything, visit } from './wire-visit.ts';

const WEAKENED_MS = 600;
const parts = [...pages.map(({ name }) => name), 'clicks', 'late'] as const;

const { isWeakened, rounds, only } = readCommandLine(() => {
  const { values } = parseArgs({
    options: {
      weaken: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '5' },
      /** Only one of these parts, for a quick look. */
      only: { type: 'string' },
    },
  });
  if (values.only !== undefined && !parts.some((part) => part === values.only))
    throw new Error(`${values.only} is no part; choose from ${parts.join(', ')}`);
  const count = readCount('rounds', values.rounds);
  return {
    isWeakened: values.weaken,
    rounds: Array.from({ length: count }, (_, index) => index),
    only: values.only,
  };
});
const isWanted = (part: (typeof parts)[number]): boolean => only === undefined || only === part;

await buildWeb();
const hasHeld = await inWorld(measure);
process.exit(hasHeld ? 0 : 1);

async function measure(world: World): Promise<boolean> {
  const certificate = makeCertificate(world.dataDir);
  let target = '';
  const front = await openFront({
    certificate,
    getTarget: () => target,
    ...(isWeakened && { delayMs: WEAKENED_MS }),
  });
  world.undo(async () => front.close());
  const now = await world.startPortal({ publicUrl: front.url });
  const before = await world.startPortal({ publicUrl: front.url, script: buildBefore(world) });
  target = now.url;

  const browser = await launchBrowser(certificate.cert);
  world.undo(() => browser.close());
  const open = async (floor: Omit<Parameters<typeof openFront>[0], 'certificate'>): Promise<Front> => {
    const opened = await openFront({ certificate, ...floor });
    world.undo(async () => opened.close());
    return opened;
  };
  const standard = await logIn(world, fodselsnumre.standard);
  const whoAt = ({ name }: WirePage): Who => (name === 'login' ? { hasConsented: false } : standard);
  const plain = await open({ files: makePlainFiles() });
  const react = await open({ files: await makeReactFiles(browser, world.dataDir) });
  const sameAssets = await open({
    files: await makeSameAssetsFiles(browser, front.url, whoAt),
    getTarget: () => now.url,
    host: new URL(front.url).host,
  });

  const results: Results = { pages: {}, interactions: [], clicks: {}, late: {}, lateMissingTexts: [] };
  const chosen = pages.filter(({ name }) => isWanted(name));
  for (const page of chosen)
    results.pages[page.name] = {
      ...makeEmpty(),
      missingTexts: await listMissingTexts(
        browser,
        { front, path: page.path, who: whoAt(page) },
        { front: plain, path: toFloorPath(page.name) },
      ),
      othersCode: listOthersCode(page),
    };
  for (const round of rounds) {
    for (const page of chosen) {
      const into = results.pages[page.name] ?? makeEmpty();
      const who = whoAt(page);
      const floorPath = toFloorPath(page.name);
      const known = { ...who, hasConsented: true };
      const inPhone = async <Value>(
        at: Front,
        as: Who,
        work: (phone: Awaited<ReturnType<typeof openPhone>>) => Promise<Value>,
      ): Promise<Value> => {
        const phone = await openPhone(browser, at.url, as);
        try {
          return await work(phone);
        } finally {
          await phone.close();
        }
      };
      await inPhone(front, who, async (phone) => {
        into.cold.push(await visit(phone, front, page.path, isWeakened));
        into.second.push(await visit(phone, front, page.path, isWeakened));
      });
      for (const [visits, floor] of [
        [into.plain, plain],
        [into.react, react],
        [into.sameAssets, sameAssets],
      ] as const)
        await inPhone(floor, who, async (phone) => visits.push(await visit(phone, floor, floorPath)));
      await inPhone(front, known, async (phone) => {
        target = before.url;
        await visit(phone, front, page.path);
        target = now.url;
        front.hangUp();
        into.deploy.push(await visit(phone, front, page.path, isWeakened));
      });
      for (const [taps, at, where] of [
        [into.firstTap.portal, front, page.path],
        [into.firstTap.plain, plain, floorPath],
        [into.firstTap.react, react, floorPath],
      ] as const)
        await inPhone(at, known, async (phone) =>
          taps.push(await tapFirst(phone, where, isWeakened && at === front)),
        );
      if (page.name === 'overview')
        await inPhone(front, known, async (phone) =>
          results.interactions.push(await tryEverything(phone, page.path, isWeakened)),
        );
      console.log(`Round ${round + 1} of ${rounds.length}: ${page.name}`);
    }
    if (!isWanted('clicks')) continue;
    await goThrough(browser, front, standard, results);
    console.log(`Round ${round + 1} of ${rounds.length}: clicks`);
  }
  if (isWanted('late')) await beLate(world, { browser, front, open, results });
  return printResults(results);
}

async function goThrough(browser: Browser, front: Front, who: Who, { clicks: into }: Results): Promise<void> {
  for (const each of clicks) {
    const times = (into[each.name] ??= { first: [], fetched: [] });
    times.first.push(await click(browser, front.url, who, each, { isFetched: false, isWeakened }));
    times.fetched.push(await click(browser, front.url, who, each, { isFetched: true, isWeakened }));
  }
}

async function beLate(
  world: World,
  {
    browser,
    front,
    open,
    results,
  }: {
    browser: Browser;
    front: Front;
    open: (floor: { getTarget: () => string }) => Promise<Front>;
    results: Results;
  },
): Promise<void> {
  // Not before: on a slow machine the rounds take longer than a session may be idle.
  const who = await logIn(world, fodselsnumre.prolifeTreg);
  const systemsUrl = `http://127.0.0.1:${world.simulatorsPort}`;
  const page = await serveLatePage(systemsUrl, fodselsnumre.prolifeTreg);
  world.undo(async () => page.close());
  const floor = await open({ getTarget: () => page.url });
  results.lateMissingTexts = await listMissingTexts(
    browser,
    { front, path: BASE_PATH, who },
    { front: floor, path: '/' },
  );
  for (const round of rounds)
    for (const delayMs of DELAYS_MS) {
      await slowDown(systemsUrl, fodselsnumre.prolifeTreg, delayMs);
      const into = (results.late[delayMs] ??= { portal: [], floor: [] });
      into.portal.push(await visitLate(browser, front, who, BASE_PATH, isWeakened));
      into.floor.push(await visitLate(browser, floor, who, '/', false));
      console.log(`Round ${round + 1} of ${rounds.length}: a system ${delayMs} ms late`);
    }
}

/** A customer that has been here before, by the national id. */
async function logIn(world: World, fodselsnummer: string): Promise<Who> {
  const [made] = await createSessions(world.databaseUrl, 1, () => ({ fodselsnummer, navn: 'Lun Bris' }));
  if (made === undefined) throw new Error('Nobody was logged in');
  // Cookies of https have names that no other host can set.
  return { cookie: `__Host-${made.cookie}`, hasConsented: true };
}

/** The version before the deploy: a line less of its script, and another of its styles. */
function buildBefore(world: World): string {
  const copy = copyPortal();
  world.undo(async () => copy.remove());
  for (const [file, line] of [
    ['web/src/entry.client.tsx', "performance.mark('forrige');"],
    ['web/src/styles/index.css', '.forrige { color: red; }'],
  ] as const)
    copy.write(file, `${copy.read(file)}\n${line}\n`);
  for (const built of [copy.buildClient(), copy.buildServer()])
    if (built.status !== 0) throw new Error(`The version before was not built: ${built.output}`);
  copy.speakBokmalOnly();
  return path.relative(ROOT, path.join(copy.root, 'server/src/main.ts'));
}

/** Addresses of the modules that are other pages. */
function listOthersCode({ module }: WirePage): Set<string> {
  const manifest = JSON.parse(
    readFileSync(path.join(ROOT, 'web/dist/client/.vite/manifest.nb.json'), 'utf8'),
  ) as Record<string, { file: string }>;
  return new Set(
    Object.entries(manifest)
      .filter(([source]) => /\/features\/[^/]+\/page\.tsx$/.test(source) && source !== module)
      .map(([, { file }]) => `${BASE_PATH}/${file}`),
  );
}

function makeEmpty(): PageResults {
  return {
    cold: [],
    second: [],
    deploy: [],
    plain: [],
    react: [],
    sameAssets: [],
    firstTap: { portal: [], plain: [], react: [] },
    missingTexts: [],
    othersCode: new Set(),
  };
}
