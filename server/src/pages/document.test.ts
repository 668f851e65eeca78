import { describe, expect, test } from 'vitest';

import { afterPaintScript } from './after-paint-script.ts';
import { toCompleteRefresh, toDocumentStart, toScript } from './document.ts';
import { warmUpScript } from './warm-up-script.ts';

const assets = {
  script: '/s.js',
  preloads: ['/a.js', '/b.js'],
  styles: { files: ['/1.css', '/2.css'], rules: [] },
  font: '/f.woff2',
  importMap: '{"integrity":{"/s.js":"sha256-s"}}',
};

test('a title stays a text', () => {
  const title = '</title><script>alert(1)</script>';
  expect(toDocumentStart({ title, assets, nonce: 'abc', sprak: 'nb' }).head).toContain(
    '<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>',
  );
});

test('names what each script must be', () => {
  const integrity = new Map(['/s.js', '/a.js'].map((file) => [file, `sha256-${file}`]));
  const script = toScript({ ...assets, integrity }, 'abc');
  expect(script).toContain('src="/s.js" integrity="sha256-/s.js"');
  expect(script).toContain('href="/a.js" integrity="sha256-/a.js"');
  expect(script).toContain('href="/b.js">');
});

describe('the head', () => {
  const { head, body } = toDocumentStart({ title: 'Side', assets, nonce: 'abc', sprak: 'nb' });

  test('ends after the styles, and asks for nothing that the page would have to wait for or compete with', () => {
    expect(body).toBe('</head><body><div id="app">');
    expect([...head.matchAll(/<link rel="([^"]+)"/g)].map(([, rel]) => rel)).toEqual([
      'icon',
      'apple-touch-icon',
    ]);
    expect(head).not.toMatch(/<script[^>]+src|\.js/);
  });

  test('says the language, and leaves light or dark to the device unless the customer has chosen', () => {
    expect(head).toMatch(/^<!doctype html><html lang="nb"><head><meta charset="utf-8">/);
    expect(head).toContain('content="light dark"');
    const inDark = { title: 'Side', assets, colorScheme: 'dark', nonce: 'abc', sprak: 'nb' } as const;
    const dark = toDocumentStart(inDark).head;
    expect(dark).toContain('<html lang="nb" data-color-scheme="dark">');
    expect(dark).toContain('name="color-scheme" content="dark"');
  });
});

test('the script carries the nonce, waits for the paint with what is fetched beside it, and what comes later is named before any', () => {
  expect(toScript(assets, 'abc')).toBe(
    '<script type="importmap" nonce="abc">{"integrity":{"/s.js":"sha256-s"}}</script>' +
      '<template><link rel="modulepreload" href="/a.js"><link rel="modulepreload" href="/b.js">' +
      '<script type="module" async nonce="abc" src="/s.js"></script></template>' +
      `<script nonce="abc">${afterPaintScript}${warmUpScript}</script>`,
  );
});

test.each([
  ['/privat', '/privat?komplett'],
  ['/privat?a=1', '/privat?a=1&amp;komplett'],
  ['/privat?"><script>', '/privat?&quot;&gt;&lt;script&gt;&amp;komplett'],
])('who has no script is sent from %s to the whole page', (url, target) => {
  expect(toCompleteRefresh(url)).toBe(
    `<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`,
  );
});
