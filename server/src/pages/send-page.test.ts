import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { RenderedPage } from '@portal/contract/page.ts';

import type { Beginning } from './find-beginning.ts';
import { moveStylesScript } from './move-styles-script.ts';
import { createPlaceStyles, type PageStyles } from './place-styles.ts';
import { sendPage } from './send-page.ts';

const parts = { start: { head: '<head>', body: '' }, script: '<script>', completeRefresh: '<noscript>' };
const DEADLINE_MS = 300;
const LIMIT_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page whose sections arrive when a test says so. */
function createPage(coming: readonly Promise<void>[] = []) {
  const complete = Promise.withResolvers<string | undefined>();
  const ended = Promise.withResolvers<void>();
  let flush: (markup: string) => void = () => undefined;
  let data: string[] = ['[egne]'];
  const page: RenderedPage = {
    status: 200,
    entry: '',
    module: '',
    getTitle: () => '',
    getOpening: () => '<hode>',
    complete: complete.promise,
    coming,
    stream: (onMarkup) => {
      flush = onMarkup;
      flush('<hode><rest>');
      return ended.promise;
    },
    takeData: () => data.splice(0).join(''),
    abort: vi.fn(() => {
      flush('<gitt opp>');
      ended.resolve();
    }),
  };
  return {
    page,
    complete: (markup?: string) => complete.resolve(markup),
    retitle: (title: string) => void Object.assign(page, { getTitle: () => title }),
    answer: (text: string) => void data.push(text),
    section: (markup: string) => flush(markup),
    end: () => ended.resolve(),
    destroy: (error?: Error) => ended.reject(error),
  };
}

function send(
  page: RenderedPage,
  {
    deadlineMs = DEADLINE_MS,
    pauseMs,
    beginning = { markup: page.getOpening(), isWhole: false },
    hasLeft = false,
    styles = { files: [], rules: [] },
  }: {
    deadlineMs?: number | 'all';
    pauseMs?: number;
    beginning?: Beginning;
    hasLeft?: boolean;
    styles?: PageStyles;
  } = {},
) {
  const wire: string[] = [];
  const left = new AbortController();
  if (hasLeft) left.abort();
  const onLate = vi.fn<() => void>();
  const push = (markup: readonly string[]): void => void wire.push(markup.join(''));
  const encoder = { write: push, end: push };
  const sent = sendPage(page, { ...parts, styles: createPlaceStyles(styles, 'n') }, encoder, {
    beginning,
    deadlineMs: deadlineMs === 'all' ? undefined : deadlineMs,
    pauseMs,
    limitMs: LIMIT_MS,
    signal: left.signal,
    onLate,
  });
  return { wire, sent, onLate, leave: () => left.abort() };
}

describe('the order on the wire', () => {
  test('head and opening go at once, and nothing more before the deadline', async () => {
    const { page } = createPage();
    const { wire } = send(page);
    expect(wire).toEqual(['<head><hode>']);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS - 1);
    expect(wire).toHaveLength(1);
  });

  test('a page that is there early does not wait for the deadline, and asks for no second one', async () => {
    const { page, complete, answer, end } = createPage();
    const { wire, sent, onLate } = send(page);
    answer('[avtaler]');
    complete();
    await vi.advanceTimersByTimeAsync(0);
    end();
    await sent;
    expect(onLate).not.toHaveBeenCalled();
    expect(wire.join('')).toBe('<head><hode><rest></div>[egne][avtaler]<script></body></html>');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a page that is one text when it is complete goes out as it is, with nothing left to wait for', async () => {
    const { page, complete, answer } = createPage();
    const stream = vi.spyOn(page, 'stream');
    const { wire, sent, onLate } = send(page);
    answer('[avtaler]');
    complete('<hode><rest>');
    await vi.advanceTimersByTimeAsync(0);
    await sent;
    expect(wire).toEqual(['<head><hode>', '<rest></div>[egne][avtaler]<script></body></html>']);
    expect(stream).not.toHaveBeenCalled();
    expect(onLate).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a page that was complete before anything was sent goes as one, in the same order', async () => {
    const { page } = createPage();
    const { wire, sent } = send(page, { beginning: { markup: '<hode><rest>', isWhole: true } });
    await sent;
    expect(wire).toEqual(['<head><hode><rest></div>[egne]<script></body></html>']);
  });

  test('at the deadline: the ready sections, their data, then the script, then the refresh for browsers without it', async () => {
    const { page } = createPage();
    const { wire, onLate } = send(page);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    expect(wire).toEqual(['<head><hode>', '<rest></div>[egne]<script><noscript>']);
    expect(onLate).toHaveBeenCalledOnce();
  });

  test('one part that is late does not hold the others until the deadline', async () => {
    const come = Promise.resolve();
    const late = Promise.withResolvers<void>();
    const { page } = createPage([come, come, late.promise]);
    const { wire, onLate } = send(page, { pauseMs: 50 });
    await vi.advanceTimersByTimeAsync(49);
    expect(wire).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(wire).toEqual(['<head><hode>', '<rest></div>[egne]<script><noscript>']);
    expect(onLate).toHaveBeenCalledOnce();
  });

  test('who does not ask for a pause waits for the deadline', async () => {
    const { page } = createPage([Promise.resolve(), Promise.resolve(), new Promise(() => {})]);
    const { wire } = send(page);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS - 1);
    expect(wire).toHaveLength(1);
  });

  test('late sections come each with its data before it; data that nothing waited for comes last', async () => {
    const { page, complete, answer, section, end } = createPage();
    const { wire, sent } = send(page);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    answer('[avtaler]');
    section('<avtaler>');
    answer('[oppgaver]');
    section('<oppgaver>');
    answer('[kunde]');
    complete();
    end();
    await sent;
    expect(wire.slice(2)).toEqual(['[avtaler]<avtaler>', '[oppgaver]<oppgaver>', '[kunde]</body></html>']);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a page whose title an answer has changed is asked for again where no script can mend it', async () => {
    const { page, complete, retitle } = createPage();
    const { wire, sent, onLate } = send(page);
    retitle('Hva vil du forsikre?');
    complete('<hode><rest>');
    await vi.advanceTimersByTimeAsync(0);
    await sent;
    expect(wire.join('')).toBe('<head><hode><rest></div>[egne]<script><noscript></body></html>');
    expect(onLate).toHaveBeenCalledOnce();
  });

  test('but not for ever', async () => {
    const { page, complete, retitle } = createPage();
    const { wire, sent, onLate } = send(page, { deadlineMs: 'all' });
    retitle('Hva vil du forsikre?');
    complete('<hode><rest>');
    await sent;
    expect(wire.join('')).not.toContain('<noscript>');
    expect(onLate).not.toHaveBeenCalled();
  });

  test('without script everything is awaited and sent as one', async () => {
    const { page, complete, answer, end } = createPage();
    const { wire, sent } = send(page, { deadlineMs: 'all' });
    await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
    expect(wire).toHaveLength(1);
    answer('[avtaler]');
    complete();
    await vi.advanceTimersByTimeAsync(0);
    end();
    await sent;
    expect(wire.slice(1).join('')).toBe('<rest></div>[egne][avtaler]<script></body></html>');
  });
});

