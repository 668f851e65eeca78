import { endpoints } from '@portal/contract/endpoints.ts';
import { ownCookiesForm } from '@portal/contract/own-cookies.ts';
import { JUMP_TOKEN_REDEEM_PATH, SAMLING_SKJEMA_PATH } from '@portal/contract/paths.ts';
import { tilbakemeldingForm } from '@portal/contract/tilbakemelding-blokker.ts';
import { sprakForm } from '@portal/contract/sprak.ts';
import { belopForm } from '@portal/contract/skjulte-belop.ts';
import { utseendeForm } from '@portal/contract/utseende.ts';
import { loggUtForm, startInnloggingForm } from '@portal/contract/forms/innlogging.ts';
import { PROVIDER_LOGOUT_PATH } from '../../../server/src/session/provider-logout-route.ts';
import { createTestBrowser } from '../../../server/src/testing/test-browser.ts';
import { samples } from './fuzz-cases.ts';
import type { Proof } from './proof.ts';
import { isWrite, LO_MEDLEM, STANDARD, startProofPortal, toAddress } from './proof-portal.ts';

/**
 * Open to visitors; every other API route and form belongs to a customer. A new open one must be added here. The
 * provider's callback is not a form.
 */
const open: readonly string[] = [
  { path: SAMLING_SKJEMA_PATH },
  endpoints.getSessionStatus,
  endpoints.getClientContext,
  endpoints.getKontaktinfo,
  endpoints.getLogin,
  endpoints.getOversiktConfig,
  endpoints.getTilgjengelighet,
  endpoints.getPostnummer,
  endpoints.logout,
  endpoints.createTilbakemelding,
  endpoints.createOppfolging,
  endpoints.createKontaktonske,
  startInnloggingForm,
  loggUtForm,
  { path: PROVIDER_LOGOUT_PATH },
  utseendeForm,
  belopForm,
  sprakForm,
  ownCookiesForm,
  tilbakemeldingForm,
].map(({ path }) => path);
/** Where a successful form redirects; the page says with which result. */
const DONE = /resultat=(?!ikke-lagret|logget-ut)/;

/** Fields of an answer that reveal whose it is. */
const telling =
  /^(policyNumber|navn|epost|epostAdresse|telefon|mobilNummer|adresselinje\d?|gateadresse|kundenummer|trackingId)$/i;

export const proveOwnership: Proof = {
  name: 'ownership',
  claim: 'Nobody gets or changes anything of another customer’s, by any route, id, cookie or brand',
  async prove(attack) {
    const { figures, failures } = attack;
    const portal = await startProofPortal(attack, {
      // Weakened: a new route that does not check the session.
      weaken: (app) => app.get('/api/privat/forsikring/svak', () => ({ fodselsnummer: STANDARD })),
    });
    let requests = 0;
    const [mine, theirs] = [await portal.logIn(), await portal.logIn(LO_MEDLEM)];
    const visitor = createTestBrowser(portal.app);
    // The same cookie at another brand opens nothing.
    const elsewhere = createTestBrowser(portal.app, 'http://sb1.localhost:3000');
    for (const [name, value] of mine.cookies) elsewhere.cookies.set(name, value);
    const routes = portal.routes.filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS');
    const api = routes.filter(({ url }) => url.startsWith('/api/'));
    const reads = routes.filter((route) => !isWrite(route) && route.url !== '/auth/callback');

    const secrets = new Set([STANDARD]);
    for (const route of reads.filter(({ url }) => url.startsWith('/api/')))
      for (const { headers, body } of [await mine.get(toAddress(route) + QUERY)])
        if (String(headers['content-type']).includes('json')) collect(JSON.parse(body), secrets);
    // Public values, such as the insurer's own address, belong to nobody.
    for (const route of reads.filter(({ url }) => open.includes(url))) {
      const { body } = await visitor.get(toAddress(route));
      for (const secret of secrets) if (body.includes(secret)) secrets.delete(secret);
    }
    if (secrets.size < 8) failures.push('the proof knows too little of the customer to find it again');

    for (const route of api) {
      if (open.includes(route.url) || route.url === JUMP_TOKEN_REDEEM_PATH) continue;
      requests += 1;
      const address = toAddress(route) + QUERY;
      for (const [who, browser] of Object.entries({ 'a visitor': visitor, 'another brand': elsewhere })) {
        const { statusCode } = isWrite(route)
          ? await browser.write(route.method as 'POST', address, {})
          : await browser.get(address);
        if (statusCode !== 401)
          failures.push(`${route.method} ${route.url}: answers ${who} with ${statusCode}`);
      }
    }
    // The same writes as form posts: without a session there is no token check, and nothing may be done.
    const forms = routes.filter((route) => isWrite(route) && !route.url.startsWith('/api/'));
    let formsTried = 0;
    for (const { url } of forms.filter((route) => !open.includes(route.url))) {
      const sent = samples[url];
      if (sent === undefined) failures.push(`POST ${url}: the proof does not know what to send`);
      for (const fields of sent ?? []) {
        formsTried += 1;
        const { statusCode, headers } = await visitor.submit(url, fields as Record<string, string>);
        const isRefused = statusCode >= 400 || (statusCode === 303 && !DONE.test(headers.location ?? ''));
        if (!isRefused) failures.push(`POST ${url}: done for a visitor (${statusCode} ${headers.location})`);
      }
    }
    if (formsTried < 8) failures.push(`only ${formsTried} forms were tried`);
    requests += formsTried;

    for (const route of reads) {
      for (const [who, browser] of Object.entries({ 'another customer': theirs, 'a visitor': visitor })) {
        for (const id of [...secrets].slice(0, 4)) {
          requests += 1;
          const { body } = await browser.get(toAddress(route, id) + QUERY);
          const found = [...secrets].find((secret) => secret !== id && body.includes(secret));
          if (found !== undefined) failures.push(`${route.url}: shows ${who} what is not theirs: ${found}`);
        }
      }
    }
    Object.assign(figures, {
      routes: routes.length,
      'of them for customers alone': api.filter(({ url }) => !open.includes(url)).length,
      requests,
    });
  },
};

/** What the queries that take parameters ask for; the others do not look. */
const QUERY = '?produkt=BIL&bankkunde=false';

function collect(value: unknown, into: Set<string>, name = ''): void {
  if (typeof value === 'string' && telling.test(name) && value.length > 5) into.add(value);
  else if (Array.isArray(value)) for (const one of value) collect(one, into, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) collect(one, into, key);
}
