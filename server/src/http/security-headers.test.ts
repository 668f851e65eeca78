import fastify from 'fastify';
import { expect, test } from 'vitest';

import { registerSecurityHeaders } from './security-headers.ts';

const app = fastify();
registerSecurityHeaders(app, { https: true });
app.get('/', () => '');

const CHROMIUM = '"Chromium";v="150"';

/** Of an answer to a navigation that began so, in the words of Sec-Fetch-Site. */
const getHeaders = async (site?: string) => {
  const given = { 'sec-ch-ua': CHROMIUM, ...(site !== undefined && { 'sec-fetch-site': site }) };
  const { headers } = await app.inject({ url: '/', headers: given });
  return headers;
};

test.each(['cross-site', 'same-site', 'same-origin', 'unknown', undefined])(
  'where a page led here, or the browser does not say, no other window keeps hold of ours: %s',
  async (site) => {
    expect(await getHeaders(site)).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' });
  },
);

test('an address that was typed in Chromium needs no new process for that, and has all other headers', async () => {
  const { 'cross-origin-opener-policy': policy, date: _, ...others } = await getHeaders('cross-site');
  const { date: __, ...typed } = await getHeaders('none');
  expect(policy).toBe('same-origin');
  expect(typed).toEqual(others);
});

test('other browsers always get the same', async () => {
  const { headers } = await app.inject({ url: '/', headers: { 'sec-fetch-site': 'none' } });
  expect(headers).toMatchObject({ 'cross-origin-opener-policy': 'same-origin' });
});
