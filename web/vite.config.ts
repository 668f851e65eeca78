import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';

import { BASE_PATH } from '@portal/contract/paths.ts';
import { parseSprak, STANDARD_SPRAK } from '@portal/contract/sprak.ts';

import { buildTarget } from './build/browsers.ts';
import { groups } from './build/chunks.ts';
import { classNamesInPlace, toShortClassName } from './build/class-names.ts';
import { fontSubset } from './build/font-subset.ts';
import { latin1Only } from './build/latin1-only.ts';
import { leavePageModulesOut } from './build/leave-page-modules-out.ts';
import { listRulesOfStyles } from './build/list-rules.ts';
import { nameModulesInManifest } from './build/name-modules.ts';
import { oneLanguage } from './build/one-language.ts';
import { ownLoader } from './build/own-loader.ts';
import { shortenFileLists } from './build/shorten-file-lists.ts';
import { breakpointsInEm } from './src/styles/breakpoints-in-em.ts';
import { listThemeFaults } from './src/themes/contrast.ts';

/** All files in the folder: a new theme needs no registration. */
const themes = readdirSync(path.join(import.meta.dirname, 'src/themes'))
  .filter((file) => file.endsWith('.css'))
  .map((file) => `src/themes/${file}`);

/** What each page is rendered with, and what stands in for a part of it. Without what only browsers load. */
const librariesOfServer = /\/node_modules\/(?:react|react-dom|@tanstack|wouter)\/|\/left-out\.ts$/;
const leftOut = path.join(import.meta.dirname, 'src/lib/left-out.ts');

/** `npm run build` builds one language after the other. */
const sprak = parseSprak(process.env['SPRAK']) ?? STANDARD_SPRAK;
const manifest = `.vite/manifest.${sprak}.json`;
/** The same for browser and server: both write the addresses of drawings. */
const assetFileNames = 'assets/[name]-[hash:7][extname]';

// Whatever the environment says: React's development code is slow in browsers, and the server cannot render with it.
process.env['NODE_ENV'] = 'production';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: `${BASE_PATH}/`,
  plugins: [
    oneLanguage(sprak),
    classNamesInPlace(),
    react(),
    ...(isSsrBuild
      ? [latin1Only()]
      : [
          refuseBadThemes(),
          fontSubset(),
          leavePageModulesOut(),
          nameModulesInManifest(manifest),
          ownLoader(),
          shortenFileLists(),
          listRulesOfStyles(),
          compressAssets(),
        ]),
  ],
  resolve: {
    alias: {
      // wouter imports a shim for what React has had since version 18.
      'use-sync-external-store/shim/index.js': 'react',
      // Three kilobytes of every first visit: no page has an infinite query, `use-write.ts` needs no mutation of the
      // library's, `useAnswer` suspends by itself, and no route has a pattern.
      './infiniteQueryBehavior.js': leftOut,
      './mutationCache.js': leftOut,
      './suspense.js': leftOut,
      './errorBoundaryUtils.js': leftOut,
      './QueryErrorResetBoundary.js': leftOut,
      './IsRestoringProvider.js': leftOut,
      regexparam: leftOut,
    },
  },
  css: { postcss: { plugins: [breakpointsInEm] }, modules: { generateScopedName: toShortClassName } },
  // One file for each page and no inlined data URLs, which the CSP does not allow.
  build: {
    target: isSsrBuild ? 'node24' : buildTarget,
    assetsInlineLimit: 0,
    // The browsers' own; a list of each module's scripts goes to our loader.
    modulePreload: { polyfill: false },
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // The languages share a folder: the names of files have hashes, and what is the same in two of them is one file.
    emptyOutDir: sprak === STANDARD_SPRAK,
    manifest: !isSsrBuild && manifest,
    rolldownOptions: {
      // On a slow machine a warning about our plugins would be the most that a newcomer sees of `npm start`.
      checks: { bundlerTimings: false },
      // Half a kilobyte of every first visit: by default only conditions have other modules’ constants in place.
      optimization: { inlineConst: true },
      ...(isSsrBuild
        ? {
            input: 'src/entry.server.tsx',
            output: {
              entryFileNames: `entry.${sprak}.js`,
              assetFileNames,
              // The same file for all languages, so the server has it in memory once.
              codeSplitting: { groups: [{ name: 'libraries', test: librariesOfServer }] },
            },
          }
        : {
            // No script imports the framed login page, so without this its unused exports and its style sheet would be
            // removed.
            preserveEntrySignatures: 'exports-only',
            input: [
              'src/entry.client.tsx',
              'src/features/login/login-frame-entry.ts',
              'src/features/login/login-frame-page.tsx',
              'src/styles/index.css',
              'src/styles/figtree.css',
              ...themes,
            ],
            output: {
              codeSplitting: { groups },
              // The first script holds the names of all others, and a hash cannot be compressed: 42 bits are enough.
              chunkFileNames: 'assets/[name]-[hash:7].js',
              assetFileNames,
            },
          }),
    },
  },
  // React and everything else is bundled, with production mode fixed at build time. Otherwise the SSR build would read
  // NODE_ENV at run time, and run React's slow development build when it is not set.
  ssr: { noExternal: true },
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
}));

/** Stops the build for a theme that is not readable. */
function refuseBadThemes(): Plugin {
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
  return {
    name: 'refuse-bad-themes',
    apply: 'build',
    buildStart() {
      const tokens = read('src/styles/tokens.css');
      for (const file of themes) {
        const faults = listThemeFaults(tokens, read(file));
        if (faults.length > 0) this.error(`${file}: ${faults.join('; ')}`);
      }
    },
  };
}

/** Compresses each text asset once, to .br and .gz, so that the server need not. */
function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const file of Object.keys(bundle).filter((name) => /\.(?:js|css|svg)$/.test(name))) {
        const target = path.join(dir ?? '', file);
        if (existsSync(`${target}.br`)) continue;
        const content = readFileSync(target);
        writeFileSync(
          `${target}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        );
        writeFileSync(`${target}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
