import { beforeEach, expect, test, vi } from 'vitest';

import type { PartState } from '@portal/contract/kostnader.ts';

import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { createKeptRows } from './keep-rows.ts';

const MINUTE = 60_000;
let time: number;
let keep: ReturnType<typeof createKeptRows<number>>;
beforeEach(() => {
  time = 0;
  keep = createKeptRows<number>(() => new Date(time));
});

const createSession = (publicId: string, fodselsnummer = fodselsnumre.standard) =>
  ({ session: { publicId, customer: { fodselsnummer } } }) as Parameters<typeof keep>[0];
const mine = createSession('1');
const readAs = (state: PartState['state']) =>
  vi.fn<() => Promise<{ rows: number[]; sources: PartState[] }>>(async () => ({
    rows: [1],
    sources: [
      { systemSource: 'NICE', state },
      { systemSource: 'PARIS', state: 'notOffered' },
    ],
  }));

test('the systems are asked once in fifteen minutes', async () => {
  const read = readAs('ok');
  await Promise.all([keep(mine, read), keep(mine, read)]);
  time = 15 * MINUTE - 1;
  expect((await keep(mine, read)).rows).toEqual([1]);
  expect(read).toHaveBeenCalledTimes(1);
  time = 15 * MINUTE;
  await keep(mine, read);
  expect(read).toHaveBeenCalledTimes(2);
});

test('also when the clock has been set back', async () => {
  const read = readAs('ok');
  time = 600 * MINUTE;
  await keep(createSession('2'), read);
  await keep(mine, read);
  time -= 60 * MINUTE;
  await keep(mine, read);
  expect(read).toHaveBeenCalledTimes(3);
  await keep(mine, read);
  expect(read).toHaveBeenCalledTimes(3);
});

test.each(['failed', 'timeout'] as const)(
  'an answer in which a system %s is asked for again',
  async (state) => {
    const read = readAs(state);
    await keep(mine, read);
    await keep(mine, read);
    expect(read).toHaveBeenCalledTimes(2);
  },
);

test('so is one that did not come', async () => {
  const read = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('down')));
  await expect(keep(mine, read)).rejects.toThrow('down');
  await expect(keep(mine, read)).rejects.toThrow('down');
  expect(read).toHaveBeenCalledTimes(2);
});

test('another session, and another customer, have their own', async () => {
  const read = readAs('ok');
  await keep(mine, read);
  await keep(createSession('2'), read);
  await keep(createSession('1', fodselsnumre.loMedlem), read);
  expect(read).toHaveBeenCalledTimes(3);
});

test('no more than a thousand are kept', async () => {
  for (let id = 0; id < 1000; id += 1) await keep(createSession(`s${id}`), readAs('ok'));
  const read = readAs('ok');
  await keep(mine, read);
  await keep(mine, read);
  expect(read).toHaveBeenCalledTimes(2);
});
