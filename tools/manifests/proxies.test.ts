import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BASE_PATH } from '@portal/contract/paths.ts';
import { getFreePort } from '../../postgres/src/process.ts';
import { environmentSchema } from '../../server/src/config/environment.ts';
import { READY_LIMIT_MS } from '../../server/src/persistence/write-check.ts';
import { toPlainErrorPage } from '../../server/src/pages/plain-error-page.ts';
import { PROXIES, startProxy } from './start-proxy.ts';

const HOST = 'forsikring.example.com';
const busy = readFileSync(join(PROXIES, 'busy.html'), 'utf8');

test('the page of the proxies is the portal’s own for when it is busy', () => {
  expect(busy).toBe(`${toPlainErrorPage(undefined, 'busy')}\n`);
});

test('HAProxy waits for a probe’s no, and sees that a process ends while it still answers', () => {
  const given = readFileSync(join(PROXIES, 'haproxy.cfg'), 'utf8');
  const readMs = (name: string): number => {
    const [, number, unit] = new RegExp(`\\b${name} (\\d+)(ms|s)\\b`).exec(given) ?? [];
    return Number(number) * (unit === 's' ? 1000 : 1);
  };
  const fall = Number(/\bfall (\d+)/.exec(given)?.[1]);
  const limit = readMs('timeout check');
  expect(limit).toBeGreaterThan(READY_LIMIT_MS);
  const seen = readMs('inter') + limit + (fall - 1) * (readMs('fastinter') + limit);
  expect(seen).toBeLessThan(environmentSchema.shape.DRAIN_DELAY_MS.parse(undefined));
});

/** Debian puts both where not everybody's path leads. */
const findInstalled = (proxy: string): string | undefined =>
  [proxy, `/usr/sbin/${proxy}`].find(
    (program) => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined,
  );

describe.each(['nginx', 'haproxy'] as const)('%s', (name) => {
  const program = findInstalled(name);
  const isHere = program !== undefined;
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  const heard: IncomingMessage[] = [];
  const portals: Server[] = [];
  let releasePage = (): void => {};
  let port: number;
  let certificate: string;
  let stopProxy = async (): Promise<void> => {};

  beforeAll(async () => {
    if (program === undefined) return;
    const ports = await Promise.all([startPortal('one'), startPortal('two')]);
    const proxy = await startProxy(name, { program, folder, host: HOST, ports, connections: 100 });
    ({ port, certificate, stop: stopProxy } = proxy);
  });
  afterAll(async () => {
    await stopProxy();
    for (const portal of portals) {
      portal.closeAllConnections();
      portal.close();
    }
    rmSync(folder, { recursive: true });
  });

  /** Stands for a process of the portal. The first has no assets of the version that the second has. */
  async function startPortal(portal: string): Promise<number> {
    const server = createServer((incoming, response) => {
      heard.push(incoming);
      const { url = '' } = incoming;
      if (url.includes('/assets/')) response.writeHead(portal === 'one' ? 404 : 200).end(portal);
      else if (url === '/overload') response.writeHead(503, { 'retry-after': '7' }).end('own words');
      else if (url === '/page') {
        response.write('opening');
        releasePage = () => response.end(' and the rest');
      } else response.end('page');
    });
    portals.push(server);
    const own = await getFreePort();
    await once(server.listen(own, '127.0.0.1'), 'listening');
    return own;
  }

  async function open(path: string, headers: Record<string, string> = {}, body?: string) {
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path,
      servername: HOST,
      ca: certificate,
      agent: false,
      method: body === undefined ? 'GET' : 'POST',
      headers: { host: HOST, ...headers },
    });
    const answered = once(outgoing, 'response');
    outgoing.end(body);
    const [response] = (await answered) as [IncomingMessage];
    return response;
  }
  async function ask(path: string, headers?: Record<string, string>, body?: string) {
    const response = await open(path, headers, body);
    return { status: response.statusCode, headers: response.headers, body: await text(response) };
  }

  // A first visit asks for ten files: without HTTP/2 each connection of a browser begins with three round trips.
  test.skipIf(!isHere)('speaks HTTP/2 with browsers that do', async () => {
    const socket = connect({
      host: '127.0.0.1',
      port,
      servername: HOST,
      ca: certificate,
      ALPNProtocols: ['h2', 'http/1.1'],
    });
    await once(socket, 'secureConnect');
    const { alpnProtocol } = socket;
    socket.destroy();
    expect(alpnProtocol).toBe('h2');
  });

  test.skipIf(!isHere)('passes on each part of a page as it comes', async () => {
    const response = await open('/page');
    const [first] = (await once(response, 'data')) as [Buffer];
    expect(first.toString()).toBe('opening');
    releasePage();
    expect(await text(response)).toBe(' and the rest');
  });

  test.skipIf(!isHere)(
    'tells the portal host and address of the browser, not what it says of itself',
    async () => {
      heard.length = 0;
      await ask('/', { 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '192.0.2.1' });
      expect(heard.find(({ url }) => url === '/')?.headers).toMatchObject({
        host: HOST,
        'x-forwarded-host': HOST,
        'x-forwarded-for': '127.0.0.1',
      });
    },
  );

  test.skipIf(!isHere)('finds a file that only one process has', async () => {
    for (let time = 0; time < 4; time += 1)
      expect(await ask(`${BASE_PATH}/assets/new.js`)).toMatchObject({ status: 200, body: 'two' });
  });

  test.skipIf(!isHere)('refuses headers and bodies that the portal would refuse', async () => {
    heard.length = 0;
    const large = await ask('/large', { cookie: 'x'.repeat(20_000) });
    expect([400, 431]).toContain(large.status);
    expect((await ask('/large', {}, 'x'.repeat(40_000))).status).toBe(413);
    expect(heard.filter(({ url }) => url === '/large')).toEqual([]);
  });

  test.skipIf(!isHere)('keeps the probes from browsers, and leaves the portal its own words', async () => {
    // The portal reads an address as it is meant, however it is spelt.
    for (const path of ['/health/ready', '/%68ealth/ready', '/health%2Fready'])
      expect((await ask(path)).status, path).toBe(404);
    expect(await ask('/overload')).toMatchObject({
      status: 503,
      body: 'own words',
      headers: { 'retry-after': '7' },
    });
  });

  const askMarked = () => ask('/merket?code=merket', { referer: `https://${HOST}/merket` });
  const readLogs = (): string =>
    globSync(join(folder, '*.log')).reduce((all, log) => all + readFileSync(log, 'utf8'), '');

  test.skipIf(!isHere)('shows the page of its own when no process answers', async () => {
    await askMarked();
    for (const portal of portals) {
      portal.close();
      portal.closeAllConnections();
    }
    for (const path of ['/', `${BASE_PATH}/assets/new.js`]) {
      const answer = await ask(path);
      expect(answer).toMatchObject({ status: 503, body: busy, headers: { 'retry-after': '5' } });
      expect(answer.headers['content-type']).toContain('text/html');
    }
    await askMarked();
  });

  // An address may have the number of an offer in it, or the code of a login.
  test.skipIf(!isHere)('logs neither for what a browser asked, nor where it is', async () => {
    if (name === 'nginx') await vi.waitFor(() => expect(readLogs()).toMatch(/ 200 [^]* 503 /));
    expect(readLogs()).not.toMatch(/merket|127\.0\.0\.1(?!:\d)/);
  });
});
