import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, onTestFinished, test } from 'vitest';

import type { ClientContext, Kontaktinfo } from '@portal/contract/auth.ts';
import { endpoints } from '@portal/contract/endpoints.ts';

import { startHostileProvider } from '../testing/hostile-provider.ts';
import { startLogin } from '../testing/log-in.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

const provider = await startHostileProvider();
const portal = await createTestApp({ OIDC_ISSUER: provider.issuer });
afterAll(async () => {
  await portal.close();
  await provider.close();
});
const { app } = portal;

const sb1Kontakt = {
  navn: 'SpareBank 1 Forsikring',
  telefon: '91502300',
  epost: 'kundeservice@example.no',
  apningstider: [
    ['Mandag–fredag', '08.00–20.00'],
    ['Lørdag', '10.00–16.00'],
    ['Søndag', 'Stengt'],
  ],
  domene: 'www.sb1.example.no',
};

test('client-context is the distributor of the host, to anybody (API-11, OD-01)', async () => {
  const answer = await createTestBrowser(app, 'http://sb1.localhost:3000').get(
    endpoints.getClientContext.path,
  );
  expect(answer.json()).toEqual({
    shortname: 'sb1',
    info: {
      navn: 'SpareBank 1 Forsikring',
      loggUtUrl: 'http://localhost:8000/bank/sb1/logget-ut',
      nettbankUrl: 'http://localhost:8000/bank/sb1',
      klage: {
        navn: 'Klageansvarlig i SpareBank 1 Forsikring',
        telefon: '91502300',
        epost: 'klage@example.no',
        adresse: 'Postboks 1, 0101 Oslo',
      },
    },
    environment: 'dev',
    embedded: false,
    isSb1OrEika: true,
  });
});

test('an unknown host is the distributor none (OD-01)', async () => {
  const answer = await createTestBrowser(app, 'http://ukjent.example').get(endpoints.getClientContext.path);
  expect(answer.json()).toMatchObject({ shortname: 'none', environment: 'test', isSb1OrEika: false });
});

test.each([
  ['its cookie', { cookie: 'kfp-mobilapp=android' }],
  ['its user agent', { 'user-agent': 'Mozilla/5.0 (iPhone) KFPMobilApp/1.0' }],
])('a bank’s app is known by %s, before login too (ENV-07, ENV-08)', async (_, headers) => {
  const answer = await createTestBrowser(app).get(endpoints.getClientContext.path, headers);
  expect(answer.json()).toMatchObject({ embedded: true });
});

test('kontaktinfo is for anybody, bankkontakt for the customer (OD-02, OD-03, API-12)', async () => {
  const browser = createTestBrowser(app, 'http://sb1.localhost:3000');
  expect((await browser.get(endpoints.getKontaktinfo.path)).json()).toEqual(sb1Kontakt);
  expect((await browser.get(endpoints.getBankkontakt.path)).statusCode).toBe(401);
  await browser.get(await provider.visit(await startLogin(browser)));
  expect((await browser.get(endpoints.getBankkontakt.path)).json()).toEqual(sb1Kontakt);
});

test('opening hours and who takes complaints come in the customer’s language', async () => {
  const browser = createTestBrowser(app, 'http://sb1.localhost:3000');
  browser.cookies.set('kfp-sprak', 'en');
  const kontaktinfo = (await browser.get(endpoints.getKontaktinfo.path)).json<Kontaktinfo>();
  expect(kontaktinfo.apningstider.at(-1)).toEqual(['Sunday', 'Closed']);
  expect(kontaktinfo).not.toHaveProperty('norsk');
  expect((await browser.get(endpoints.getClientContext.path)).json()).toMatchObject({
    info: { klage: { navn: 'Head of complaints at SpareBank 1 Forsikring' } },
  });
});

test('a brand’s name, its web bank and its page after logout come in the customer’s language', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'brand-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(portal.environment.CONFIG_DIR, folder, { recursive: true });
  const file = path.join(folder, 'distributors/sb1.json');
  const content: object = JSON.parse(readFileSync(file, 'utf8'));
  const en = {
    navn: 'Bank 1',
    loggUtUrl: 'https://bank.example/out',
    nettbankUrl: 'https://bank.example/en',
  };
  const both = Object.entries(en).map(([field, text]) => [
    field,
    { nb: String(Reflect.get(content, field)), en: text },
  ]);
  writeFileSync(file, JSON.stringify({ ...content, ...Object.fromEntries(both) }));
  const own = await createTestApp({ CONFIG_DIR: folder });
  onTestFinished(() => own.close());
  const browser = createTestBrowser(own.app, 'http://sb1.localhost:3000');
  const getInfo = async () => (await browser.get(endpoints.getClientContext.path)).json<ClientContext>().info;
  expect(await getInfo()).toMatchObject({ navn: 'SpareBank 1 Forsikring' });
  browser.cookies.set('kfp-sprak', 'en');
  expect(await getInfo()).toMatchObject(en);
});

test('the login address is a page on the same host, and holds nothing of the visit (API-13, SES-30)', async () => {
  for (const origin of ['http://localhost:3000', 'http://eika.localhost:3000']) {
    const answer = await createTestBrowser(app, origin).get(endpoints.getLogin.path);
    expect(answer.json()).toEqual({ loginUrl: `${origin}/auth/frame` });
  }
  // An unknown host must not decide where the browser goes.
  const answer = await createTestBrowser(app, 'http://evil.example').get(endpoints.getLogin.path);
  expect(answer.json()).toEqual({ loginUrl: 'http://localhost:3000/auth/frame' });
});
