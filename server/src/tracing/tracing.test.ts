import { once } from 'node:events';
import { type IncomingMessage, request as startRequest } from 'node:http';

import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { REQUESTED_BY, REQUESTED_BY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '@portal/contract/headers.ts';

import { startOtlpReceiver } from '../../../tools/testing/otlp-receiver.ts';
import { deliverVarsler } from '../features/kontaktinformasjon/varsling/deliver-varsler.ts';
import { deliverEndringer } from '../features/samtykke/deliver-endringer.ts';
import { createKunde } from '../testing/create-kunde.ts';
import { logIn, logInAs } from '../testing/log-in.ts';
import { startMisbehavingSystem } from '../testing/misbehaving-system.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';
import { parseTraceparent } from './trace.ts';
import { openTracing, type Tracing } from './tracing.ts';

/** In place of several systems. */
const system = await startMisbehavingSystem();
/** `traceparent` of each call. */
const heard: string[] = [];
system.behave((request, response) => {
  heard.push(request.headers.traceparent?.toString() ?? 'none');
  response.writeHead(500).end();
});
afterAll(() => system.close());
const settings = {
  OUTSIDE_NICE_URL: system.url,
  OUTSIDE_PARIS_URL: system.url,
};

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SENT = `00-${TRACE}-00f067aa0ba902b7-01`;

async function open(variables: Record<string, string>, tracing?: Tracing) {
  const portal = await createTestApp({ ...settings, ...variables }, { ...(tracing && { tracing }) });
  const browser = createTestBrowser(portal.app);
  await logIn(browser, (await createKunde()).fodselsnummer);
  heard.length = 0;
  portal.log.clear();
  return { portal, browser };
}
const listTraces = (): string[] => [...new Set(heard.map((sent) => parseTraceparent(sent)?.traceId ?? sent))];
const listLines = (portal: TestApp) =>
  portal.log.lines
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter((line) => 'reqId' in line || 'correlationId' in line);

describe('what browsers say of a trace', () => {
  let portal: TestApp;
  let browser: TestBrowser;
  const variables = { TRUST_PROXY: '127.0.0.1' };
  // Anew for each test: what has failed in another would open the circuit breaker.
  beforeEach(async () => {
    ({ portal, browser } = await open(variables));
  });
  afterEach(() => portal.close());

  test('is not taken: every request begins a trace, the same in each call and each log line', async () => {
    await browser.get(endpoints.getAvtaler.path, { traceparent: SENT });
    expect(heard).toHaveLength(2);
    const [traceId, ...others] = listTraces();
    expect(others).toEqual([]);
    expect(traceId).toMatch(/^[\da-f]{32}$/);
    expect(traceId).not.toBe(TRACE);
    const lines = listLines(portal);
    // Two calls that failed, and the answer.
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.filter((line) => line['traceId'] !== traceId)).toEqual([]);

    await browser.get(endpoints.getAvtaler.path);
    expect(listTraces()).toHaveLength(2);
  });

  test('what a job does is joined in a trace too', async () => {
    const { fodselsnummer } = await createKunde({
      faults: { samtykkeregister: { fault: 'down', path: '/endringer/meld' } },
    });
    const other = await logInAs(portal.app, fodselsnummer);
    await other.get(`${endpoints.getSamtykketekster.path}?bankkunde=false`);
    await other.write('POST', endpoints.updateSamtykke.path, { marketingConsentApproved: true });
    portal.clock.advance(3600);
    portal.log.clear();
    await deliverEndringer(portal.parts.samtykke);
    const lines = listLines(portal);
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(new Set(lines.map((line) => line['traceId'])).size).toBe(1);
    expect(lines[0]?.['traceId']).toMatch(/^[\da-f]{32}$/);
  });
});

