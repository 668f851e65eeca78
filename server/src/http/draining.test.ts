import { once } from 'node:events';
import { Agent, type IncomingMessage, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';

import { createTestApp } from '../testing/test-app.ts';
import { createDraining, registerDraining } from './draining.ts';

/** An app on a real port whose page ends when the test decides, and a browser with keep-alive connections. */
async function open() {
  const draining = createDraining();
  const app = Fastify({ return503OnClosing: false });
  registerDraining(app, draining);
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  app.get('/side', async (_request, reply) => {
    reply.hijack();
    reply.raw.write('begynnelse ');
    begun.resolve();
    await finish.promise;
    reply.raw.end('slutt');
  });
  app.get('/kort', () => 'svar');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const get = (path: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined; body: string }>(
      (done, fail) => {
        ask({ port, path, agent }, (answer) => {
          let body = '';
          answer
            .setEncoding('utf8')
            .on('data', (part: string) => (body += part))
            .once('end', () =>
              done({ status: answer.statusCode, connection: answer.headers.connection, body }),
            );
        })
          .once('error', fail)
          .end();
      },
    );
  return { app, draining, get, begun: begun.promise, finish: finish.resolve, agent };
}

test('answers ask for their connection to be closed from the moment the process is about to stop', async () => {
  const { app, draining, get, agent } = await open();
  expect((await get('/kort')).connection).toBe('keep-alive');
  draining.begin();
  expect(await get('/kort')).toEqual({ status: 200, connection: 'close', body: 'svar' });
  agent.destroy();
  await app.close();
});

test('a page under way is sent to its end, and its kept connection does not hold the stop', async () => {
  const { app, get, begun, finish } = await open();
  const page = get('/side');
  await begun;
  let isClosed = false;
  const closed = app.close().then(() => {
    isClosed = true;
  });
  await new Promise(setImmediate);
  expect(isClosed).toBe(false);
  finish();
  expect((await page).body).toBe('begynnelse slutt');
  await closed;
});

test('the portal keeps idle connections longer than load balancers do, and not at all when it stops', async () => {
  const portal = await createTestApp({}, { draining: createDraining() });
  const address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const agent = new Agent({ keepAlive: true });
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    ask(`${address}/health/live`, { agent }, done).once('error', fail).end();
  });
  answer.resume();
  await once(answer, 'end');
  expect(answer.headers['keep-alive']).toBe('timeout=620');
  // Otherwise this would wait for the keep-alive timeout of 620 s.
  await portal.app.close();
  agent.destroy();
  await portal.close();
});

test('ready says no at once, while the process lives and still answers', async () => {
  const draining = createDraining();
  const portal = await createTestApp({}, { draining });
  const getStatus = async (url: string) => (await portal.app.inject({ url })).statusCode;
  expect(await getStatus('/health/ready')).toBe(200);
  draining.begin();
  expect(await getStatus('/health/ready')).toBe(503);
  expect(await getStatus('/health/live')).toBe(200);
  expect(await getStatus(endpoints.getClientContext.path)).toBe(200);
  await portal.close();
});
