import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { RunningSimulators } from '../start.ts';
import { startForTest } from '../testing.ts';

type PortalHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

let portal: Server;
let answerAsPortal: PortalHandler;
let simulators: RunningSimulators;
let webHost: string;

beforeAll(async () => {
  portal = createServer((incoming, outgoing) => answerAsPortal(incoming, outgoing));
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  const { port } = portal.address() as AddressInfo;
  simulators = await startForTest({ webHost: { port: 0, portalUrl: new URL(`http://127.0.0.1:${port}`) } });
  webHost = simulators.webHost ?? '';
});
afterAll(async () => {
  await simulators.close();
  portal.closeAllConnections();
  await new Promise((resolve) => portal.close(resolve));
});
beforeEach(() => {
  answerAsPortal = (incoming, outgoing) => outgoing.end(`portal: ${incoming.url}`);
});

function open(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${webHost}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(5000), ...init });
}

test.each([
  '/privat/forsikring/oversikt',
  '/privat/forsikring/oversikt/',
  '/privat/forsikring/oversikt/assets/a.js?v=1',
  '/api/privat/forsikring/avtaleoversikt/avtaler',
  '/auth/callback?code=a&state=b',
  '/health/ready',
])('%s reaches the portal unchanged', async (path) => {
  expect(await (await open(path)).text()).toBe(`portal: ${path}`);
});

test.each(['/', '/privat/forsikring', '/privat/forsikring/'])('%s leads to the overview', async (path) => {
  const answer = await open(path);
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/privat/forsikring/oversikt');
});

test.each([
  ['/kjaeledyr-details/1', 'Avtaledetaljer'],
  ['/detaljer/1', 'Avtaledetaljer'],
  ['/motor/detaljer/1', 'Avtaledetaljer'],
  ['/motor/detaljer/1/endre/kilometerstand', 'Oppdater kilometerstand'],
  ['/skade/mangler-detaljer', 'Detaljer mangler'],
  ['/betaling', 'Faktura'],
  ['/dokumenter', 'Dokumenter'],
  ['/aksept', 'Tilbud fra rådgiver'],
  ['/motor/bil/70110003', 'Kjøp'],
  ['/hus/startside-tilbud', 'Kjøp'],
  ['/oversiktskart', 'Kjøp'],
])('%s is the neighbouring app %s', async (path, heading) => {
  const answer = await open(`/privat/forsikring${path}`);
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page.replaceAll(/\s+/g, ' ')).toContain(`<h1>${heading}</h1>`);
  expect(page).toContain(`/privat/forsikring${path}`);
  expect(page).toContain('href="/privat/forsikring/oversikt"');
});

test('a neighbouring app shows the link that was followed, but never as markup', async () => {
  const page = await (
    await open('/privat/forsikring/kjop/%3Cscript%3E?husAvtale=111&version=2&x=%3Cimg%20src=x%3E&%22%3E=1')
  ).text();
  expect(page).toContain('111');
  expect(page).toContain('&lt;script&gt;');
  expect(page).toContain('&lt;img src=x&gt;');
  expect(page).not.toContain('<script');
  expect(page).not.toContain('<img');
});

test('unknown paths are not found', async () => {
  expect((await open('/apix')).status).toBe(404);
  expect((await open('/privat/annet')).status).toBe(404);
});

test('Host, cookies and body arrive unchanged, and the client’s address is added', async () => {
  let seen: { headers: IncomingMessage['headers']; body: string } | undefined;
  answerAsPortal = (incoming, outgoing) => {
    void text(incoming).then((body) => {
      seen = { headers: incoming.headers, body };
      outgoing.writeHead(303, { 'set-cookie': ['a=1; Path=/', 'b=2; Path=/'], location: '/x' }).end();
    });
  };
  const port = Number(new URL(webHost).port);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: '/api/a',
        headers: { host: 'eika.localhost:3000', cookie: 'session=1' },
      },
      resolve,
    )
      .on('error', reject)
      .end('the body');
  });
  answer.resume();
  expect(answer.statusCode).toBe(303);
  expect(answer.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/']);
  expect(answer.headers.location).toBe('/x');
  expect(seen?.body).toBe('the body');
  expect(seen?.headers).toMatchObject({
    host: 'eika.localhost:3000',
    cookie: 'session=1',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  });
});

test('each chunk of an answer is passed on before the next one is written', async () => {
  let portalSide: ServerResponse | undefined;
  answerAsPortal = (_, outgoing) => {
    portalSide = outgoing;
    outgoing.writeHead(200, { 'content-type': 'text/html' });
    outgoing.write('first');
  };
  const answer = await open('/privat/forsikring/oversikt');
  const reader = answer.body?.getReader();
  const readPiece = async () => new TextDecoder().decode((await reader?.read())?.value);

  expect(await readPiece()).toBe('first');
  portalSide?.write('second');
  expect(await readPiece()).toBe('second');
  portalSide?.end('last');
  expect(await readPiece()).toBe('last');
});

test('headers are passed on before the body begins', async () => {
  let portalSide: ServerResponse | undefined;
  answerAsPortal = (_, outgoing) => {
    portalSide = outgoing;
    outgoing.writeHead(200, { 'x-early': 'yes' }).flushHeaders();
  };
  const answer = await open('/privat/forsikring/oversikt');
  expect(answer.headers.get('x-early')).toBe('yes');
  portalSide?.end();
  await answer.text();
});

test('an answer that breaks off is broken here too, never silently cut short', async () => {
  answerAsPortal = (_, outgoing) => {
    outgoing.write('first', () => outgoing.destroy());
  };
  await expect(open('/privat/forsikring/oversikt').then((answer) => answer.text())).rejects.toThrow();
});

test.each(['before', 'after'])('the portal notices a customer who leaves %s it has begun', async (when) => {
  const leaving = new AbortController();
  const finishedByPortal = new Promise<boolean>((resolve) => {
    answerAsPortal = (_, outgoing) => {
      outgoing.once('close', () => resolve(outgoing.writableFinished));
      if (when === 'before') leaving.abort();
      else outgoing.write('first');
    };
  });
  const answer = open('/privat/forsikring/oversikt', { signal: leaving.signal });
  if (when === 'before') await expect(answer).rejects.toThrow();
  else await answer.then(() => leaving.abort());
  expect(await finishedByPortal).toBe(false);
});

test('when the portal is not up, it says so with 502', async () => {
  const lonely = await startForTest({ webHost: { port: 0, portalUrl: new URL('http://127.0.0.1:1') } });
  try {
    const answer = await fetch(`${lonely.webHost}/privat/forsikring/oversikt`);
    expect(answer.status).toBe(502);
    expect(await answer.text()).toContain('Portalen svarer ikke');
  } finally {
    await lonely.close();
  }
});
