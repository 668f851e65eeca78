import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { OversiktConfig } from '@portal/contract/oversikt-config.ts';

import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'oversikt-config-'));
const innholdFile = path.join(folder, 'innhold/felles.json');
let portal: TestApp;
beforeAll(async () => {
  cpSync(path.resolve(import.meta.dirname, '../../../config'), folder, { recursive: true });
  portal = await createTestApp({ CONFIG_DIR: folder }, { pollMs: 10 });
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

async function getConfig(origin?: string): Promise<OversiktConfig> {
  const answer = await createTestBrowser(portal.app, origin).get(endpoints.getOversiktConfig.path);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const getReady = async () => (await portal.app.inject('/health/ready')).json<unknown>();

test('anybody gets the content, the addresses and the flags (OD-25, OD-26)', async () => {
  const config = await getConfig();
  expect(config.oversiktConfig.finnerIkkeForsikringConfig.length).toBeGreaterThan(4);
  expect(config.oversiktConfig.taskCards.skrytebokser.testUtmerkelserContent?.title).toBe(
    'Raskt skadeoppgjør',
  );
  expect(config.runtime).toMatchObject({ apiHost: '', timeoutUrl: expect.any(String) });
  expect(config.featureFlags).toEqual({ 'nysalg-skade': true, 'direct-login': true });
});

test('the host of the API, the address of a session that ran out, the accessibility statement and a word about the service are the operator’s (CFG-06, CFG-08)', async () => {
  const file = path.join(folder, 'oversikt.json');
  const good = readFileSync(file, 'utf8');
  const changed = {
    apiHost: 'https://api.example.no',
    timeoutUrl: 'https://www.example.no/ut',
    lenker: { tilgjengelighet: 'https://uustatus.example.no/erklaring' },
    driftsmelding: 'I natt fra 01 til 03 kan du ikke endre noe.',
  };
  writeFileSync(
    file,
    JSON.stringify({ ...(JSON.parse(good) as object), tilgjengelighet: undefined, ...changed }),
  );
  await expect.poll(async () => (await getConfig()).runtime).toMatchObject(changed);
  writeFileSync(
    file,
    JSON.stringify({ ...(JSON.parse(good) as object), apiHost: 'http://api.example.no/sti' }),
  );
  await expect
    .poll(getReady)
    .toMatchObject({ configuration: { problems: [expect.stringContaining('apiHost')] } });
  expect((await getConfig()).runtime).toMatchObject(changed);
  writeFileSync(file, good);
  await expect.poll(getReady).toEqual({ status: 'ok', configuration: { problems: [] } });
});

test('a distributor gets its own content (OD-50)', async () => {
  expect((await getConfig('http://sb1.localhost:3000')).oversiktConfig.kjop.harReise).toBe(true);
  expect((await getConfig('http://fremtind.localhost:3000')).oversiktConfig.kjop.harReise).toBe(false);
});

test('login in our own page is decided for all, and for one distributor besides (SES-24, CFG-10)', async () => {
  const file = path.join(folder, 'distributors/dnb.json');
  const good = readFileSync(file, 'utf8');
  const getFlag = async (origin: string) => (await getConfig(origin)).featureFlags['direct-login'];
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(good) as object), directLogin: false }));
  await expect.poll(() => getFlag('http://dnb.localhost:3000')).toBe(false);
  expect(await getFlag('http://sb1.localhost:3000')).toBe(true);
  writeFileSync(file, good);
  await expect.poll(() => getFlag('http://dnb.localhost:3000')).toBe(true);
});

test('a changed file counts without a restart; an invalid one is reported by the readiness probe', async () => {
  expect(await getReady()).toEqual({ status: 'ok', configuration: { problems: [] } });
  const good = readFileSync(innholdFile, 'utf8');
  writeFileSync(innholdFile, good.replace('Raskt skadeoppgjør', 'Enda raskere skadeoppgjør'));
  await expect
    .poll(async () => (await getConfig()).oversiktConfig.taskCards.skrytebokser.testUtmerkelserContent?.title)
    .toBe('Enda raskere skadeoppgjør');

  writeFileSync(innholdFile, good.replace('"harReise": true', '"harReise": "ja"'));
  await expect
    .poll(getReady)
    .toEqual({ status: 'ok', configuration: { problems: [expect.stringContaining('kjop.harReise')] } });
  expect((await portal.app.inject('/health/ready')).statusCode).toBe(200);
  expect((await getConfig()).oversiktConfig.kjop.harReise).toBe(true);
  writeFileSync(innholdFile, good);
  await expect.poll(getReady).toEqual({ status: 'ok', configuration: { problems: [] } });
});
