import { endpoints } from '@portal/contract/endpoints.ts';
import { SESSION_EXPIRES_HEADER, XSRF_COOKIE } from '@portal/contract/headers.ts';
import { BASE_PATH, PROFIL_PATH, SAMLING_SKJEMA_PATH } from '@portal/contract/paths.ts';
import { BELOP_SKJULT, belopForm, getBelopCookie } from '@portal/contract/skjulte-belop.ts';
import { getUtseendeCookie, utseendeForm } from '@portal/contract/utseende.ts';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { createTestBrowser, type TestBrowser } from '../../../server/src/testing/test-browser.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import type { Proof } from './proof.ts';
import { isWrite, type ProofPortal, startProofPortal, toAddress } from './proof-portal.ts';

const ORIGIN = 'https://localhost';
const HSTS = 'max-age=31536000; includeSubDomains';
/** The same for everybody, so shared caches may keep it. */
const cacheable = [
  `${BASE_PATH}/assets/`,
  endpoints.getPostnummer.path,
  SAMLING_SKJEMA_PATH,
  '/health/',
  '/.well-known/security.txt',
];

/** Which answer it is, in words, and what came. */
type Answer = [name: string, answer: LightMyRequestResponse];

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
    failures.push(...answers.flatMap(check));
    Object.assign(figures, { 'kinds of answer': answers.length });
  },
};

async function collectAnswers(portal: ProofPortal): Promise<Answer[]> {
  const mine = await portal.logIn(undefined, createTestBrowser(portal.app, ORIGIN));
  const visitor = createTestBrowser(portal.app, ORIGIN);
  const answers: Answer[] = [];
  for (const [who, browser] of [
    ['visitor', visitor],
    ['customer', mine],
  ] as const) {
    for (const route of portal.routes.filter((one) => !isWrite(one) && one.method !== 'OPTIONS')) {
      for (const accept of ['text/html', 'application/json'])
        answers.push([
          `${route.method} ${route.url} (${who}, ${accept})`,
          await browser.send(route.method, toAddress(route), { headers: { accept } }),
        ]);
    }
  }
  // Forged writes only: successful ones would end the session in the middle of the proof.
  for (const route of portal.routes.filter(isWrite)) {
    const name = `${route.method} ${route.url} (forged)`;
    answers.push([name, await visitor.send(route.method, toAddress(route))]);
  }
  const formToken = mine.cookies.get(XSRF_COOKIE) ?? '';
  const form = { formToken, skjema: 'kontaktinformasjon', epostAdresse: 'ikke en adresse' };
  const [asset = ''] =
    /\/privat\/forsikring\/oversikt\/assets\/[\w.-]+\.js/.exec((await visitor.get(BASE_PATH)).body) ?? [];
  const allDown = await portal.logIn(fodselsnumre.alleNede, createTestBrowser(portal.app, ORIGIN));
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
    ['a choice to hide amounts', await mine.submit(belopForm.path, { formToken, belop: BELOP_SKJULT })],
    ['a logout', await mine.submit(`${BASE_PATH}/logg-ut`, { formToken })],
  );
  return answers;
}

