import net from 'node:net';

import { request } from 'undici';
import { expect, test } from 'vitest';

import './block-network.ts';

test('no test reaches beyond this machine, however it asks', async () => {
  const refused = /tried to reach 192\.0\.2\.1/;
  await expect(request('http://192.0.2.1/')).rejects.toThrow(refused);
  await expect(request('https://192.0.2.1/')).rejects.toThrow(refused);
  await expect(fetch('http://192.0.2.1/')).rejects.toMatchObject({
    cause: expect.objectContaining({ message: expect.stringMatching(refused) }),
  });
  expect(() => net.connect(80, '192.0.2.1')).toThrow(refused);
  expect(() => net.connect({ host: '192.0.2.1', port: 80 })).toThrow(refused);
});
