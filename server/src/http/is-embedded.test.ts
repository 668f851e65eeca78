import { expect, test } from 'vitest';

import { type EmbeddingSigns, isEmbedded } from './is-embedded.ts';

const settings = { cookie: 'kfp-mobilapp', userAgentToken: 'KFPMobilApp/' };
const plain: EmbeddingSigns = { cookies: {}, userAgent: 'Mozilla/5.0', loginContext: undefined };

test.each<[string, Partial<EmbeddingSigns>, boolean]>([
  ['an ordinary browser', {}, false],
  ['a request that says nothing', { userAgent: undefined }, false],
  ['the cookie, iOS', { cookies: { 'kfp-mobilapp': 'ios' } }, true],
  ['the cookie, Android', { cookies: { 'kfp-mobilapp': 'android' } }, true],
  ['the cookie with another value', { cookies: { 'kfp-mobilapp': 'nei' } }, false],
  ['an empty cookie', { cookies: { 'kfp-mobilapp': '' } }, false],
  ['another cookie', { cookies: { annen: 'ios' } }, false],
  ['the user agent, iOS', { userAgent: 'Mozilla/5.0 (iPhone; …) Mobile/15E148 KFPMobilApp/4.2' }, true],
  ['the user agent, Android', { userAgent: 'Mozilla/5.0 (Linux; Android 16; …) KFPMobilApp/4.2' }, true],
  ['a user agent that is like it', { userAgent: 'KFPMobilAppen' }, false],
  ['MOBILBANK', { loginContext: 'MOBILBANK' }, true],
  ['MOBILBANK_DNB', { loginContext: 'MOBILBANK_DNB' }, true],
  ['NETTBANK', { loginContext: 'NETTBANK' }, false],
  ['NETTBANK_DNB', { loginContext: 'NETTBANK_DNB' }, false],
  ['FORSIKRING', { loginContext: 'FORSIKRING' }, false],
  ['ÅPEN', { loginContext: 'ÅPEN' }, false],
])('%s', (_, signs, expected) => {
  expect(isEmbedded({ ...plain, ...signs }, settings)).toBe(expected);
});

test('the names are configured (OD-33)', () => {
  const other = { cookie: 'app', userAgentToken: 'Bankapp/' };
  expect(isEmbedded({ ...plain, cookies: { app: 'ios' } }, other)).toBe(true);
  expect(isEmbedded({ ...plain, cookies: { 'kfp-mobilapp': 'ios' } }, other)).toBe(false);
  expect(isEmbedded({ ...plain, userAgent: 'Bankapp/1' }, other)).toBe(true);
});