/** Too many of them, what cannot be put on record, and what comes when nobody knows whose it is. */
async function collectRefusals({ database }: ProofPortal, mine: TestBrowser): Promise<Answer[]> {
  const rate = () =>
    mine.write('POST', endpoints.createTilbakemelding.path, { feedbackValue: 4, page: BASE_PATH });
  const without = async <Result>(table: string, work: () => Promise<Result>): Promise<Result> => {
    await sql`alter table portal_data.${sql.ref(table)} rename to borte`.execute(database);
    const result = await work();
    await sql`alter table portal_data.borte rename to ${sql.ref(table)}`.execute(database);
    return result;
  };
  let tooMany = await rate();
  for (let count = 0; count < 70 && tooMany.statusCode !== 429; count += 1) tooMany = await rate();
  const formToken = mine.cookies.get(XSRF_COOKIE) ?? '';
  const refusals: Answer[] = [
    ['one too many', tooMany],
    ...(await without('revisjonsspor', async (): Promise<Answer[]> => [
      ['a write that cannot be put on record', await mine.write('POST', endpoints.updateAdresse.path)],
      ['the same by a form', await mine.submit(PROFIL_PATH, { formToken, skjema: 'adresse' })],
    ])),
    ...(await without('session', async (): Promise<Answer[]> => [
      ['a page when nobody knows whose it is', await mine.get(BASE_PATH, { accept: 'text/html' })],
      ['a call when nobody knows whose it is', await mine.get(endpoints.getAvtaler.path)],
    ])),
  ];
  const statuses = refusals.map(([, { statusCode }]) => statusCode).join();
  if (statuses !== '429,503,503,503,503') throw new Error(`The refusals came as ${statuses}`);
  return refusals;
}

/** The choices that script makes at once. */
const ofScript = new Set([getUtseendeCookie(true), getBelopCookie(true)]);

/** What is wrong with the answer, in words. */
function check([name, { statusCode, headers, body, cookies }]: Answer): string[] {
  const read = (header: string): string => String(headers[header] ?? '');
  const policy = read('content-security-policy');
  const type = read('content-type');
  const isStored = read('cache-control') !== 'no-store';
  const mayBeStored =
    cacheable.some((path) => name.includes(path)) ||
    (name === 'an asset' && statusCode === 200) ||
    // A redirect to one of our own pages, the same for everybody.
    (statusCode === 302 && cookies.length === 0);
  const faults: Record<string, boolean> = {
    'can be sniffed': read('x-content-type-options') !== 'nosniff',
    'has no policy': !policy.includes("default-src 'none'") || !policy.includes("base-uri 'none'"),
    'can be framed by anybody': !policy.includes('frame-ancestors') || /frame-ancestors[^;]*\*/.test(policy),
    'runs what is inline': /script-src[^;]*('unsafe-|\*|data:)/.test(policy),
    'may be fetched without encryption': !read('strict-transport-security').includes(HSTS),
    'tells other sites its address': read('referrer-policy') !== 'same-origin',
    'shares its window': read('cross-origin-opener-policy') !== 'same-origin',
    'is handed to other sites': read('cross-origin-resource-policy') !== 'same-origin',
    'opens itself to other origins':
      headers['access-control-allow-origin'] !== undefined && !name.includes(SAMLING_SKJEMA_PATH),
    'tells what it runs on': headers['server'] !== undefined || headers['x-powered-by'] !== undefined,
    'is kept by caches': isStored && !mayBeStored,
    'carries something of a session into caches':
      isStored && (cookies.length > 0 || headers[SESSION_EXPIRES_HEADER] !== undefined),
    'has a type without its characters':
      body !== '' && /^(text|application\/json)/.test(type) && !/charset=utf-8/i.test(type),
    'shows its insides': /node_modules|\.ts:\d+|at [\w.]+ \(/.test(body),
  };
  for (const { name: cookie, secure, sameSite, path, domain, httpOnly } of cookies) {
    faults[`cookie ${cookie} goes without encryption`] = secure !== true;
    faults[`cookie ${cookie} goes to other sites`] = sameSite !== 'Lax';
    // The contract with other teams fixes its name. A planted token matches no session.
    if (cookie === XSRF_COOKIE) continue;
    const isHeld = cookie.startsWith('__Host-') && path === '/' && domain === undefined;
    faults[`cookie ${cookie} can be planted by a neighbour`] = !isHeld;
    faults[`cookie ${cookie} is open to scripts`] = httpOnly !== true && !ofScript.has(cookie);
  }
  return Object.keys(faults).flatMap((what) => (faults[what] === true ? [`${name}: ${what}`] : []));
}
