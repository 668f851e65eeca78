import { connect } from 'node:net';

import { afterAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';

import { createTestApp } from '../testing/test-app.ts';

const portal = await createTestApp({ PUBLIC_URL: 'https://localhost' });
afterAll(() => portal.close());
await portal.app.listen({ host: '127.0.0.1', port: 0 });
const port = Number(new URL(portal.app.listeningOrigin).port);

async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  // A connection that is cut while it is written to may be reset.
  socket.on('error', () => {});
  socket.write(bytes);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await new Promise((done) => socket.once('close', done));
  return Buffer.concat(chunks).toString();
}

describe('a request that never reaches a route', () => {
  test.each(['/%zz', '/privat/%c3', endpoints.deleteTilbud.path.replace(':avtaleNummer', '9'.repeat(501))])(
    '%s is refused in our own words, which do not repeat it',
    async (url) => {
      const answer = await portal.app.inject({ method: url.startsWith('/api') ? 'DELETE' : 'GET', url });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'UGYLDIG_FORESPORSEL',
        correlationId: answer.headers['x-correlation-id'],
      });
      expect(answer.body).not.toContain('%');
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  test('nothing is echoed: there is no TRACE', async () => {
    const answer = await send(
      'TRACE / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx-own: hemmelig7\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1.1 404 /);
    expect(answer).not.toContain('hemmelig7');
  });

  test('a browser gets a page', async () => {
    const answer = await portal.app.inject({ url: '/%zz', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('Til forsikringsoversikten');
  });

  test.each([
    ['no HTTP', 'hei\r\n\r\n', '400 Bad Request'],
    ['headers beyond all measure', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, '431 '],
  ])('%s is answered with the headers of every answer, and the connection ends', async (_, bytes, status) => {
    const answer = await send(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    expect(answer).toContain('x-content-type-options: nosniff\r\n');
    expect(answer).toContain('connection: close\r\n');
    expect(answer.endsWith('\r\n\r\n')).toBe(true);
  });

  /** Two parsers could cut these apart in two ways (request smuggling): `x=1&y` and `0` are bodies. */
  const post = (headers: string, body: string) =>
    `POST /auth/start HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\n${headers}\r\n\r\n${body}`;
  const get = (headers: string) => `GET /health/live HTTP/1.1\r\n${headers}\r\n\r\n`;
  const CHUNKED = 'transfer-encoding: chunked';
  test.each([
    ['length and chunks', post(`content-length: 6\r\n${CHUNKED}`, '0\r\n\r\n')],
    ['chunks and length', post(`${CHUNKED}\r\ncontent-length: 6`, '0\r\n\r\n')],
    ['two lengths', post('content-length: 5\r\ncontent-length: 0', 'x=1&y')],
    ['two lengths in one', post('content-length: 5, 0', 'x=1&y')],
    ['a length with a sign', post('content-length: +5', 'x=1&y')],
    ['a length below nothing', post('content-length: -1', '')],
    ['a length in hexadecimal', post('content-length: 0x5', 'x=1&y')],
    ['a space before the colon', post('content-length : 5', 'x=1&y')],
    ['an unknown coding', post('transfer-encoding: xchunked', '0\r\n\r\n')],
    ['a coding twice', post(`${CHUNKED}, identity`, '0\r\n\r\n')],
    ['a header over two lines', post('transfer-encoding:\r\n chunked\r\ncontent-length: 5', '0\r\n\r\n')],
    ['a chunk of no size', post(CHUNKED, 'zz\r\n')],
    ['a chunk larger than it says', post(CHUNKED, '1\r\nabc\r\n0\r\n\r\n')],
    ['chunks of a version that has none', post(CHUNKED, '0\r\n\r\n').replace('/1.1', '/1.0')],
    ['a version of another protocol', 'GET / HTTP/2.0\r\nhost: localhost\r\n\r\n'],
    ['the newer protocol without agreement', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['an older version', 'GET / HTTP/0.9\r\nhost: localhost\r\n\r\n'],
    ['no protocol', 'hei\r\n\r\n'],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\n\r\n'],
    ['no host', get('x: y')],
    ['two hosts', get('host: localhost\r\nhost: elsewhere')],
    ['two hosts in one', get('host: localhost, elsewhere')],
    ['an address of another host', 'GET http://elsewhere/ HTTP/1.1\r\nhost: localhost\r\n\r\n'],
    ['an unknown expectation', get('host: localhost\r\nexpect: more')],
    ['bare line feeds', 'GET /health/live HTTP/1.1\nhost: localhost\n\n'],
    ['a bare line feed within', get('host: localhost\nx-y: z')],
    ['a bare carriage return', get('host: localhost\rx-y: z')],
    ['NUL in a header', get('host: localhost\r\nx: a\0b')],
    ['an address of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`],
  ])('%s is refused once, and what comes after it is not read', async (_, bytes) => {
    const answer = await send(`${bytes}GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    expect(answer).not.toContain('"status":"ok"');
    expect(answer.match(/HTTP\/1.1 \d/g) ?? []).toEqual(answer === '' ? [] : ['HTTP/1.1 4']);
  });

  test('an honest request like them is answered', async () => {
    expect(await send(get('host: localhost\r\nconnection: close'))).toMatch(/^HTTP\/1.1 200/);
    const form = await send(post('content-length: 5\r\nconnection: close', 'x=1&y'));
    expect(form).toMatch(/^HTTP\/1.1 (?!400)/);
  });
});
