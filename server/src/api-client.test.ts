import path from 'node:path';
import { readFileSync } from 'node:fs';

import { OpenAPIClientAxios } from 'openapi-client-axios';
import { afterAll, expect, test } from 'vitest';

import { REQUESTED_BY, REQUESTED_BY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '@portal/contract/headers.ts';

import { createKunde } from './testing/create-kunde.ts';
import { logIn } from './testing/log-in.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestBrowser } from './testing/test-browser.ts';

const portal = await createTestApp();
afterAll(() => portal.close());

/** A program that has only the file: its calls are those that the file names, at the paths and with the parameters that it says. */
async function createClient(headers: Record<string, string>) {
  const file = path.resolve(import.meta.dirname, '../../docs/api/openapi.json');
  return new OpenAPIClientAxios({
    definition: JSON.parse(readFileSync(file, 'utf8')),
    withServer: { url: await portal.app.listen({ host: '127.0.0.1', port: 0 }) },
    axiosConfigDefaults: { adapter: 'http', headers, validateStatus: () => true },
  }).init();
}

test('a client made from docs/api/openapi.json reads, writes and removes, and is told what it may not', async () => {
  const tilbud = { policyNumber: '70310009', name: 'Bil' };
  const { fodselsnummer } = await createKunde({
    avtaler: [{ name: 'Bil', monthlyPrice: 100 }],
    tilbud: [tilbud],
  });
  const browser = createTestBrowser(portal.app);
  await logIn(browser, fodselsnummer);
  const client = await createClient({
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    [XSRF_HEADER]: browser.cookies.get(XSRF_COOKIE) ?? '',
  });
  const asProgram = { [REQUESTED_BY_HEADER]: REQUESTED_BY };
  const call = (name: string, parameters?: object, body?: object) => {
    const operation = client[name];
    if (operation === undefined) throw new Error(`The file has no ${name}`);
    return operation(parameters as never, body);
  };

  expect(await call('getAvtaler')).toMatchObject({ status: 200, data: { monthlySum: 100 } });
  expect((await call('getTilbud')).data).toMatchObject({ tilbud: [{ name: 'Bil' }] });
  const removal = { ...asProgram, avtaleNummer: tilbud.policyNumber, systemSource: 'NICE', versionNumber: 1 };
  expect((await call('deleteTilbud', removal)).status).toBe(204);
  expect((await call('getTilbud')).data).toMatchObject({ tilbud: [] });
  expect((await call('updateKontaktinformasjon', asProgram, { mobilNummer: '90000009' })).status).toBe(204);
  expect((await call('getKunde')).data).toMatchObject({ kontaktInformasjon: { mobilNummer: '90000009' } });
  expect(await call('updateKontaktinformasjon', asProgram, { mobilNummer: '1' })).toMatchObject({
    status: 400,
    data: { code: 'UGYLDIG_MOBILNR' },
  });
  expect(await call('updateAdresse')).toMatchObject({ status: 403, data: { code: 'IKKE_TILLATT' } });
});
