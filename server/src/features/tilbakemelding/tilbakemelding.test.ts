import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { XSRF_COOKIE } from '@portal/contract/headers.ts';
import { getOsloDate, getOsloMidnight } from '@portal/contract/oslo-date.ts';
import { tilbakemeldingForm } from '@portal/contract/tilbakemelding-blokker.ts';

import { deleteBatches } from '../../jobs/delete-expired.ts';
import { toTable } from '../../persistence/database.ts';
import type { StoredOppfolging } from '../../persistence/tilbakemelding-repository.ts';
import { collect } from '../../testing/collect.ts';
import { dumpTable } from '../../testing/database-dump.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { logIn, logInAs } from '../../testing/log-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';

const portal = await createTestApp();
const parts = portal.parts.tilbakemelding;
const deleteExpired = async () => {
  for (const table of Object.values(parts.expiring)) await deleteBatches(table);
};
const { repository } = parts;
const visitor = createTestBrowser(portal.app);
const ever = { since: new Date(0) };
const listTilbakemeldinger = () => collect(repository.readTilbakemeldinger(ever));
const listOppfolginger = () => collect(repository.readOppfolginger(ever));
const page = '/privat/forsikring/oversikt';
const paths = {
  feedback: endpoints.createTilbakemelding.path,
  oppfolging: endpoints.createOppfolging.path,
  kontakt: endpoints.createKontaktonske.path,
};

afterAll(() => portal.close());
afterEach(async () => {
  for (const table of ['tilbakemelding', 'oppfolging', 'kontaktonske', 'request_count'] as const)
    await sql`delete from ${toTable(table)}`.execute(portal.database);
});

