import { createHash } from 'node:crypto';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';

import { ROOT } from './paths.ts';
import { buildWebInMemory } from './testing/web-in-memory.ts';

/** Bytes, brotli: React with its DOM alone is 50 000 of them. */
const SCRIPT_LIMIT = 83_700;
const FONT_LIMIT = 16_500;

const web = path.join(ROOT, 'web');
const features = path.join(web, 'src/features');
const entry = path.join(web, 'src/entry.client.tsx');
const overview = path.join(features, 'oversikt/page.tsx');

const { chunks, assets, imports, listNeeded } = await buildWebInMemory();

/** By what is compressed: most chunks are in each first visit. */
const counted = new Map<string, number>();

/** The names of other files in a script have these. */
const HASH = /(?<=[`"](?:assets|\.)\/(?:[\w.-]+-)?)[\w-]{7,8}(?=\.(?:js|css)[`"])/g;
/** Seven sets of hashes to put in their place. */
const sets = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** The mean over the sets: with the hashes of one build, brotli takes up to 150 bytes more or less than with another's. */
function countBytes(code: string): number {
  const hashes = [...new Set(code.match(HASH))];
  const written = sets.map((set) =>
    code.replaceAll(HASH, (hash) => makeHash(set, hashes.indexOf(hash), hash)),
  );
  const [steady = code] = written;
  const bytes =
    counted.get(steady) ??
    Math.round(written.reduce((sum, text) => sum + brotliCompressSync(text).length, 0) / sets.length);
  counted.set(steady, bytes);
  return bytes;
}

/** As long as the one that it stands for. */
const makeHash = (set: string, place: number, { length }: string): string =>
  createHash('sha256').update(`${set} ${place}`).digest('base64url').slice(0, length);

function getChunkOf(module: string, built = chunks): Rolldown.OutputChunk {
  const chunk = built.find(({ moduleIds }) => moduleIds.includes(module));
  if (chunk === undefined) throw new Error(`${module} is in no chunk`);
  return chunk;
}

/** What a chunk needs, and its dynamic imports. The chunks of every page are left out, since they import all pages dynamically. */
function listFetched(chunk: Rolldown.OutputChunk, seen = new Set<Rolldown.OutputChunk>()) {
  const kit = listNeeded(getChunkOf(entry));
  for (const needed of listNeeded(chunk)) {
    if (seen.has(needed) || kit.has(needed)) continue;
    seen.add(needed);
    for (const other of chunks) if (needed.dynamicImports.includes(other.fileName)) listFetched(other, seen);
  }
  return seen;
}

/** A module and all its imports, direct and indirect. */
function listModules(from: string, later: boolean): Set<string> {
  const found = new Set([from]);
  for (const id of found) {
    const of = imports.get(id);
    for (const next of [...(of?.atOnce ?? []), ...(later ? (of?.later ?? []) : [])]) found.add(next);
  }
  return found;
}

const isErrorPage = (id: string) =>
  id.startsWith(`${features}/feil/`) || /\/oversikt\/(?:page-closed|closed-tekster)\./.test(id);

/** Two pages that few open share a chunk, since each has little. */
const isOf =
  (...names: readonly string[]) =>
  (id: string) =>
    names.some((name) => id.startsWith(`${features}/${name}/`));
const together = [isErrorPage, isOf('klage', 'tilgjengelighet'), isOf('innlogginger', 'last-ned')];

/** Every page is a module that the script imports dynamically. */
const listPages = () =>
  [...listModules(entry, false)]
    .flatMap((id) => imports.get(id)?.later ?? [])
    .filter((id) => id.startsWith(`${features}/`) && id.endsWith('page.tsx'));

/** Each costs a hash in every page. */
it('there are at most 35 scripts', () => {
  expect(chunks.length).toBeGreaterThan(12);
  expect(chunks.map(({ fileName }) => fileName).length).toBeLessThanOrEqual(35);
});

it(`the overview begins with at most ${SCRIPT_LIMIT} bytes of script`, () => {
  const needed = new Set([...listNeeded(getChunkOf(entry)), ...listNeeded(getChunkOf(overview))]);
  const sizes = [...needed].map(({ fileName, code }) => ({
    fileName,
    bytes: countBytes(code),
  }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(needed.size).toBeGreaterThan(1);
  expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(SCRIPT_LIMIT);
});

const QUESTION = 'ui/cookie-consent/cookie-consent-dialog.tsx';

const builds = { nb: { chunks, listNeeded }, en: await buildWebInMemory('en') };

/**
 * What each fetches before anybody scrolls. What is shared by which is not the same in English: its plurals have rules.
 * A build may have a hundred bytes more than the mean, and no page more than 90 000.
 */
it.each([
  [
    'the overview, also with a renewal and an overdue payment',
    89_700,
    'oversikt',
    [
      'features/oversikt/page-late.tsx',
      'features/avtaler/fornyelsespris.tsx',
      'features/oppgaver/forfalte.tsx',
      'lib/sporing/listen-for-presses.ts',
    ],
  ],
  ['the login page, which asks about cookies', 86_700, 'login', [QUESTION]],
  ['the page of offers', 89_000, 'tilbud', []],
  ['the page of buying', 89_450, 'kjopsinnganger', []],
  ['the profile', 89_850, 'profil', []],
])('a first visit to %s takes at most %i', (_, limit, feature, more) => {
  const source = (file: string) => path.join(web, 'src', file);
  const files = [`features/${feature}/page.tsx`, 'frame/watch-menu.ts', ...more];
  const listOf = (built: (typeof builds)[keyof typeof builds]) =>
    new Set(
      [entry, ...files.map(source)].flatMap((module) => [
        ...built.listNeeded(getChunkOf(module, built.chunks)),
      ]),
    );
  const fetched = listOf(builds.nb);
  for (const later of [
    'features/oversikt/page-lower.tsx',
    'features/profil/resultat.tsx',
    'ui/tilbakemelding/follow-up.tsx',
    'ui/toast/toast-region.tsx',
    'frame/session-warning/session-warning-dialog.tsx',
    ...(more.includes(QUESTION) ? [] : [QUESTION]),
  ])
    expect(fetched, later).not.toContain(getChunkOf(source(later)));
  for (const built of Object.values(builds)) {
    const sizes = [...listOf(built)].map(({ fileName, code }) => ({ fileName, bytes: countBytes(code) }));
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(limit);
  }
});

it('a yes to sporing fetches nothing of a page', () => {
  const start = getChunkOf(path.join(web, 'src/lib/sporing/after-consent/start-sporing.ts'));
  const ofPages = [...listNeeded(start)]
    .flatMap(({ moduleIds }) => moduleIds)
    .filter((id) => id.startsWith(`${features}/`));
  const ofKit = new Set([...listNeeded(getChunkOf(entry))].flatMap(({ moduleIds }) => moduleIds));
  expect(ofPages.filter((id) => !ofKit.has(id))).toEqual([]);
});

describe('no page loads another page’s code', () => {
  it('finds the pages', () => {
    expect(listPages().length).toBeGreaterThan(7);
  });

  it('neither statically nor dynamically, but what several pages need is one file, and the error pages are another', () => {
    const kit = listModules(entry, false);
    const pages = listPages();
    const ofPages = new Map(pages.map((page) => [page, listModules(page, true)]));
    const foreign = pages.flatMap((page) => {
      const own = ofPages.get(page) ?? new Set();
      const isShared = (id: string) => pages.filter((other) => ofPages.get(other)?.has(id)).length > 1;
      return [...listFetched(getChunkOf(page))]
        .flatMap(({ moduleIds }) => moduleIds)
        .filter((id) => id.startsWith(`${features}/`) && !own.has(id) && !kit.has(id) && !isShared(id))
        .filter((id) => !together.some((isTogether) => isTogether(page) && isTogether(id)))
        .map((id) => `${path.relative(features, page)} loads ${path.relative(features, id)}`);
    });
    expect(foreign).toEqual([]);
  });

  it('and what comes with every page is not a page', () => {
    const pages = new Set(listPages());
    const first = [...listNeeded(getChunkOf(entry))].flatMap(({ moduleIds }) => moduleIds);
    expect(first.filter((id) => pages.has(id))).toEqual([]);
  });
});

it(`the one font is at most ${FONT_LIMIT} bytes, in a sheet of its own, which no page has`, () => {
  const fonts = assets.filter(({ fileName }) => /\.(?:woff2?|ttf|otf)$/.test(fileName));
  expect(fonts.map(({ fileName }) => path.extname(fileName))).toEqual(['.woff2']);
  expect(fonts[0]?.source.length).toBeLessThanOrEqual(FONT_LIMIT);
  const sheets = assets.filter(({ fileName }) => fileName.endsWith('.css'));
  const asking = sheets.filter(({ source }) => source.toString().includes('url('));
  expect(asking.map(({ names }) => names)).toEqual([['figtree.css']]);
  const faces = sheets.flatMap(({ source }) => source.toString().match(/@font-face\s*\{[^}]*\}/g) ?? []);
  // The fonts that stand for it have its measures: a page looks alike in them.
  for (const face of faces.filter((other) => !other.includes('url(')))
    expect(face).toMatch(/size-adjust:.*ascent-override:/s);
});
