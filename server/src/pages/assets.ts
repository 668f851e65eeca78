import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { CORRELATION_ID_HEADER } from '@portal/contract/headers.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import { alleSprak, type Sprak, STANDARD_SPRAK } from '@portal/contract/sprak.ts';
import type { StyleRule } from '@portal/contract/style-rule.ts';

import { ConfigurationError } from '../config/environment.ts';
import { toIntegrity } from './integrity.ts';
import type { PageStyles } from './place-styles.ts';

/** Full paths of what a page must link to. */
export interface PageAssets {
  script: string;
  /** The script's imports and the page's code: loaded in parallel with it. */
  preloads: string[];
  styles: PageStyles;
  /** The path of the web font. */
  font: string;
  /** Subresource Integrity hash of each script and style sheet, by path. */
  integrity?: ReadonlyMap<string, string>;
  /**
   * An import map with the hashes of all scripts, and of the style sheets that are not in the page: scripts check
   * with it what they load later.
   */
  importMap: string;
}

export interface Assets {
  hasTheme: (theme: string) => boolean;
  forPage: (theme: string, page: PageSources, sprak: Sprak) => PageAssets;
  /** The built style sheet of a theme. */
  readTheme: (theme: string) => string;
  /** Folder of the build output. */
  folder: string;
}

/** Source files of the page's script, of its component, and of what is shown beside it. */
interface PageSources {
  entry: string;
  module: string;
  parts?: readonly string[];
  /** What the page's script loads later, and the server renders. */
  later?: readonly string[];
}

interface ManifestChunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

/**
 * Reads the builds of all languages, which share one folder but have a manifest each.
 * @throws {ConfigurationError} when one is missing.
 */
export function readAssets(folder: string): Assets {
  const readRules = createReadRules(folder);
  const builds = new Map(alleSprak.map((sprak) => [sprak, readBuild(folder, sprak, readRules)]));
  const get = (sprak: Sprak): Build => {
    const build = builds.get(sprak);
    if (build === undefined) throw new Error(`There is no build in ${sprak}`);
    return build;
  };
  return {
    folder,
    hasTheme: (theme) => get(STANDARD_SPRAK).hasTheme(theme),
    forPage: (theme, page, sprak) => get(sprak).forPage(theme, page),
    readTheme: (theme) => get(STANDARD_SPRAK).readTheme(theme),
  };
}

interface Build {
  hasTheme: (theme: string) => boolean;
  forPage: (theme: string, page: PageSources) => PageAssets;
  readTheme: (theme: string) => string;
}

/** Reads the rules of a style sheet, which the languages share. Each sheet is read once. */
function createReadRules(folder: string): (file: string) => readonly StyleRule[] {
  const byFile = new Map<string, readonly StyleRule[]>();
  return (file) => {
    const known = byFile.get(file);
    if (known !== undefined) return known;
    const rules = readJson(path.join(folder, `.vite/rules/${path.basename(file)}.json`)) as StyleRule[];
    if (rules.some(({ text }) => /<\/style/i.test(text)))
      throw new ConfigurationError(`${file}: cannot stand in a page`);
    byFile.set(file, rules);
    return rules;
  };
}

