import { expect, test } from 'vitest';

import { printEndringer } from './print-endringer.ts';

type Endring = Parameters<typeof printEndringer>[0][number];

const endring: Endring = {
  slag: 'MARKETING',
  tekstversjon: 'v-1',
  sprak: 'nb',
  old_value: false,
  new_value: true,
  distributor: 'fana',
  created_at: new Date('2026-01-31T11:00:00Z'),
  tittel: 'Tilbud',
  ingress: '',
  tekst: 'Du kan ombestemme deg.',
  outcome: 'BEKREFTET',
  ended_at: new Date('2026-01-31T11:00:01Z'),
};

test.each<[Endring['outcome'], string]>([
  ['BEKREFTET', 'bekreftet av registeret'],
  ['AVVIST', 'avvist av registeret'],
  ['FORBIGATT', 'forbigått av et nyere valg'],
])('says how a change ended at the register: %s', (outcome, words) => {
  const [line] = printEndringer([{ ...endring, outcome }]).split('\n');
  expect(line).toMatch(new RegExp(`  fana  ${words} 31\\.01\\.2026,? 12:00:01$`));
});

test('says that one waits', () => {
  const [line] = printEndringer([{ ...endring, outcome: null, ended_at: null }]).split('\n');
  expect(line).toMatch(/ {2}fana {2}venter på registeret$/);
});

test.each<[string, Partial<Endring>, string]>([
  ['the words and their language', {}, 'tekst v-1 (nb)'],
  [
    'that no words were shown',
    { tekstversjon: null, sprak: null, tittel: '', ingress: '', tekst: '' },
    'ingen tekst vist',
  ],
  [
    'that they were not kept',
    { tekstversjon: null, sprak: null, tittel: null, ingress: null, tekst: null },
    'tekst ukjent',
  ],
])('tells %s', (_, change, words) => {
  const [line, ...rest] = printEndringer([{ ...endring, ...change }]).split('\n');
  expect(line).toContain(`  nei -> ja  ${words}  fana  `);
  expect(rest).toEqual('tittel' in change ? [] : ['    Tilbud', '    Du kan ombestemme deg.']);
});
