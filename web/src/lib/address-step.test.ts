import { expect, it } from 'vitest';

import { findAddressStep } from './address-step.ts';
import { getAvtaleLenke } from './avtale-lenke.ts';
import { findTilbudLenke } from './tilbud-lenke.ts';

it.each([
  [' 100 ', '%20100%20'],
  ['a/b?c#d', 'a%2Fb%3Fc%23d'],
  ['%2e', '%252e'],
  ['...', '...'],
])('%j is kept as it is', (nummer, step) => {
  expect(findAddressStep(nummer)).toBe(step);
  expect(new URL(`https://a.no/x/${step}/y`).pathname).toBe(`/x/${step}/y`);
});

it.each([undefined, '', ' ', '.', '..'])(
  '%j is refused, and no link leads elsewhere because of it',
  (policyNumber) => {
    expect(findAddressStep(policyNumber)).toBeUndefined();
    expect(
      findTilbudLenke({ policyNumber, versionNumber: 1, productType: 'BIL', pakkeTilbud: [] }),
    ).toBeUndefined();
    expect(getAvtaleLenke({ policyNumber, systemSource: 'NICE', avtaleStatus: 'ACTIVE' })).toMatch(
      /^\/privat\/forsikring\/skade\/mangler-detaljer(?:\?avtale=\.+)?$/,
    );
  },
);
