import { afterAll, beforeAll, expect, test } from 'vitest';

import type { RunningSimulators } from '../start.ts';
import { startForTest } from '../testing.ts';

let simulators: RunningSimulators;
beforeAll(async () => {
  simulators = await startForTest({ webHost: { port: 0, portalUrl: new URL('http://127.0.0.1:1') } });
});
afterAll(() => simulators.close());

const ports = () => ({
  bank: new URL(simulators.address).port,
  portal: new URL(simulators.webHost ?? '').port,
});

test('the web bank leads to the portal in its three ways, on hosts of the bank’s own site', async () => {
  const page = await (await fetch(`${simulators.address}/bank/sb1`)).text();
  const { bank, portal } = ports();
  expect([...page.matchAll(/href="(http[^"]+)"/g)].map(([, href]) => href)).toEqual([
    `http://nettbank.sb1.localhost:${bank}/bank/sb1/nettbank`,
    `http://sb1.localhost:${portal}/bank/sb1/mobilbank`,
    `http://sb1.localhost:${portal}/privat/forsikring/oversikt`,
  ]);
});

test('the web bank frames the portal of its own distributor', async () => {
  const page = await (await fetch(`${simulators.address}/bank/eika/nettbank`)).text();
  expect(page).toContain(`src="http://eika.localhost:${ports().portal}/privat/forsikring/oversikt"`);
});

test('without a portal there is nothing to frame', async () => {
  const lonely = await startForTest();
  expect((await fetch(`${lonely.address}/bank/eika/nettbank`)).status).toBe(404);
  expect((await fetch(`${lonely.address}/bank/eika`)).status).toBe(200);
  await lonely.close();
});

test.each(['ios', 'android'])('the app on %s marks the browser until it is ended', async (platform) => {
  const app = await fetch(`${simulators.webHost}/bank/sb1/mobilbank?plattform=${platform}`);
  expect(app.headers.getSetCookie()).toEqual([`kfp-mobilapp=${platform}; Path=/; SameSite=Lax`]);
  expect(await app.text()).toContain(`data-platform="${platform}"`);
  const end = await fetch(`${simulators.webHost}/bank/sb1/mobilbank/avslutt`, { redirect: 'manual' });
  expect([end.status, end.headers.get('location')]).toEqual([302, '/privat/forsikring/oversikt']);
  expect(end.headers.getSetCookie()).toEqual(['kfp-mobilapp=; Path=/; Max-Age=0']);
});

test('an unknown name does not become part of an address', async () => {
  const page = await (await fetch(`${simulators.address}/bank/evil.example%2F/nettbank`)).text();
  expect(page).not.toContain('evil.example');
});
