import { createElement, type ReactNode, Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { PageContextProvider } from '../lib/page-context.tsx';
import { AfterOpening } from './after-opening.tsx';
import { markFulfilled } from './mark-fulfilled.ts';
import { renderOpening, renderTree } from './render-tree.ts';

/** When React is renewed: README.md in this folder says what each of these is for, and what to do without it. */

const Answered = ({ by }: { by: Promise<string> }): ReactNode => use(by);
/** A heading, a section that waits for the answer, and what stands after it. */
const toPage = (by: Promise<string>, after: ReactNode = createElement('p', null, 'Bunn')) =>
  createElement(
    'main',
    null,
    createElement('h1', null, 'Hei & velkommen'),
    createElement(Suspense, { fallback: 'venter' }, createElement(Answered, { by })),
    after,
  );
const OPENING = '<main><h1>Hei &amp; velkommen</h1>';

/** Streams a page from before its answer until its end. Each text was whole when React said that it may be passed on. */
async function stream(page: ReactNode, answer: () => void = () => {}): Promise<string[]> {
  const request = {
    nonce: 'n0nce',
    onError: (error: unknown) => {
      throw error;
    },
  };
  const texts: string[] = [];
  const ended = renderTree(page, new Promise(() => {}), request).stream((markup) => texts.push(markup));
  await expect.poll(() => texts.join('')).toContain(OPENING);
  answer();
  await ended;
  return texts;
}

describe('as a string', () => {
  test('a section that waits ends the opening, and so does one that fails', () => {
    expect(renderOpening(toPage(new Promise(() => {})))).toBe(OPENING);
    const Failing = (): ReactNode => {
      throw new Error('Ødelagt');
    };
    const failing = createElement(Suspense, { fallback: 'feil' }, createElement(Failing));
    expect(renderOpening(createElement('main', null, failing))).toBe('<main>');
  });

  test('content after the opening is left out of the opening only', () => {
    const toTree = (isOpening: boolean) => {
      const children = createElement('main', null, createElement(AfterOpening, null, 'Bunn'), 'etter');
      const props = { value: { correlationId: 'a', isOpening }, children };
      return createElement(PageContextProvider, props);
    };
    expect(renderOpening(toTree(true))).toBe('<main>');
    expect(renderOpening(toTree(false))).toBe('<main>Bunn<!-- -->etter</main>');
  });

  test('a page where nothing waits has no such mark', async () => {
    const answered = Promise.resolve('her');
    const page = toPage(Object.assign(answered, { status: 'fulfilled', value: 'her' }));
    expect(renderOpening(page)).toBe(renderToString(page));
    const { complete } = renderTree(page, Promise.resolve(), { nonce: '', onError: () => {} });
    expect(await complete).toBe(renderToString(page));
  });

  test('a promise that is marked as fulfilled is not waited for', () => {
    const ended = new Promise<void>(() => {});
    const Section = (): ReactNode => {
      use(ended);
      return 'her';
    };
    const page = createElement(Suspense, { fallback: 'venter' }, createElement(Section));
    expect(renderToString(page)).toContain('venter');
    markFulfilled(ended);
    expect(renderToString(page)).toContain('her');
  });
});

describe('as a stream', () => {
  test('begins with the opening, byte for byte, and passes on nothing half written', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const page = toPage(promise);
    const opening = renderOpening(page);
    const texts = await stream(page, () => resolve('Svaret'));
    expect(texts.join('').startsWith(opening)).toBe(true);
    expect(texts[0]).toContain('Bunn');
    expect(texts.slice(1).join('')).toContain('Svaret');
    for (const text of texts) expect(text).toMatch(/^<[^]*>$/);
  });

  test('puts a late section in place by scripts that carry the nonce', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const texts = await stream(toPage(promise), () => resolve('Svaret'));
    const scripts = texts.join('').match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain('nonce="n0nce"');
  });

  test('puts it there by one function that can be held back, called with the batch', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const written = (await stream(toPage(promise), () => resolve('Svaret'))).join('');
    expect(written).toContain('$RV=function(');
    expect(written).toContain('"number"!==typeof $RT?requestAnimationFrame($RV.bind(null,$RB))');
    expect(written.match(/\$RV\b(?!=function).{0,15}/g)).toEqual([
      '$RV.bind(null,$RB)',
      '$RV.bind(null,$RB)',
    ]);
  });

  test('leaves what is there in its place, however large', async () => {
    const large = createElement(
      Suspense,
      { fallback: 'venter' },
      createElement('p', null, 'å'.repeat(100_000)),
    );
    const { promise, resolve } = Promise.withResolvers<string>();
    const [first] = await stream(toPage(promise, large), () => resolve('Svaret'));
    expect(first).toMatch(/<!--\$--><p>å{100000}<\/p><!--\/\$--><\/main>/);
  });
});
