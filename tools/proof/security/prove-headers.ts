import { endpoints } from '@portal/contract/endpoints.ts';
import { SESSION_EXPIRES_HEADER, XSRF_COOKIE } from '@portal/contract/headers.ts';
import { BASE_PATH, PROFIL_PATH } from '@portal/contract/paths.ts';
import { getUtseendeCookie, utseendeForm } from '@portal/contract/utseende.ts';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { createTestBrowser, type TestBrowser } from '../../../server/src/testing/test-browser.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import type { Proof } from './proof.ts';
import { isWrite, type ProofPortal, startProofPortal, toAddress } from './proof-portal.ts';

const ALLE_NEDE = fodselsnumre.alleNede;
const ORIGIN = 'https://localhost';
/** The same for everybody, so shared caches may keep it. */
const cacheable = [
  `${BASE_PATH}/assets/`,
  endpoints.getPostnummer.path,
  '/health/',
  '/.well-known/security.txt',
];

export const proveHeaders: Proof = {
  name: 'headers',
  claim: 'Every kind of answer of every route carries what keeps browsers and caches from misusing it',
  async prove(attack) {
    const { figures, failures } = attack;
    const portal = await startProofPortal(attack, {
      variables: { PUBLIC_URL: ORIGIN },
      // Weakened: a new route that writes its response by hand, past the hooks that set headers.
      weaken: (app) =>
        app.get('/svak', (_request, reply) => {
          reply.hijack();
          reply.raw.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
        }),
    });
    const answers = await collectAnswers(portal);
    for (const [name, answer] of answers)
      failures.push(...check(name, answer).map((what) => `${name}: ${what}`));
    Object.assign(figures, { 'kinds of answer': answers.length });
  },
};

async function collectAnswers(portal: ProofPortal): Promise<[string, LightMyRequestResponse][]> {
  const mine = await portal.logIn(undefined, createTestBrowser(portal.app, ORIGIN));
  const visitor = createTestBrowser(portal.app, ORIGIN);
  const answers: [string, LightMyRequestResponse][] = [];
  for (const [who, browser] of [
    ['visitor', visitor],
    ['customer', mine],
  ] as const) {
    for (const route of portal.routes.filter((one) => !isWrite(one) && one.method !== 'OPTIONS')) {
      for (const accept of ['text/html', 'application/json'])
        answers.push([
          `${route.method} ${route.url} (${who}, ${accept})`,
          await portal.app.inject({
            method: route.method as 'GET',
            url: toAddress(route),
            headers: {
              host: 'localhost',
              accept,
              cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
            },
          }),
        ]);
    }
  }
  // Forged writes only: successful ones would end the session in the middle of the proof.
  for (const route of portal.routes.filter(isWrite)) {
    const request = { method: route.method as 'POST', url: toAddress(route), headers: { host: 'localhost' } };
    answers.push([`${route.method} ${route.url} (forged)`, await portal.app.inject(request)]);
  }
  const formToken = mine.cookies.get(XSRF_COOKIE) ?? '';
  const form = { formToken, skjema: 'kontaktinformasjon', epostAdresse: 'ikke en adresse' };
  const [asset = ''] =
    /\/privat\/forsikring\/oversikt\/assets\/[\w.-]+\.js/.exec((await visitor.get(BASE_PATH)).body) ?? [];
  const allDown = await portal.logIn(ALLE_NEDE, createTestBrowser(portal.app, ORIGIN));
  answers.push(
    ['a source that fails', await allDown.get(endpoints.getAvtaler.path)],
    ...(await collectRefusals(portal, mine)),
    ['a refused form', await mine.submit(PROFIL_PATH, form)],
    [
      'a refused value',
      await mine.write('PUT', endpoints.updateKontaktinformasjon.path, { mobilNummer: '1' }),
    ],
    ['a write that is done', await mine.write('POST', endpoints.refreshSession.path)],
    ['a body too large', await mine.write('POST', endpoints.updateSamtykke.path, 'x'.repeat(40_000))],
    ['an asset', await visitor.get(asset)],
    ['an asset that is not there', await visitor.get(`${BASE_PATH}/assets/finnes-ikke.js`)],
    ['a page that is not there', await mine.get(`${BASE_PATH}/finnes-ikke`, { accept: 'text/html' })],
    ['nothing', await visitor.get('/finnes-ikke')],
    ['an address that is none', await visitor.get('/%zz')],
    ['a choice of light or dark', await mine.submit(utseendeForm.path, { formToken, utseende: 'dark' })],
    ['a logout', await mine.submit(`${BASE_PATH}/logg-ut`, { formToken })],
  );
  return answers;
}

