import { expect, it } from 'vitest';

import { getMarketSource } from './market-source.ts';

const plain = { shortname: 'sb1', loginContext: 'ÅPEN' } as const;

const toQuery = (search: string) => Object.fromEntries(new URLSearchParams(search));

it.each([
  ['?fromLo', 'LOFAVOR_NO'],
  ['?fromLo=', 'LOFAVOR_NO'],
  ['?fromlo=ja', 'LOFAVOR_NO'],
  ['?fromFinn', 'FINN'],
  ['?fromMinBil', 'MIN_BIL'],
  ['?fromFIFBilOst', 'FIFBIL_OST'],
  ['?fromFIFBilSR', 'FIFBIL_SR'],
  ['?fromFIFBilSNN', 'FIFBIL_SNN'],
  ['?fromFIFBilSMN', 'FIFBIL_SMN'],
  ['?FROMFIFBILSMN', 'FIFBIL_SMN'],
  // The rules decide the order, not the address (SES-19).
  ['?fromFIFBilSMN&fromFIFBilOst', 'FIFBIL_OST'],
  ['?fromFinn&fromLo', 'LOFAVOR_NO'],
  ['?fromMinBil&fromFinn', 'FINN'],
  ['?fromFIFBilSR&fromMinBil', 'MIN_BIL'],
])('%s is %s, for every distributor (SES-09 to SES-15)', (search, source) => {
  const query = toQuery(search);
  expect(getMarketSource({ ...plain, query })).toBe(source);
  expect(getMarketSource({ query, shortname: 'fremtind', loginContext: 'MOBILBANK' })).toBe(source);
});

it.each([
  ['fremtind', 'NETTBANK', 'FREMTIND_NO'],
  ['fremtind', 'ÅPEN', 'FREMTIND_NO'],
  ['sb1', 'MOBILBANK', 'KUNDEKLIENT_SKADE'],
  ['sb1', 'NETTBANK', 'KUNDEKLIENT_SKADE'],
  ['sb1', 'FORSIKRING', 'KUNDEKLIENT_SKADE'],
  ['dnb', 'NETTBANK_DNB', 'KUNDEKLIENT_SKADE'],
  ['dnb', 'MOBILBANK_DNB', 'KUNDEKLIENT_SKADE'],
  ['none', 'ÅPEN', 'KUNDEKLIENT_SKADE'],
] as const)('%s in %s is %s (SES-16 to SES-18)', (shortname, loginContext, source) => {
  expect(getMarketSource({ query: toQuery('?noe=annet&fromLoft'), shortname, loginContext })).toBe(source);
});
