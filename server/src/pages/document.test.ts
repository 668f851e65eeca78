import { describe, expect, test } from 'vitest';

import { escapeHtml, toCompleteRefresh, toDocumentStart, toScript } from './document.ts';

const assets = {
  script: '/s.js',
  preloads: ['/a.js', '/b.js'],
  styles: ['/1.css', '/2.css'],
  font: '/f.woff2',
};
const EVIL = `"><script>alert('1')</script>&`;
const HARMLESS = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;';

test('no text can leave the place it was put in', () => {
  expect(escapeHtml(EVIL)).toBe(HARMLESS);
  expect(toDocumentStart({ title: EVIL, assets, nonce: 'abc' })).toContain(`<title>${HARMLESS}</title>`);
});

test('names what each script and style sheet must be', () => {
  const integrity = new Map(['/s.js', '/a.js', '/1.css'].map((file) => [file, `sha256-${file}`]));
  const script = toScript({ ...assets, integrity }, 'abc');
  expect(script).toContain('src="/s.js" integrity="sha256-/s.js"');
  expect(script).toContain('href="/a.js" integrity="sha256-/a.js"');
  expect(script).toContain('href="/b.js">');
  const head = toDocumentStart({ title: 'Side', assets: { ...assets, integrity }, nonce: 'abc' });
  expect(head).toContain('href="/1.css" integrity="sha256-/1.css"');
});

describe('the head', () => {
  const head = toDocumentStart({ title: 'Side', assets, nonce: 'abc' });

  test('asks for styles in their order and for the font, and for no script: it would compete with the page', () => {
    expect([...head.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/1.css',
      '/2.css',
    ]);
    expect(head).toContain('<link rel="preload" as="font" type="font/woff2" href="/f.woff2" crossorigin>');
    expect(head).not.toMatch(/<link rel="modulepreload|<script[^>]+src|\.js/);
  });

  test('says the language, and leaves light or dark to the device unless the customer has chosen', () => {
    expect(head).toMatch(/^<!doctype html><html lang="nb"><head><meta charset="utf-8">/);
    expect(head).toContain('content="light dark"');
    const dark = toDocumentStart({ title: 'Side', assets, colorScheme: 'dark', nonce: 'abc' });
    expect(dark).toContain('<html lang="nb" data-color-scheme="dark">');
    expect(dark).toContain('name="color-scheme" content="dark"');
  });

  test('does without a font of its own', () => {
    expect(
      toDocumentStart({ title: 'Side', assets: { ...assets, font: undefined }, nonce: 'abc' }),
    ).not.toContain('rel="preload');
  });
});

test('the script carries the nonce, and what it needs is fetched beside it', () => {
  expect(toScript(assets, 'abc')).toBe(
    '<link rel="modulepreload" href="/a.js"><link rel="modulepreload" href="/b.js">' +
      '<script type="module" async nonce="abc" src="/s.js"></script>',
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
