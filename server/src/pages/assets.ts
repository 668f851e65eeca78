import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

import { STYLE_FILES_ATTRIBUTE } from '@portal/contract/document.ts';
import { CORRELATION_ID_HEADER } from '@portal/contract/headers.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import { alleSprak, type Sprak, STANDARD_SPRAK } from '@portal/contract/sprak.ts';

import { ConfigurationError } from '../config/environment.ts';
import { escapeHtml } from './document.ts';
import { toIntegrity } from './integrity.ts';

/** Full paths of what a page must link to. */
export interface PageAssets {
  script: string;
  /** The script's imports and the page's code: loaded in parallel with it. */
  preloads: string[];
  styles: PageStyles;
  /** What is painted first need not wait for these: they stand right before what they are for. */
  stylesBelow: PageStyles;
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

/** Style sheets of a page, which travel in the page. */
interface PageStyles {
  /** The markup, encoded; empty if there are none. */
  element: Buffer;
  /** Names the styles in the page's policy. */
  hash: string;
  /** The paths of the sheets, in their order. */
  files: string[];
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
  /** What stands below, if the page has it. */
  below?: readonly string[];
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
  const builds = new Map(alleSprak.map((sprak) => [sprak, readBuild(folder, sprak)]));
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

/** Nothing is left out. */
const none: ReadonlySet<string> = new Set();

interface Build {
  hasTheme: (theme: string) => boolean;
  forPage: (theme: string, page: PageSources) => PageAssets;
  readTheme: (theme: string) => string;
}

function readBuild(folder: string, sprak: Sprak): Build {
  const manifestFile = path.join(folder, `.vite/manifest.${sprak}.json`);
  if (!existsSync(manifestFile))
    throw new ConfigurationError(`${manifestFile} is missing: run npm run build first`);
  const manifest: Record<string, ManifestChunk> = JSON.parse(readFileSync(manifestFile, 'utf8'));

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
  /**
   * What a source's chunk loads later, and what that loads. The server renders all of it, so only the scripts can wait.
   * @param left files of chunks that are left out, with what only they load
   */
  function listLater(source: string, left = none, seen = new Set<string>()): string[] {
    for (const part of get(source).dynamicImports ?? []) {
      if (seen.has(part) || left.has(get(part).file)) continue;
      seen.add(part);
      listLater(part, left, seen);
    }
    return [...seen];
  }
  /** Those of the parts that a page loads later, and what they load. */
  function listBelow(entry: string, module: string, parts: readonly string[]): string[] {
    const ofEntry = listChunks(entry).flatMap(({ dynamicImports = [] }) => dynamicImports);
    const loaded = new Set([...ofEntry, ...listLater(module)].map((part) => get(part).file));
    return parts.flatMap((part) => (loaded.has(get(part).file) ? [part, ...listLater(part)] : []));
  }
  const toPath = (file: string): string => `${BASE_PATH}/${file}`;
  function toStyles(files: readonly string[]): PageStyles {
    const text = readStyles(files);
    const paths = files.map(toPath);
    const element = `<style ${STYLE_FILES_ATTRIBUTE}="${escapeHtml(paths.join(' '))}">${text}</style>`;
    return { element: Buffer.from(paths.length === 0 ? '' : element), hash: toIntegrity(text), files: paths };
  }
  function readStyles(files: readonly string[]): string {
    const text = files.map((file) => read(file).toString().trim()).join('');
    if (/<\/style/i.test(text)) throw new ConfigurationError(`${files.join(', ')}: cannot stand in a page`);
    return text;
  }
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
  const later = new Set(
    Object.values(manifest)
      .filter(({ file }) => file.endsWith('.js'))
      .flatMap(({ file, css = [] }) => [file, ...css])
      .map(toPath),
  );
  function toImportMap(inPage: readonly string[]): string {
    const named = [...integrity].filter(([file]) => later.has(file) && !inPage.includes(file));
    return JSON.stringify({ integrity: Object.fromEntries(named) });
  }

  return {
    hasTheme: (theme) => toThemeSource(theme) in manifest,
    readTheme: (theme) => read(get(toThemeSource(theme)).file).toString(),
    forPage(theme, { entry, module, parts: beside = [], below = [] }) {
      const key = [theme, entry, module, ...beside, ...below].join(' ');
      const known = byPage.get(key);
      if (known !== undefined) return known;
      const shared = ['src/styles/index.css', toThemeSource(theme)].map((source) => get(source).file);
      const script = get(entry).file;
      const chunks = [entry, module, ...beside].flatMap((source) => listChunks(source));
      const lower = new Set(below.map((source) => get(source).file));
      const parts = listLater(module, lower).flatMap((part) => listChunks(part));
      const partsBelow = listBelow(entry, module, below).flatMap((part) => listChunks(part));
      // What is built as an entry of its own is for the server alone, unless it is the script itself.
      const needed = get(module).isEntry === true ? listChunks(entry) : chunks;
      const files = needed.map(({ file }) => file).filter((file) => file.endsWith('.js') && file !== script);
      // Shared styles come first: they declare the order of the cascade layers.
      const first = new Set([...shared, ...[...chunks, ...parts].flatMap(({ css = [] }) => css)]);
      const styles = toStyles([...first]);
      const cssBelow = new Set(partsBelow.flatMap(({ css = [] }) => css));
      const stylesBelow = toStyles([...cssBelow].filter((file) => !first.has(file)));
      const page = {
        script: toPath(script),
        preloads: [...new Set(files)].map(toPath),
        styles,
        stylesBelow,
        font,
        integrity,
        importMap: toImportMap([...styles.files, ...stylesBelow.files]),
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