describe('POST feedback/', () => {
  test('keeps a visitor’s rating and comment; the path ends with a slash (API-37, FDB-01)', async () => {
    expect(paths.feedback).toBe('/api/privat/forsikring/feedback/');
    const answer = await visitor.write('POST', paths.feedback, {
      feedbackValue: 4,
      text: '  Ryddig side  ',
      productCode: 'BIL',
      page,
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await listTilbakemeldinger()).toEqual([
      {
        created_at: getOsloMidnight(getOsloDate(portal.clock.now())),
        distributor: 'none',
        page,
        product_code: 'BIL',
        value: 4,
        text: 'Ryddig side',
      },
    ]);
  });

  test('has no time by which the session would be found that was used then', async () => {
    const browser = await logInAs(portal.app, fodselsnumre.standard);
    portal.clock.advance(60);
    await browser.write('POST', paths.feedback, { feedbackValue: 2, page });
    await browser.write('POST', paths.oppfolging, {
      page,
      answers: [{ name: 'n', label: 'n', type: 'text', value: 'Nei' }],
    });
    for (const table of ['tilbakemelding', 'oppfolging'] as const) {
      const { rows } = await sql`select created_at from ${toTable(table)}`.execute(portal.database);
      expect(rows, table).toEqual([{ created_at: getOsloMidnight(getOsloDate(portal.clock.now())) }]);
    }
  });

  test.each([[1], [5], ['ja'], ['nei'], [['pris', 'dekning']]])(
    'takes %j (FDB-22)',
    async (feedbackValue) => {
      expect((await visitor.write('POST', paths.feedback, { feedbackValue, page })).statusCode).toBe(204);
      const [kept] = await listTilbakemeldinger();
      expect(kept).toMatchObject({ value: feedbackValue, text: null, product_code: null });
    },
  );

  test.each([
    ['kvittering'],
    ['/privat/forsikring/bil/kvittering'],
    ['/privat/forsikring/oversikt/andre-forsikringer'],
  ])('takes the page %s, and a product code that is empty as none (API-37)', async (from) => {
    const answer = await visitor.write('POST', paths.feedback, {
      feedbackValue: 3,
      productCode: '',
      page: from,
    });
    expect(answer.statusCode).toBe(204);
    expect(await listTilbakemeldinger()).toMatchObject([{ page: from, product_code: null }]);
  });

  test('takes 250 characters, and refuses 251: counted as the browser does (FDB-40, AMB-43)', async () => {
    const send = (text: string) => visitor.write('POST', paths.feedback, { feedbackValue: 1, text, page });
    expect((await send('🙂'.repeat(125))).statusCode).toBe(204);
    expect((await send(`${'🙂'.repeat(125)}a`)).statusCode).toBe(400);
    expect(await listTilbakemeldinger()).toHaveLength(1);
  });

  test.each([
    ['no value', { page }],
    ['a value over the scale', { feedbackValue: 6, page }],
    ['half a value', { feedbackValue: 2.5, page }],
    ['another word', { feedbackValue: 'kanskje', page }],
    ['no choices', { feedbackValue: [], page }],
    ['NUL', { feedbackValue: 1, text: 'a\0b', page }],
    ['NUL in a choice', { feedbackValue: ['a\0'], page }],
    ['half a character', { feedbackValue: ['a\ud83d'], page }],
    ['a page with an address in it', { feedbackValue: 1, page: `${page}/avtale/70110003` }],
    [
      'a receipt’s address with a number in it',
      { feedbackValue: 1, page: '/privat/forsikring/8801/kvittering' },
    ],
    ['a receipt of somebody else', { feedbackValue: 1, page: 'https://ond.example/kvittering' }],
    ['a product with more than a code', { feedbackValue: 1, productCode: 'BIL for Ola', page }],
    ['what is not asked for', { feedbackValue: 1, page, fodselsnummer: '1' }],
  ])('refuses %s', async (_, body) => {
    const answer = await visitor.write('POST', paths.feedback, body);
    expect(answer.statusCode).toBe(400);
    expect(await listTilbakemeldinger()).toEqual([]);
  });

  test('takes out national ids and e-mail addresses before it keeps a comment', async () => {
    const text = 'Jeg er 148384 30121, svar meg på maane@post.example';
    await visitor.write('POST', paths.feedback, { feedbackValue: 2, text, page });
    expect((await listTilbakemeldinger())[0]?.text).toBe('Jeg er [fjernet], svar meg på [fjernet]');
  });

  test('takes them out of the choices and the product too: anybody can send any', async () => {
    const feedbackValue = ['pris', 'Ring 987 65 432'];
    await visitor.write('POST', paths.feedback, { feedbackValue, productCode: fodselsnumre.standard, page });
    expect(await listTilbakemeldinger()).toMatchObject([
      { value: ['pris', 'Ring [fjernet]'], product_code: '[fjernet]' },
    ]);
  });

  test('is only for our own pages (OD-20)', async () => {
    const body = { feedbackValue: 1, page };
    const foreign = { origin: 'http://ond.example', 'sec-fetch-site': 'cross-site' };
    expect((await visitor.write('POST', paths.feedback, body, foreign)).statusCode).toBe(403);
    expect((await visitor.write('POST', paths.feedback, body, { 'x-requested-by': '' })).statusCode).toBe(
      403,
    );
  });

  test('what was written stands in no log', async () => {
    portal.log.clear();
    await visitor.write('POST', paths.feedback, { feedbackValue: 1, text: 'Hemmelig ord', page });
    await visitor.write('POST', paths.kontakt, { page, email: 'maane@post.example' });
    const log = portal.log.lines.join('');
    expect(log).toContain('createTilbakemelding');
    expect(log).not.toMatch(/Hemmelig|maane/);
  });
});

describe('POST feedback/oppfolging', () => {
  const answer = { name: 'fant', label: 'Fant du det?', type: 'radio', value: 'ja' };

  test('keeps the answers, masked (OD-15)', async () => {
    const answers = [
      answer,
      { name: 'valg', label: 'Hva?', type: 'checkbox', value: ['pris', 'dekning'] },
      { name: 'bedre', label: 'Hva kan bli bedre?', type: 'text', value: `Ring ${fodselsnumre.standard}` },
    ];
    expect((await visitor.write('POST', paths.oppfolging, { page, answers })).statusCode).toBe(204);
    const [kept] = await listOppfolginger();
    expect(kept?.page).toBe(page);
    expect(kept?.answers).toEqual([answers[0], answers[1], { ...answers[2], value: 'Ring [fjernet]' }]);
  });

  test('takes national ids and addresses out of what a page names them by too', async () => {
    const answers = [
      { name: fodselsnumre.standard, label: 'Er du maane@post.example?', type: 'radio', value: 'ja' },
    ];
    await visitor.write('POST', paths.oppfolging, { page, answers });
    expect((await listOppfolginger())[0]?.answers).toEqual([
      { name: '[fjernet]', label: 'Er du [fjernet]', type: 'radio', value: 'ja' },
    ]);
  });

  test.each([
    ['none', []],
    ['a kind that is not there', [{ ...answer, type: 'dato' }]],
    ['251 characters', [{ ...answer, type: 'text', value: 'a'.repeat(251) }]],
    ['NUL', [{ ...answer, name: 'a\0' }]],
    ['half a character', [{ ...answer, value: '\ud83d' }]],
    ['a face that is none', [{ ...answer, type: 'smiley', value: '1e308' }]],
    ['several faces', [{ ...answer, type: 'smiley', value: ['1', '2'] }]],
    ['twenty-one', Array.from({ length: 21 }, () => answer)],
  ])('refuses %s', async (_, answers) => {
    expect((await visitor.write('POST', paths.oppfolging, { page, answers })).statusCode).toBe(400);
    expect(await listOppfolginger()).toEqual([]);
  });
});

describe('POST feedback/kontakt', () => {
  test('keeps the e-mail address with the day it goes, and nothing that leads to a person or visit', async () => {
    const browser = await logInAs(portal.app, fodselsnumre.standard);
    await browser.write('POST', paths.feedback, { feedbackValue: 5, page });
    const body = { page, email: ' maane@post.example ', phone: '987 65 432' };
    expect((await browser.write('POST', paths.kontakt, body)).statusCode).toBe(204);
    const inNinetyDays = new Date(portal.clock.now().getTime() + 90 * 86_400_000);
    expect(await repository.listKontaktonsker()).toEqual([
      {
        distributor: 'none',
        page,
        email: 'maane@post.example',
        // The page does not ask for a phone number, so one that is sent is not stored.
        phone: null,
        delete_on: inNinetyDays.toISOString().slice(0, 10),
      },
    ]);
    const ratings = await dumpTable(portal.database, 'tilbakemelding');
    const ids = await sql<{ id: string }>`select id from portal_data.tilbakemelding`.execute(portal.database);
    expect(ratings).not.toContain('maane');
    expect(await dumpTable(portal.database, 'kontaktonske')).not.toContain(ids.rows[0]?.id);
  });

  test('keeps the number that a receipt asked for: its own application alone knows whether it does', async () => {
    const body = { page: 'kvittering', email: 'maane@post.example', phone: '987 65 432' };
    expect((await visitor.write('POST', paths.kontakt, body)).statusCode).toBe(204);
    expect(await repository.listKontaktonsker()).toMatchObject([{ page: 'kvittering', phone: '98765432' }]);
  });

  test.each([
    ['no address', { page }, 'UGYLDIG_MAILADRESSE'],
    ['half an address', { page, email: 'abc' }, 'UGYLDIG_MAILADRESSE'],
    ['NUL', { page, email: 'a\0@post.example' }, 'UGYLDIG_MAILADRESSE'],
    ['a short number', { page, email: 'a@post.example', phone: '123' }, 'UGYLDIG_MOBILNR'],
  ])('refuses %s', async (_, body, code) => {
    const answer = await visitor.write('POST', paths.kontakt, body);
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ code })]);
    expect(await repository.listKontaktonsker()).toEqual([]);
  });

  test('the periodic deletion takes it on its day, not before', async () => {
    await visitor.write('POST', paths.kontakt, { page, email: 'maane@post.example' });
    portal.clock.advance(89 * 86_400);
    await deleteExpired();
    expect(await repository.listKontaktonsker()).toHaveLength(1);
    portal.clock.advance(86_400);
    await deleteExpired();
    expect(await repository.listKontaktonsker()).toEqual([]);
  });
});

