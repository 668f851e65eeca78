import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { endpoints } from '@portal/contract/endpoints.ts';
import { TILGJENGELIGHET_PATH } from '@portal/contract/paths.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { readOversiktSettings } from '../../config/oversikt-config.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tilgjengelighet-'));
const file = path.join(folder, 'oversikt.json');
const elsewhere = 'https://uustatus.example.no/erklaring';
const brudd = { title: 'Kart', description: { nb: 'Har ingen tekst.', en: 'Have no text.' }, krav: '1.1.1' };
const tilgjengelighet = {
  standard: 'WCAG 2.2',
  samsvar: 'DELVIS',
  vurdert: '2026-11-20',
  vurdering: { nb: 'Prøvd av oss.', nn: 'Prøvd av oss.', en: 'Tried by us.' },
  brudd: [brudd],
};

let portal: TestApp;
const write = (changes: object) => {
  const good: object = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../../../config/oversikt.json'), 'utf8'),
  );
  writeFileSync(file, JSON.stringify({ ...good, ...changes }));
};
beforeAll(async () => {
  cpSync(path.resolve(import.meta.dirname, '../../../config'), folder, { recursive: true });
  write({ tilgjengelighet });
  portal = await createTestApp({ CONFIG_DIR: folder }, { pollMs: 10 });
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

const ask = async (url: string) => (await portal.app.inject(url)).json<unknown>();
beforeEach(async () => {
  write({ tilgjengelighet });
  await vi.waitUntil(async () => 'erklaering' in ((await ask(endpoints.getTilgjengelighet.path)) as object));
});

test('anybody gets the statement, in each language, and what lacks one is marked', async () => {
  const said = { vurdering: 'Prøvd av oss.', brudd: [{ title: 'Kart', description: 'Har ingen tekst.' }] };
  expect(await ask(endpoints.getTilgjengelighet.path)).toMatchObject({ erklaering: said });
  const inEnglish = readOversiktSettings(folder).en.tilgjengelighet;
  expect(inEnglish).toMatchObject({
    vurdering: 'Tried by us.',
    brudd: [{ title: 'Kart', description: 'Have no text.', norsk: true }],
  });
  expect(inEnglish).not.toHaveProperty('norsk');
});

test('the footer’s link leads to our page where there is one, which links to the statement elsewhere', async () => {
  const linked = async () =>
    (
      (await ask(endpoints.getOversiktConfig.path)) as {
        runtime: { lenker: { tilgjengelighet?: string } };
      }
    ).runtime.lenker.tilgjengelighet;
  expect(await linked()).toBe(TILGJENGELIGHET_PATH);
  write({ tilgjengelighet, lenker: { tilgjengelighet: elsewhere } });
  await expect.poll(() => ask(endpoints.getTilgjengelighet.path)).toMatchObject({ lenke: elsewhere });
  expect(await linked()).toBe(TILGJENGELIGHET_PATH);
  write({ tilgjengelighet: undefined, lenker: { tilgjengelighet: elsewhere } });
  await expect.poll(linked).toBe(elsewhere);
  expect(await ask(endpoints.getTilgjengelighet.path)).toEqual({ lenke: elsewhere });
  write({ tilgjengelighet: undefined, lenker: {} });
  await expect.poll(linked).toBeUndefined();
});

test.each([
  ['samsvar', { samsvar: 'HELT' }],
  ['brudd', { brudd: [] }],
  ['brudd', { samsvar: 'IKKE', brudd: [] }],
  ['krav', { brudd: [{ ...brudd, krav: 'kontrast' }] }],
  ['vurdert', { vurdert: '20.11.2026' }],
  ['standard', { standard: 'WCAG' }],
])('a statement that cannot be true or read is refused by its field: %s', (field, changes) => {
  write({ tilgjengelighet: { ...tilgjengelighet, ...changes } });
  expect(() => readOversiktSettings(folder)).toThrow(
    new RegExp(`oversikt\\.json.*tilgjengelighet.*${field}`),
  );
});