/** Too many of them, and none that can be put on record. */
async function collectRefusals(
  portal: ProofPortal,
  mine: TestBrowser,
): Promise<[string, LightMyRequestResponse][]> {
  const sent = { feedbackValue: 4, page: BASE_PATH };
  let tooMany = await mine.write('POST', endpoints.createTilbakemelding.path, sent);
  for (let count = 0; count < 70 && tooMany.statusCode !== 429; count += 1)
    tooMany = await mine.write('POST', endpoints.createTilbakemelding.path, sent);
  await sql`alter table portal_data.revisjonsspor rename to borte`.execute(portal.database);
  const unrecorded = await mine.write('POST', endpoints.updateAdresse.path);
  const unrecordedForm = await mine.submit(PROFIL_PATH, {
    formToken: mine.cookies.get(XSRF_COOKIE) ?? '',
    skjema: 'adresse',
  });
  await sql`alter table portal_data.borte rename to revisjonsspor`.execute(portal.database);
  await sql`alter table portal_data.session rename to borte`.execute(portal.database);
  const unknown = await mine.get(BASE_PATH, { accept: 'text/html' });
  const unknownCall = await mine.get(endpoints.getAvtaler.path);
  await sql`alter table portal_data.borte rename to session`.execute(portal.database);
  const statuses = [tooMany, unrecorded, unrecordedForm, unknown, unknownCall].map(
    ({ statusCode }) => statusCode,
  );
  if (statuses.join() !== '429,503,503,503,503')
    throw new Error(`The refusals that the proof looks at came as ${statuses.join()}`);
  return [
    ['one too many', tooMany],
    ['a write that cannot be put on record', unrecorded],
    ['the same by a form', unrecordedForm],
    ['a page when nobody knows whose it is', unknown],
    ['a call when nobody knows whose it is', unknownCall],
  ];
}

function check(name: string, { statusCode, headers, body, cookies }: LightMyRequestResponse): string[] {
  const problems: string[] = [];
  const expect = (what: string, holds: boolean): void => {
    if (!holds) problems.push(what);
  };
  const read = (header: string): string => String(headers[header] ?? '');
  const policy = read('content-security-policy');
  expect('can be sniffed', read('x-content-type-options') === 'nosniff');
  expect('has no policy', policy.includes("default-src 'none'") && policy.includes("base-uri 'none'"));
  expect(
    'can be framed by anybody',
    policy.includes('frame-ancestors') && !/frame-ancestors[^;]*\*/.test(policy),
  );
  expect('runs what is inline', !/script-src[^;]*('unsafe-|\*|data:)/.test(policy));
  expect(
    'may be fetched without encryption',
    read('strict-transport-security').includes('max-age=31536000; includeSubDomains'),
  );
  expect('tells other sites its address', read('referrer-policy') === 'same-origin');
  expect('shares its window', read('cross-origin-opener-policy') === 'same-origin');
  expect('is handed to other sites', read('cross-origin-resource-policy') === 'same-origin');
  expect('opens itself to other origins', headers['access-control-allow-origin'] === undefined);
  expect('tells what it runs on', headers['server'] === undefined && headers['x-powered-by'] === undefined);
  const isCacheable =
    cacheable.some((path) => name.includes(path)) || (name === 'an asset' && statusCode === 200);
  expect(
    'is kept by caches',
    isCacheable || read('cache-control') === 'no-store' || isBareRedirect(statusCode, cookies),
  );
  expect(
    'carries something of a session into caches',
    read('cache-control') === 'no-store' ||
      (cookies.length === 0 && headers[SESSION_EXPIRES_HEADER] === undefined),
  );
  const isText = /^(text|application\/json)/.test(read('content-type'));
  expect(
    'has a type without its characters',
    body === '' || !isText || /charset=utf-8/i.test(read('content-type')),
  );
  expect('shows its insides', !/node_modules|\.ts:\d+|at [\w.]+ \(/.test(body));
  for (const cookie of cookies) {
    expect(`cookie ${cookie.name} goes without encryption`, cookie.secure === true);
    expect(`cookie ${cookie.name} goes to other sites`, cookie.sameSite === 'Lax');
    // The contract with other teams fixes its name. A planted token matches no session.
    if (cookie.name === XSRF_COOKIE) continue;
    expect(
      `cookie ${cookie.name} can be planted by a neighbour`,
      cookie.name.startsWith('__Host-') && cookie.path === '/' && cookie.domain === undefined,
    );
    expect(
      `cookie ${cookie.name} is open to scripts`,
      cookie.httpOnly === true || cookie.name === getUtseendeCookie(true),
    );
  }
  return problems;
}

/** To one of our own pages, the same for everybody. */
function isBareRedirect(statusCode: number, cookies: readonly unknown[]): boolean {
  return statusCode === 302 && cookies.length === 0;
}
