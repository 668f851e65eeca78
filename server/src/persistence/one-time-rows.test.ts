import { afterAll, expect, onTestFinished, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { PROFIL_PATH } from '@portal/contract/paths.ts';

import { deleteBatches } from '../jobs/delete-expired.ts';
import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { logIn, startLogin } from '../testing/log-in.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

const portal = await createTestApp();
afterAll(() => portal.close());
const { app, clock, database } = portal;
const { jumpTokens, keptForms, transactions } = portal.parts.session;

const cases = [
  {
    table: 'jump_token',
    rows: jumpTokens,
    seconds: 60,
    leave: async () => {
      const browser = createTestBrowser(app);
      await logIn(browser, fodselsnumre.standard);
      await browser.write('POST', endpoints.createJumpToken.path);
    },
  },
  {
    table: 'login_transaction',
    rows: transactions,
    seconds: 600,
    leave: () => startLogin(createTestBrowser(app)),
  },
  {
    table: 'kept_form',
    rows: keptForms,
    seconds: 900,
    leave: () =>
      createTestBrowser(app).submit(PROFIL_PATH, {
        skjema: 'kontaktinformasjon',
        epostAdresse: 'mynte@post.example',
        eier: Buffer.alloc(32).toString('base64url'),
      }),
  },
] as const;

test.each(cases)(
  'a $table of a clock that was ahead lives no longer than others once it has been set back',
  async ({ table, rows, seconds, leave }) => {
    const count = async () => (await database.selectFrom(table).select('created_at').execute()).length;
    await database.deleteFrom(table).execute();
    clock.advance(3600);
    await leave();
    clock.advance(-3600);
    expect(await count()).toBe(1);
    await deleteBatches(rows);
    clock.advance(seconds - 1);
    onTestFinished(() => clock.advance(-seconds));
    await deleteBatches(rows);
    expect(await count(), 'it may still be used').toBe(1);
    clock.advance(1);
    await deleteBatches(rows);
    expect(await count()).toBe(0);
  },
);
