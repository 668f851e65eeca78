import { expect, test } from 'vitest';

import { findDevice } from './find-device.ts';

const CHROME_ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

test.each([
  [CHROME_ANDROID, 'MOBIL'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'MOBIL'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0', 'DATAMASKIN'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 'DATAMASKIN'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 'DATAMASKIN'],
  ['curl/8.5.0', undefined],
  [undefined, undefined],
])('%s is %s', (agent, device) => {
  expect(findDevice(agent === undefined ? {} : { 'user-agent': agent })).toBe(device);
});

test('a browser that says it is on a telephone is believed', () => {
  const agent = 'Mozilla/5.0 (X11; Linux x86_64)';
  expect(findDevice({ 'user-agent': agent, 'sec-ch-ua-mobile': '?1' })).toBe('MOBIL');
  expect(findDevice({ 'user-agent': agent, 'sec-ch-ua-mobile': '?0' })).toBe('DATAMASKIN');
});
