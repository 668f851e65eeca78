import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { fjernTilbudForm } from '@portal/contract/forms/tilbud.ts';
import { BASE_PATH, PROFIL_PATH } from '@portal/contract/paths.ts';
import { tilbakemeldingForm } from '@portal/contract/tilbakemelding-blokker.ts';

import { createKunde } from '../testing/create-kunde.ts';
import { breakSystem } from '../testing/faults.ts';
import { logIn } from '../testing/log-in.ts';
import { createShownPages } from '../testing/shown-pages.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';

const { fodselsnummer } = await createKunde();
await breakSystem(fodselsnummer, { system: 'nice', fault: 'down' });
await breakSystem(fodselsnummer, { system: 'kunderegister', fault: 'down' });

const portal = await createTestApp({}, { pages: createShownPages().pages });
afterAll(() => portal.close());

let browser: TestBrowser;
beforeEach(async () => {
  browser = createTestBrowser(portal.app);
  await logIn(browser, fodselsnummer);
  portal.log.clear();
});

const send = (path: string, fields: Record<string, string>) =>
  browser.submit(path, { formToken: browser.cookies.get('XSRF-TOKEN') ?? '', ...fields });

const listFailures = (): Record<string, unknown>[] =>
  portal.log.lines
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ msg }) => msg === 'form failed');

test.each([
  ['with its page', PROFIL_PATH, { skjema: 'adresse' }, 502],
  ['with a redirect', fjernTilbudForm.path, { avtaleNummer: '1', systemSource: 'NICE' }, 303],
])(
  'an outside system’s failure, answered %s, is a warning without a stack',
  async (_, path, fields, status) => {
    expect((await send(path, fields)).statusCode).toBe(status);
    expect(listFailures()).toEqual([expect.objectContaining({ level: 40, code: 'KILDE_FEILER' })]);
    expect(listFailures()[0]).not.toHaveProperty('err');
  },
);

test('a fault of ours is an error with its stack, also where the form is answered with a redirect', async () => {
  await sql`alter table portal_data.tilbakemelding rename to lost`.execute(portal.database);
  try {
    const answer = await send(tilbakemeldingForm.path, { verdi: '4', side: BASE_PATH });
    expect(answer.statusCode).toBe(303);
  } finally {
    await sql`alter table portal_data.lost rename to tilbakemelding`.execute(portal.database);
  }
  expect(listFailures()).toEqual([
    expect.objectContaining({
      level: 50,
      code: 'UKJENT',
      err: expect.objectContaining({ stack: expect.anything() }),
    }),
  ]);
});