describe('the periodic deletion of answers', () => {
  const answers: StoredOppfolging['answers'] = [
    { name: 'n', label: 'n', type: 'text', value: 'Navn Navnesen' },
  ];
  const survey = { page, answers };
  const count = async () => [(await listTilbakemeldinger()).length, (await listOppfolginger()).length];

  test('takes ratings, comments and surveys after two years, and leaves what came later', async () => {
    await visitor.write('POST', paths.feedback, { feedbackValue: 2, text: 'Navn Navnesen', page });
    await visitor.write('POST', paths.oppfolging, survey);
    portal.clock.advance(86_400);
    await visitor.write('POST', paths.feedback, { feedbackValue: 3, page });
    await visitor.write('POST', paths.oppfolging, survey);
    portal.clock.advance(728 * 86_400);
    await deleteExpired();
    expect(await count()).toEqual([2, 2]);
    portal.clock.advance(86_400);
    await deleteExpired();
    expect(await count()).toEqual([1, 1]);
    expect(await dumpTable(portal.database, 'tilbakemelding')).not.toContain('Navnesen');
  });

  test('first takes the time from what another version has written beside this one', async () => {
    const created_at = portal.clock.now();
    const from = { created_at, distributor: 'none', page };
    await repository.insertTilbakemelding({ ...from, product_code: null, value: 2, text: null });
    await repository.insertOppfolging({ ...from, answers });
    portal.clock.advance(60);
    await deleteExpired();
    const midnight = getOsloMidnight(getOsloDate(created_at));
    expect(await listTilbakemeldinger()).toMatchObject([{ created_at: midnight }]);
    expect(await listOppfolginger()).toMatchObject([{ created_at: midnight }]);
  });

  test('goes on until a long backlog is gone', async () => {
    await sql`insert into portal_data.tilbakemelding (created_at, distributor, page, value)
      select ${portal.clock.now()}, 'none', ${page}, '1' from generate_series(1, 1001)`.execute(
      portal.database,
    );
    portal.clock.advance(731 * 86_400);
    await deleteExpired();
    expect(await count()).toEqual([0, 0]);
  });
});

