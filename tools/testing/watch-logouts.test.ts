import { beforeEach, expect, it } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { loggUtForm } from '@portal/contract/forms/innlogging.ts';

import { watchLogouts } from './watch-logouts.ts';

type Watch = ReturnType<typeof watchLogouts<string, string>>;

const ORIGIN = 'https://portal.example';
const TEKSTER = `${ORIGIN}/samtykke/tekster`;
const logout = { method: 'POST', url: ORIGIN + endpoints.logout.path, window: 'mine' };

let watch: Watch;
beforeEach(() => {
  watch = watchLogouts();
});

const read = (name: string, window = 'mine') => watch.begin(name, { method: 'GET', url: TEKSTER, window });

it('a read of a session that nobody ended is to be answered', () => {
  read('reading');
  expect(watch.isCut('reading')).toBe(false);
  expect(watch.isCutUrl(TEKSTER)).toBe(false);
});

it.each([
  ['the script', logout],
  ['the form of a page without script', { ...logout, url: ORIGIN + loggUtForm.path, window: undefined }],
])('a read that was under way when %s logged out may be refused', (_, by) => {
  read('done');
  watch.end('done');
  read('reading');
  watch.begin('leaving', by);
  watch.end('leaving');
  expect(watch.isCut('reading')).toBe(true);
  expect(watch.isCutUrl(TEKSTER)).toBe(true);
  expect(watch.isCut('done')).toBe(false);
});

it('so may what the page begins to read until another document has come, in another window too', () => {
  read('of the other window', 'other');
  watch.end('of the other window');
  watch.begin('leaving', logout);
  watch.end('leaving');
  read('late');
  read('late in the other window', 'other');
  watch.replace('mine');
  read('of the next document');
  read('later still in the other window', 'other');
  expect(['late', 'late in the other window', 'later still in the other window'].map(watch.isCut)).toEqual([
    true,
    true,
    true,
  ]);
  expect(watch.isCut('of the next document')).toBe(false);
});

it('a logout that fails leaves the session, so what is read afterwards is to be answered', () => {
  watch.begin('leaving', logout);
  watch.refuse(logout);
  read('after it');
  expect(watch.isCut('after it')).toBe(false);
});

it('a write is never expected to be refused', () => {
  watch.begin('writing', { method: 'PUT', url: TEKSTER, window: 'mine' });
  watch.begin('leaving', logout);
  expect(watch.isCut('writing')).toBe(false);
});
