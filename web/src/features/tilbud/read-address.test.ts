import { expect, it } from 'vitest';

import { readAddress } from './read-address.ts';

it.each<[string, ReturnType<typeof readAddress>]>([
  ['', { opened: undefined, result: undefined }],
  ['fjern=k1a', { opened: { key: 'k1a', as: 'confirm' }, result: undefined }],
  ['fjern=k1a&resultat=feil', { opened: { key: 'k1a', as: 'failed' }, result: undefined }],
  ['resultat=feil', { opened: undefined, result: 'feil' }],
  ['resultat=endret', { opened: undefined, result: 'endret' }],
  ['resultat=fjernet', { opened: undefined, result: 'fjernet' }],
  ['resultat=finnes-ikke&komplett', { opened: undefined, result: 'finnes-ikke' }],
  ['resultat=%3Cb%3E&fjern=', { opened: undefined, result: undefined }],
])('%j', (search, ventet) => {
  expect(readAddress(search)).toEqual(ventet);
});