test('a trace is not lost while a body is read, which comes in pieces', async () => {
  const { portal, browser } = await open({ OUTSIDE_KUNDEREGISTER_URL: system.url });
  const { hostname, port } = new URL(await portal.app.listen({ port: 0, host: '127.0.0.1' }));
  const sent = startRequest({
    host: hostname,
    port,
    method: 'PUT',
    path: endpoints.updateKontaktinformasjon.path,
    agent: false,
    headers: {
      host: new URL(browser.origin).host,
      origin: browser.origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/json',
      [REQUESTED_BY_HEADER]: REQUESTED_BY,
      [XSRF_HEADER]: browser.cookies.get(XSRF_COOKIE) ?? '',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  const answered = once(sent, 'response');
  sent.write('{"mobilNummer":');
  // So that the rest comes by itself, to one who waits for it.
  const [received] = (await once(portal.app.server, 'request')) as [IncomingMessage];
  await expect.poll(() => received.listenerCount('data')).toBeGreaterThan(0);
  sent.end('"99887766"}');
  const [answer] = (await answered) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  expect(heard.length).toBeGreaterThanOrEqual(1);
  await expect.poll(() => listLines(portal).length).toBeGreaterThanOrEqual(2);
  expect(new Set(listLines(portal).map((line) => line['traceId']))).toEqual(new Set(listTraces()));
  await portal.close();
});

test('a trusted proxy’s trace goes on, with a step of ours', async () => {
  const { portal, browser } = await open({ TRUST_PROXY: '127.0.0.1', TRUST_TRACEPARENT: 'true' });
  await browser.get(endpoints.getAvtaler.path, { traceparent: SENT });
  expect(listTraces()).toEqual([TRACE]);
  expect(heard.map((sent) => parseTraceparent(sent)?.spanId)).not.toContain('00f067aa0ba902b7');
  expect(listLines(portal).filter((line) => line['traceId'] !== TRACE)).toEqual([]);
  heard.length = 0;
  await browser.get(endpoints.getAvtaler.path, { traceparent: 'x'.repeat(55) });
  expect(listTraces()[0]).toMatch(/^[\da-f]{32}$/);
  await portal.close();
});

test('nobody’s trace is taken where no proxy is trusted', async () => {
  const { portal, browser } = await open({ TRUST_TRACEPARENT: 'true' });
  await browser.get(endpoints.getAvtaler.path, { traceparent: SENT });
  expect(listTraces()).not.toContain(TRACE);
  await portal.close();
});

describe('with a collector', () => {
  /** As they came. */
  const bodies: string[] = [];
  let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
  let tracing: Tracing;
  beforeEach(async () => {
    receiver = await startOtlpReceiver((body) => void bodies.push(body));
    tracing = await openTracing(receiver.endpoint);
  });
  afterEach(() => receiver.close());

  test('it receives request, queries, outside calls and the database’s, each below the other', async () => {
    const { portal, browser } = await open({}, tracing);
    await browser.get(endpoints.getAvtaler.path);
    await portal.app.inject('/health/ready');
    await portal.close();
    await tracing.close();
    const { spans } = receiver;
    const find = (name: string) => {
      const found = spans.find((span) => span.name === name);
      if (found === undefined) throw new Error(`No ${name} in ${spans.map((span) => span.name).join(', ')}`);
      return found;
    };
    const request = find(`GET ${endpoints.getAvtaler.path}`);
    const query = find('query getAvtaler');
    const call = find('call NICE');
    const session = spans.find(
      ({ name, traceId }) => name === 'database select' && traceId === request.traceId,
    );
    expect(request.parentSpanId ?? '').toBe('');
    expect(query).toMatchObject({ traceId: request.traceId, parentSpanId: request.spanId });
    expect(call).toMatchObject({ parentSpanId: query.spanId, status: { code: 2, message: 'status' } });
    expect(session).toMatchObject({ parentSpanId: request.spanId });
    // The step that the system heard of is the call's own.
    expect(heard.map((sent) => parseTraceparent(sent)?.spanId)).toContain(call.spanId);
    expect(spans.filter(({ name }) => name.includes('/health/'))).toEqual([]);
  });

  test('it receives what a job delivers, below a span of each delivery', async () => {
    const { portal } = await open({}, tracing);
    const fault = { fault: 'down', path: '/endringer/meld' } as const;
    const { fodselsnummer } = await createKunde({
      register: { epostAdresse: 'foer@example.com' },
      faults: { samtykkeregister: fault },
    });
    const browser = await logInAs(portal.app, fodselsnummer);
    await browser.get(`${endpoints.getSamtykketekster.path}?bankkunde=false`);
    await browser.write('POST', endpoints.updateSamtykke.path, { marketingConsentApproved: true });
    await browser.write('PUT', endpoints.updateKontaktinformasjon.path, { epostAdresse: 'ny@example.com' });
    portal.clock.advance(3600);
    await deliverEndringer(portal.parts.samtykke, undefined, tracing);
    await deliverVarsler(portal.parts.varsling, undefined, tracing);
    await portal.close();
    await tracing.close();
    const { spans } = receiver;
    const below = (name: string) => {
      const round = spans.find((span) => span.name === name && (span.parentSpanId ?? '') === '');
      return spans.filter(({ parentSpanId }) => parentSpanId === round?.spanId).map((span) => span.name);
    };
    expect(below('deliver samtykke')).toEqual(
      expect.arrayContaining(['call SAMTYKKEREGISTER', 'database update']),
    );
    expect(below('deliver varsel')).toEqual(expect.arrayContaining(['call VARSLING', 'database delete']));
    const all = bodies.join('\n');
    expect([fodselsnummer, 'foer@', 'ny@'].filter((text) => all.includes(text))).toEqual([]);
  });

  test('nothing that it receives is personal, whatever is asked and typed', async () => {
    const { portal } = await open({}, tracing);
    const people = [
      await createKunde({ avtaler: [{}], tilbud: [{}] }),
      await createKunde({ livkunde: {} }),
      await createKunde({ login: { bankRegistry: '0502' } }),
    ].map(({ fodselsnummer }) => fodselsnummer);
    for (const person of people) {
      const browser = await logInAs(portal.app, person);
      for (const { method, path } of Object.values(endpoints))
        if (method === 'GET') await browser.get(path.replaceAll(/:\w+/g, '12345'));
      await browser.get(`${endpoints.getSamtykketekster.path}?bankkunde=false`);
      await browser.get(`/privat/forsikring/oversikt/${person}?navn=Lun+Bris`);
      await browser.write('PUT', endpoints.updateKontaktinformasjon.path, { mobilNummer: '99887766' });
      await browser.write('PUT', endpoints.updateKontaktinformasjon.path, {
        epostAdresse: 'ny.adresse@example.com',
      });
      await browser.write('POST', endpoints.updateSamtykke.path, { marketingConsentApproved: true });
    }
    await portal.close();
    await tracing.close();
    expect(receiver.spans.length).toBeGreaterThan(200);
    const all = bodies.join('\n');
    const personal = [...people, '99887766', 'ny.adresse', 'Lun', 'Bris', '@'];
    expect(personal.filter((text) => all.includes(text))).toEqual([]);
  });

  test('one that is away costs the request nothing', async () => {
    await receiver.close();
    const { portal, browser } = await open({}, tracing);
    expect((await browser.get(endpoints.getSession.path)).statusCode).toBe(200);
    await portal.close();
    await tracing.close();
    receiver = await startOtlpReceiver();
  });
});