describe('the styles', () => {
  const toRule = (name: string) => ({ within: [], needs: [[name]], text: `.${name}{}` });
  const styles = { files: ['/a.css'], rules: ['a', 'b', 'c'].map(toRule) };
  const first = '<style nonce="n" data-files="/a.css">';
  const later = `<script nonce="n">${moveStylesScript}</script><style nonce="n">`;
  const opening = '<p class="a">';

  test('come with the opening, then with the rest, then after all that is there by then', async () => {
    const { page, complete } = createPage();
    const { wire, sent } = send(
      { ...page, getOpening: () => opening },
      { styles, beginning: { markup: opening, isWhole: false } },
    );
    complete(`${opening}<p class="b">`);
    await vi.advanceTimersByTimeAsync(0);
    await sent;
    expect(wire).toEqual([
      `<head>${first}.a{}</style>${opening}`,
      `${later}.b{}</style><p class="b"></div>${later}.c{}</style>[egne]<script></body></html>`,
    ]);
  });

  test('come in a page that goes as one', async () => {
    const { page } = createPage();
    const below = '<p data-below>';
    const { wire, sent } = send(page, { styles, beginning: { markup: opening + below, isWhole: true } });
    await sent;
    expect(wire).toEqual([
      `<head>${first}.a{}</style>${opening}${later}.b{}.c{}</style>${below}</div>[egne]<script></body></html>`,
    ]);
  });

  test('have all come before a section that is late', async () => {
    const { page, section } = createPage();
    const { wire } = send(page, { styles });
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    section('<p class="c">');
    expect(wire.join('|')).toBe(
      `<head><hode>|<rest></div>${first}.a{}.b{}.c{}</style>[egne]<script><noscript>|<p class="c">`,
    );
  });
});

describe('an end before all has come', () => {
  test('at the limit the late sections are given up, and the page is closed', async () => {
    const { page } = createPage();
    const { wire, sent } = send(page);
    await vi.advanceTimersByTimeAsync(LIMIT_MS);
    await sent;
    expect(page.abort).toHaveBeenCalledOnce();
    expect(wire.at(-1)).toBe('</body></html>');
    expect(wire.join('')).toContain('<gitt opp>');
  });

  test('the browser has left: nothing more is rendered for it', async () => {
    const { page } = createPage();
    const { sent, leave } = send(page);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    leave();
    await sent;
    expect(page.abort).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('the browser had left before anything was sent', async () => {
    const { page } = createPage();
    const { wire, sent } = send(page, { hasLeft: true });
    await sent;
    expect(page.abort).toHaveBeenCalledOnce();
    expect(wire).toEqual(['']);
  });

  test.each([
    ['breaks', new Error('Gikk i stykker')],
    ['ends without an end', undefined],
  ])('a render that %s is told of, so that the connection can be closed', async (_, error) => {
    const { page, destroy } = createPage();
    const { sent } = send(page);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    destroy(error);
    await expect(sent).rejects.toThrow();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a page that does not begin as it was announced is not sent', async () => {
    const { page } = createPage();
    const { wire, sent } = send({ ...page, getOpening: () => '<annet>' });
    await Promise.all([expect(sent).rejects.toThrow('begin'), vi.advanceTimersByTimeAsync(DEADLINE_MS)]);
    expect(wire).toEqual(['<head><annet>']);
  });
});