describe('the limit', () => {
  const send = (browser: typeof visitor) => browser.write('POST', paths.feedback, { feedbackValue: 3, page });

  test('is 60 from one address in ten minutes, then 429 with when to try again', async () => {
    for (let sent = 0; sent < 60; sent += 1) expect((await send(visitor)).statusCode).toBe(204);
    const refused = await send(visitor);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      code: 'FOR_MANGE_FORSPORSLER',
      message: 'Det kom for mange forespørsler på kort tid. Prøv igjen om litt.',
    });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(await listTilbakemeldinger()).toHaveLength(60);
    expect(await dumpTable(portal.database, 'request_count'), 'addresses are not kept').not.toContain(
      '127.0.0.1',
    );

    portal.clock.advance(wait);
    expect((await send(visitor)).statusCode).toBe(204);
    await deleteExpired();
    const counts = await portal.database.selectFrom('request_count').select('requests').execute();
    expect(counts).toEqual([{ requests: 1 }]);
  });

  test('is 20 in one session, and leaves others alone', async () => {
    const browser = await logInAs(portal.app, fodselsnumre.standard);
    for (let sent = 0; sent < 20; sent += 1) expect((await send(browser)).statusCode).toBe(204);
    expect((await send(browser)).statusCode).toBe(429);
    expect((await send(visitor)).statusCode).toBe(204);
  });
});

describe('the form without JavaScript', () => {
  const submit = (fields: Record<string, string>) => visitor.submit(tilbakemeldingForm.path, fields);

  test('keeps rating and comment, and leads back with thanks', async () => {
    const answer = await submit({ verdi: '5', tekst: `${'a'.repeat(248)}\r\nb`, side: `${page}/tilbud` });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `${page}/tilbud?tilbakemelding=takk#tilbakemelding`,
    ]);
    const [kept] = await listTilbakemeldinger();
    expect(kept).toMatchObject({ value: 5, text: `${'a'.repeat(248)}\nb`, page: `${page}/tilbud` });
    portal.clock.advance(1);
    await submit({ verdi: 'nei', tekst: '', side: `${page}/andre-forsikringer` });
    expect(await listTilbakemeldinger()).toContainEqual(
      expect.objectContaining({ value: 'nei', text: null, page: `${page}/andre-forsikringer` }),
    );
  });

  test('leads only to our own pages, and says when nothing was kept', async () => {
    const forged = await submit({ verdi: '5', tekst: '', side: '//ond.example' });
    expect(forged.headers.location).toBe(`${page}?tilbakemelding=feil#tilbakemelding`);
    const tooLong = await submit({ verdi: '5', tekst: 'a'.repeat(251), side: page });
    expect(tooLong.headers.location).toBe(`${page}?tilbakemelding=feil#tilbakemelding`);
    expect(await listTilbakemeldinger()).toEqual([]);
  });

  test('is refused from elsewhere, and taken whoever has logged in since its page was opened', async () => {
    const fields = { verdi: '5', tekst: '', side: page };
    const foreign = await visitor.submit(tilbakemeldingForm.path, fields, {
      origin: 'http://ond.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(foreign.statusCode).toBe(403);
    const browser = await logInAs(portal.app, fodselsnumre.standard);
    const formToken = browser.cookies.get(XSRF_COOKIE) ?? '';
    await logIn(browser, fodselsnumre.loMedlem);
    const sent = { ...fields, tekst: 'Skrevet før innloggingen', formToken };
    const { location } = (await browser.submit(tilbakemeldingForm.path, sent)).headers;
    expect(location).toBe(`${page}?tilbakemelding=takk#tilbakemelding`);
    expect(await listTilbakemeldinger()).toMatchObject([{ text: sent.tekst }]);
  });
});
