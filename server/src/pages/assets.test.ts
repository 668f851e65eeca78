import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { BASE_PATH } from '@portal/contract/paths.ts';
import { alleSprak } from '@portal/contract/sprak.ts';

import { readAssets, registerAssets } from './assets.ts';
import { keepAssets } from './kept-assets.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
const manifest = {
  'src/styles/index.css': { file: 'assets/index.css' },
  'src/styles/figtree.css': { file: 'assets/figtree.css', assets: ['assets/figtree.woff2'] },
  'src/themes/none.css': { file: 'assets/none.css' },
  '_kit.js': { file: 'assets/kit.js', css: ['assets/kit.css'], assets: ['assets/skrift.woff2'] },
  '_felles.js': { file: 'assets/felles.js', imports: ['_kit.js', '_ring.js'] },
  '_ring.js': { file: 'assets/ring.js', imports: ['_felles.js'] },
  'src/entry.client.tsx': { file: 'assets/entry.js', imports: ['_kit.js'] },
  'src/beside.tsx': { file: 'assets/beside.js', imports: ['_kit.js'], css: ['assets/beside.css'] },
  'src/side.tsx': { file: 'assets/side.js', imports: ['_felles.js'], css: ['assets/side.css'] },
  '_sent.js': { file: 'assets/sent.js', css: ['assets/sent.css'], dynamicImports: ['_senere.js'] },
  '_senere.js': { file: 'assets/senere.js', css: ['assets/senere.css'], dynamicImports: ['_sent.js'] },
  'src/delt.tsx': { file: 'assets/delt.js', dynamicImports: ['_sent.js'] },
  'src/senere.tsx': {
    file: 'assets/senere.js',
    css: ['assets/senere.css'],
    imports: ['_kit.js', '_sist.js'],
  },
  '_sist.js': { file: 'assets/sist.js', css: ['assets/sist.css'] },
};
const page = { entry: 'src/entry.client.tsx', module: 'src/side.tsx' };
/** The one rule of a sheet. */
const toRule = (file: string) => ({ within: [], text: file });

