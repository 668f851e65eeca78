import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { RenderedPage } from '@portal/contract/page.ts';

import { createFindBeginning } from './find-beginning.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function createPage(readOpening: () => string = () => 'hode') {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const abort = vi.fn<() => void>();
  const page: RenderedPage = {
    status: 200,
    entry: '',
    module: '',
    getTitle: () => '',
    getOpening: readOpening,
    complete: promise,
    stream: async () => undefined,
    takeData: () => '',
    abort,
  };
  return { page, complete: resolve, abort };
}

test('a page that is whole from the start is sent as it is', async () => {
  const { page, complete } = createPage();
  complete('hode og rest');
  expect(await createFindBeginning(() => false)(page)).toEqual({ markup: 'hode og rest', isWhole: true });
});

test('a process with time to spare waits for nothing', async () => {
  expect(await createFindBeginning(() => false)(createPage().page)).toEqual({
    markup: 'hode',
    isWhole: false,
  });
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['comes soon', 140, { markup: 'hode og rest', isWhole: true }],
  ['does not come soon', 160, { markup: 'hode', isWhole: false }],
])('a busy process waits a little: the whole page %s', async (_, ms, expected) => {
  const { page, complete } = createPage();
  setTimeout(() => complete('hode og rest'), ms);
  const beginning = createFindBeginning(() => true)(page);
  await vi.advanceTimersByTimeAsync(200);
  expect(await beginning).toEqual(expected);
});

test('after one wait in vain the next twenty pages are not waited for', async () => {
  const findBeginning = createFindBeginning(() => true);
  const isWaitedFor = async (): Promise<boolean> => {
    const beginning = findBeginning(createPage().page);
    const isWaiting = vi.getTimerCount() > 0;
    await vi.advanceTimersByTimeAsync(200);
    await beginning;
    return isWaiting;
  };
  const waited: boolean[] = [];
  for (let page = 0; page < 23; page += 1) waited.push(await isWaitedFor());
  expect(waited.flatMap((isWaited, page) => (isWaited ? page : []))).toEqual([0, 21]);
});

test.each([
  ['busy', true],
  ['at rest', false],
])('a page whose opening cannot be rendered is given up, %s', async (_, isBusy) => {
  const { page, abort } = createPage(() => {
    throw new Error('Gikk i stykker');
  });
  const beginning = createFindBeginning(() => isBusy)(page);
  await Promise.all([expect(beginning).rejects.toThrow('Gikk i stykker'), vi.advanceTimersByTimeAsync(200)]);
  expect(abort).toHaveBeenCalledOnce();
});