/** @throws {ConfigurationError} when it is missing. */
function readJson(file: string): unknown {
  if (!existsSync(file)) throw new ConfigurationError(`${file} is missing: run npm run build first`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function readBuild(folder: string, sprak: Sprak, readRules: (file: string) => readonly StyleRule[]): Build {
  const manifestFile = path.join(folder, `.vite/manifest.${sprak}.json`);
  const manifest = readJson(manifestFile) as Record<string, ManifestChunk>;

  function get(source: string): ManifestChunk {
    const chunk = manifest[source];
    if (chunk === undefined) throw new ConfigurationError(`${source} is not in the web build`);
    return chunk;
  }
  /** A source's chunk and everything it imports, imports first. */
  function listChunks(source: string, seen = new Set<string>()): ManifestChunk[] {
    if (seen.has(source)) return [];
    seen.add(source);
    const chunk = get(source);
    return [...(chunk.imports ?? []).flatMap((imported) => listChunks(imported, seen)), chunk];
  }
  /** What a source's chunk loads later, and what that loads. The server renders all of it, so only the scripts can wait. */
  function listLater(source: string, seen = new Set<string>()): string[] {
    for (const part of get(source).dynamicImports ?? []) {
      if (seen.has(part)) continue;
      seen.add(part);
      listLater(part, seen);
    }
    return [...seen];
  }
  const toPath = (file: string): string => `${BASE_PATH}/${file}`;
  const byPage = new Map<string, PageAssets>();
  const read = (file: string): Buffer => readFileSync(path.join(folder, file));
  const integrity = new Map(
    Object.values(manifest)
      .flatMap(({ file, css = [] }) => [file, ...css])
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map((file) => [toPath(file), toIntegrity(read(file))]),
  );
  const font = toPath(findFont(get('src/styles/figtree.css')));
  // Themes and the shared sheets are in every page, and no script asks for them.
  const loadedByScripts = new Set(
    Object.values(manifest)
      .filter(({ file }) => file.endsWith('.js'))
      .flatMap(({ file, css = [] }) => [file, ...css])
      .map(toPath),
  );
  function toImportMap(inPage: readonly string[]): string {
    const named = [...integrity].filter(([file]) => loadedByScripts.has(file) && !inPage.includes(file));
    return JSON.stringify({ integrity: Object.fromEntries(named) });
  }

  return {
    hasTheme: (theme) => toThemeSource(theme) in manifest,
    readTheme: (theme) => read(get(toThemeSource(theme)).file).toString(),
    forPage(theme, { entry, module, parts: beside = [], later: loaded = [] }) {
      const key = [theme, entry, module, ...beside, ...loaded].join(' ');
      const known = byPage.get(key);
      if (known !== undefined) return known;
      const shared = ['src/styles/index.css', toThemeSource(theme)].map((source) => get(source).file);
      const script = get(entry).file;
      const chunks = [entry, module, ...beside].flatMap((source) => listChunks(source));
      const parts = [module, ...loaded].flatMap((source) => listLater(source));
      const chunksLater = [...parts, ...loaded].flatMap((part) => listChunks(part));
      // What is built as an entry of its own is for the server alone, unless it is the script itself.
      const needed = get(module).isEntry === true ? listChunks(entry) : chunks;
      const files = needed.map(({ file }) => file).filter((file) => file.endsWith('.js') && file !== script);
      // Shared styles come first: they declare the order of the cascade layers.
      const css = [...chunks, ...chunksLater].flatMap(({ css: sheets = [] }) => sheets);
      const sheets = [...new Set([...shared, ...css])];
      const styles = { files: sheets.map(toPath), rules: sheets.flatMap(readRules) };
      const page = {
        script: toPath(script),
        preloads: [...new Set(files)].map(toPath),
        styles,
        font,
        integrity,
        importMap: toImportMap(styles.files),
      };
      byPage.set(key, page);
      return page;
    },
  };
}

/** @throws {ConfigurationError} unless the sheet has one font. */
function findFont({ file, assets = [] }: ManifestChunk): string {
  const [font, ...others] = assets.filter((asset) => asset.endsWith('.woff2'));
  if (font === undefined || others.length > 0) throw new ConfigurationError(`${file} must have one font`);
  return font;
}

function toThemeSource(theme: string): string {
  return `src/themes/${theme}.css`;
}

/**
 * A built file never changes under the same name, so browsers may cache it for ever. Files of other versions are looked
 * up in `kept`.
 */
export async function registerAssets(app: FastifyInstance, { folder }: Assets, kept?: string): Promise<void> {
  const own = path.join(folder, 'assets');
  await app.register(async (scope) => {
    // One answer is for everybody, and caches keep it: it has no reference of a single request.
    scope.addHook('onSend', (_request, reply, payload, done) => {
      reply.removeHeader(CORRELATION_ID_HEADER);
      done(null, payload);
    });
    await scope.register(fastifyStatic, {
      root: kept === undefined ? own : [own, path.resolve(kept)],
      dotfiles: 'ignore',
      prefix: `${BASE_PATH}/assets/`,
      immutable: true,
      maxAge: '365d',
      // What never changes is never asked about, and each process would name it by another time.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      preCompressed: true,
      decorateReply: false,
      index: false,
    });
  });
  // Requested at the root by clients that have not read our pages, or cannot read their links.
  for (const name of ['favicon.ico', 'apple-touch-icon.png', 'apple-touch-icon-precomposed.png'])
    app.get(`/${name}`, { config: { isForEverybody: true }, schema: { hide: true } }, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .redirect(`${BASE_PATH}/assets/${name.replace('-precomposed', '')}`),
    );
}