beforeAll(() => {
  mkdirSync(path.join(folder, '.vite/rules'), { recursive: true });
  mkdirSync(path.join(folder, 'assets'));
  for (const sprak of alleSprak)
    writeFileSync(path.join(folder, `.vite/manifest.${sprak}.json`), JSON.stringify(manifest));
  for (const { file, css = [] } of Object.values<{ file: string; css?: string[] }>(manifest))
    for (const name of [file, ...css]) writeFileSync(path.join(folder, name), name);
  const sheets = Object.values<{ file: string; css?: string[] }>(manifest).flatMap(({ file, css = [] }) => [
    file,
    ...css,
  ]);
  for (const name of sheets.filter((file) => file.endsWith('.css')))
    writeFileSync(
      path.join(folder, `.vite/rules/${path.basename(name)}.json`),
      JSON.stringify([toRule(name)]),
    );
  writeFileSync(path.join(folder, 'assets/entry.js'), 'ukomprimert');
  writeFileSync(path.join(folder, 'assets/entry.js.br'), 'komprimert');
  writeFileSync(path.join(folder, 'hemmelig.txt'), 'innmat');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('what a page links to', () => {
  test('shared styles first, then each once; the script’s and the page’s code beside the script', () => {
    const at = (file: string) => `${BASE_PATH}/assets/${file}`;
    const { integrity, importMap, ...links } = readAssets(folder).forPage('none', page, 'nb');
    const hash = createHash('sha256').update('ukomprimert').digest('base64');
    expect(integrity?.get(at('entry.js'))).toBe(`sha256-${hash}`);
    expect(links.preloads.filter((file) => !integrity?.has(file))).toEqual([]);
    // Scripts and styles of other pages too, since a link may lead there.
    const scripts = ['kit.js', 'felles.js', 'ring.js', 'entry.js', 'beside.js', 'beside.css', 'side.js']
      .concat(['sent.js', 'sent.css', 'senere.js', 'senere.css', 'delt.js', 'sist.js', 'sist.css'])
      .map(at);
    const hashes = Object.fromEntries(scripts.map((file) => [file, integrity?.get(file)]));
    expect(JSON.parse(importMap)).toEqual({ integrity: hashes });
    expect(links).toEqual({
      script: at('entry.js'),
      preloads: ['kit.js', 'ring.js', 'felles.js', 'side.js'].map(at),
      styles: {
        files: ['index.css', 'none.css', 'kit.css', 'side.css'].map(at),
        rules: ['index.css', 'none.css', 'kit.css', 'side.css'].map((file) => toRule(`assets/${file}`)),
      },
      font: at('figtree.woff2'),
    });
  });

  test('a page has the styles of what its parts load later, and not the scripts', () => {
    const { styles, preloads } = readAssets(folder).forPage(
      'none',
      { ...page, module: 'src/delt.tsx' },
      'nb',
    );
    const names = (files: readonly string[]) => files.map((file) => path.basename(file));
    expect(names(styles.files).slice(-2)).toEqual(['sent.css', 'senere.css']);
    expect(names(preloads)).toEqual(['kit.js', 'delt.js']);
  });

  test('so it has of what every page loads later', () => {
    const names = (files: readonly string[]) => files.map((file) => path.basename(file));
    const { styles, preloads, importMap } = readAssets(folder).forPage(
      'none',
      { ...page, later: ['src/senere.tsx'] },
      'nb',
    );
    expect(names(styles.files)).toEqual([
      'index.css',
      'none.css',
      'kit.css',
      'side.css',
      'sist.css',
      'senere.css',
    ]);
    expect(names(preloads)).not.toContain('senere.js');
    for (const file of ['sist.css', 'senere.css']) expect(importMap).not.toContain(file);
    expect(importMap).toContain('beside.css');
  });

  test('a style that would end the element it stands in stops the start', () => {
    const file = path.join(folder, '.vite/rules/side.css.json');
    writeFileSync(file, JSON.stringify([toRule('p{content:"</STYLE>"}')]));
    expect(() => readAssets(folder).forPage('none', page, 'nb')).toThrow(
      'assets/side.css: cannot stand in a page',
    );
    writeFileSync(file, JSON.stringify([toRule('assets/side.css')]));
  });

  test('what is shown beside a page brings its styles and script, in that page alone', () => {
    const assets = readAssets(folder);
    const at = (file: string) => `${BASE_PATH}/assets/${file}`;
    const beside = assets.forPage('none', { ...page, parts: ['src/beside.tsx'] }, 'nb');
    expect(beside.styles.files.at(-1)).toBe(at('beside.css'));
    expect(beside.preloads.at(-1)).toBe(at('beside.js'));
    expect(beside.importMap).not.toContain('beside.css');
    const alone = assets.forPage('none', page, 'nb');
    expect([...alone.styles.files, ...alone.preloads].filter((file) => file.includes('beside'))).toEqual([]);
    expect(JSON.parse(alone.importMap)).toMatchObject({
      integrity: { [at('beside.css')]: alone.integrity?.get(at('beside.css')) },
    });
  });

  test('a theme or page that was not built is named in the error', () => {
    const assets = readAssets(folder);
    expect([assets.hasTheme('none'), assets.hasTheme('ukjent')]).toEqual([true, false]);
    expect(() => assets.forPage('ukjent', page, 'nb')).toThrow(
      'src/themes/ukjent.css is not in the web build',
    );
    expect(() => assets.forPage('none', { ...page, module: 'src/borte.tsx' }, 'nb')).toThrow('src/borte.tsx');
  });

  test('without a build the start stops, and says what to do', () => {
    expect(() => readAssets(path.join(folder, 'borte'))).toThrow(
      /manifest\.nb\.json is missing: run npm run build/,
    );
  });
});

describe('the files', () => {
  const open = async () => {
    const app = Fastify();
    await registerAssets(app, readAssets(folder));
    return app;
  };

  test('are kept for good by the browser, and sent as they were compressed at the build', async () => {
    const app = await open();
    const url = `${BASE_PATH}/assets/entry.js`;
    const compressed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(compressed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(compressed.body).toBe('komprimert');
    expect((await app.inject({ url })).body).toBe('ukomprimert');
    await app.close();
  });

  test.each([
    ['/favicon.ico', 'favicon.ico'],
    ['/apple-touch-icon.png', 'apple-touch-icon.png'],
    ['/apple-touch-icon-precomposed.png', 'apple-touch-icon.png'],
  ])('%s leads to the icon, for who asks for it by that name', async (url, file) => {
    const app = await open();
    const { statusCode, headers } = await app.inject({ url });
    expect([statusCode, headers.location]).toEqual([302, `${BASE_PATH}/assets/${file}`]);
    await app.close();
  });

  test.each([
    '',
    'borte.js',
    '../hemmelig.txt',
    '..%2fhemmelig.txt',
    '%2e%2e/.vite/manifest.nb.json',
    '.env',
  ])('nothing else can be had: %s', async (name) => {
    const app = await open();
    const answer = await app.inject({ url: `${BASE_PATH}/assets/${name}` });
    expect([403, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(/innmat|src\/side/);
    await app.close();
  });
});

describe('the folder that all processes share', () => {
  let own: string[];
  beforeAll(() => {
    own = readdirSync(path.join(folder, 'assets')).toSorted();
  });

  test('serves what another version left there, and one’s own for others, whole and compressed', async () => {
    const kept = path.join(folder, 'delt');
    mkdirSync(kept);
    writeFileSync(path.join(kept, 'entry-forrige.js'), 'forrige');
    await keepAssets(folder, kept);
    expect(readdirSync(kept).toSorted()).toEqual([...own, 'entry-forrige.js'].toSorted());

    const app = Fastify();
    await registerAssets(app, readAssets(folder), kept);
    const get = (file: string) =>
      app.inject({ url: `${BASE_PATH}/assets/${file}`, headers: { 'accept-encoding': 'br' } });
    expect((await get('entry-forrige.js')).body).toBe('forrige');
    expect((await get('entry.js')).body).toBe('komprimert');
    expect((await get('borte.js')).statusCode).toBe(404);
    // A half-written draft that another process is copying must not be served.
    writeFileSync(path.join(kept, '.ny.js.1'), 'halv');
    expect((await get('.ny.js.1')).statusCode).toBe(404);
    await app.close();
  });

  test('that cannot be made stops the start', async () => {
    const file = path.join(folder, 'en-fil');
    writeFileSync(file, '');
    await expect(keepAssets(folder, path.join(file, 'delt'))).rejects.toThrow('EEXIST');
  });

  test('two processes may leave theirs at once, with the same PID as in containers', async () => {
    const kept = path.join(folder, 'delt-av-to');
    await Promise.all([keepAssets(folder, kept), keepAssets(folder, kept)]);
    expect(readdirSync(kept).toSorted()).toEqual(own);
  });

  test('a start marks what is there already as in use', async () => {
    const kept = path.join(folder, 'delt-lenge');
    await keepAssets(folder, kept);
    const file = path.join(kept, 'entry.js');
    utimesSync(file, new Date(0), new Date(0));
    await keepAssets(folder, kept);
    expect(statSync(file).mtimeMs).toBeGreaterThan(0);
  });

  test('may hold files of another user, who alone may touch them: they are replaced', async () => {
    const kept = path.join(folder, 'delt-med-andre');
    await keepAssets(folder, kept);
    const file = path.join(kept, 'entry.js');
    utimesSync(file, new Date(0), new Date(0));
    const refuse = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
    await keepAssets(folder, kept, refuse('EPERM'));
    expect(statSync(file).mtimeMs).toBeGreaterThan(0);
    // Deleted for its age, just now.
    utimesSync(file, new Date(0), new Date(0));
    await keepAssets(folder, kept, refuse('ENOENT'));
    expect(statSync(file).mtimeMs).toBeGreaterThan(0);
    expect(readdirSync(kept).toSorted()).toEqual(own);
    await expect(keepAssets(folder, kept, refuse('EIO'))).rejects.toThrow('EIO');
  });

  test('a copy that fails leaves nothing behind: a start that is tried again would fill the disk', async () => {
    const kept = path.join(folder, 'delt-og-full');
    // No file can take its place.
    mkdirSync(path.join(kept, 'entry.js/opptatt'), { recursive: true });
    const refuse = () => Promise.reject(Object.assign(new Error(), { code: 'EPERM' }));
    await expect(keepAssets(folder, kept, refuse)).rejects.toThrow();
    expect(readdirSync(kept).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});
