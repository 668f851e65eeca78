import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDistributors } from '../../server/src/config/distributors.ts';
import { ROOT } from '../paths.ts';
import { formatLoginAddresses } from './login-addresses.ts';

const { list } = readDistributors(join(ROOT, 'deploy/base/config'));

test('an identity provider is told each brand’s hosts, and where logout may lead', () => {
  expect(formatLoginAddresses(list, 'test').split('\n')).toEqual([
    '# Redirect',
    'https://forsikring.test.dnb.example/auth/callback',
    'https://forsikring.test.example.com/auth/callback',
    '',
    '# Back-channel logout: one of them',
    'https://forsikring.test.dnb.example/auth/backchannel-logout',
    'https://forsikring.test.example.com/auth/backchannel-logout',
    '',
    '# Front-channel logout, where the provider has it: one of them',
    'https://forsikring.test.dnb.example/auth/frontchannel-logout',
    'https://forsikring.test.example.com/auth/frontchannel-logout',
    '',
    '# After logout',
    'https://www.example.com/bank/dnb/logget-ut',
    'https://www.example.com/bank/none/logget-ut',
  ]);
});

test('where logout may lead is written as the provider is asked for it, in each language', () => {
  const brands = list.map((brand) => {
    const { nb } = brand.tekster;
    const en = { ...nb, loggUtUrl: '/out', loggUtGoto: ['https://www.sørbanken.no'] };
    return { ...brand, tekster: { ...brand.tekster, en } };
  });
  const afterLogout = formatLoginAddresses(brands, 'test').split('# After logout\n')[1]?.split('\n');
  expect(afterLogout?.toSorted()).toEqual([
    'https://forsikring.test.dnb.example/out',
    'https://forsikring.test.example.com/out',
    'https://www.example.com/bank/dnb/logget-ut',
    'https://www.example.com/bank/none/logget-ut',
    'https://www.xn--srbanken-54a.no/',
  ]);
});

test('a brand without a host in the environment is left out', () => {
  expect(formatLoginAddresses(list, 'qa')).not.toContain('https://');
});
