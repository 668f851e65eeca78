import path from 'node:path';

import { expect, test } from 'vitest';

import { readDistributors } from './distributors.ts';
import { getHostEnvironment } from './host-environment.ts';

const { list } = readDistributors(path.resolve(import.meta.dirname, '../../config'));

test.each([
  ['forsikring.sb1.example', 'prod'],
  ['forsikring.eika.example', 'prod'],
  ['forsikring.qa.dnb.example', 'qa'],
  ['localhost', 'dev'],
  ['127.0.0.1', 'dev'],
  ['fana.localhost', 'dev'],
  ['ny.localhost', 'dev'],
  ['maskin.local', 'dev'],
  ['foo.example', 'test'],
  // Only the whole host name counts.
  ['forsikring.sb1.example.evil.example', 'test'],
  ['www.forsikring.sb1.example', 'test'],
  ['localhost.evil.example', 'test'],
  ['mylocalhost', 'test'],
  ['FORSIKRING.SB1.EXAMPLE', 'test'],
  ['', 'test'],
])('%s is %s', (host, environment) => {
  expect(getHostEnvironment(host, list)).toBe(environment);
});

test('a host that a file lists under test is test, whatever its name', () => {
  const hosts = { prod: [], qa: [], test: ['proving.local'], dev: [] };
  expect(getHostEnvironment('proving.local', [{ hosts }])).toBe('test');
});
