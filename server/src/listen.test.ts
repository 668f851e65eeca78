import type { AddressInfo } from 'node:net';

import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';

import { ConfigurationError } from './config/environment.ts';
import './testing/block-network.ts';
import { awaitListening } from './listen.ts';

const occupant = Fastify();
afterAll(() => occupant.close());

const listen = async (host: string, port: number): Promise<unknown> => {
  const app = Fastify();
  const settings = { host, port: { name: 'PORT', value: port } };
  const end = await awaitListening(app.listen({ host, port }), settings).catch((error: unknown) => error);
  await app.close();
  return end;
};

test('a port that is taken is named, and so is an address of another machine', async () => {
  await occupant.listen({ host: '127.0.0.1', port: 0 });
  const { port } = occupant.server.address() as AddressInfo;
  expect(await listen('127.0.0.1', port)).toEqual(new ConfigurationError(`PORT: ${port} is taken`));
  expect(await listen('192.0.2.1', 0)).toEqual(
    new ConfigurationError('HOST: 192.0.2.1 is no address of this machine'),
  );
  // Needs a zone, as fe80::1%eth0.
  expect(await listen('fe80::1', 0)).toEqual(
    new ConfigurationError('HOST: fe80::1 is no address of this machine'),
  );
});

test('a free port is listened on', async () => {
  expect(await listen('127.0.0.1', 0)).toContain('http://127.0.0.1:');
});
