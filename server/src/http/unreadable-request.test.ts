import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';

import { createTestApp } from '../testing/test-app.ts';

const portal = await createTestApp({ PUBLIC_URL: 'https://localhost' });
afterAll(() => portal.close());
await portal.app.listen({ host: '127.0.0.1', port: 0 });
const port = Number(new URL(portal.app.listeningOrigin).port);

async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
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

  test.each([
    [
      'chunks of a version that has none',
      'POST / HTTP/1.0\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a version of another protocol', 'GET / HTTP/2.0\r\nhost: x\r\n\r\n'],
    ['an older version', 'GET / HTTP/0.9\r\nhost: x\r\n\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n'],
  ])('%s is refused once, whatever comes after it', async (_, bytes) => {
    const answer = await send(`${bytes}GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n`);
    expect(answer.match(/HTTP\/1.1 /g)).toHaveLength(1);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  });
});
