import { expect, it } from 'vitest';

import { findTag } from './find-tag.ts';

const tilAnnullasjon = { avtaleStatusDescription: 'Til Annullasjon', endDate: '2025-03-01' };

it.each<[string, Parameters<typeof findTag>[0], ReturnType<typeof findTag>]>([
  [
    'CARD-26',
    { systemSource: 'EIKA_PERSON', avtaleStatus: 'PENDING' },
    { tone: 'warn', tekst: 'Under behandling' },
  ],
  [
    'CARD-26 before CARD-27',
    { systemSource: 'EIKA_PERSON', avtaleStatus: 'PENDING', ...tilAnnullasjon },
    { tone: 'warn', tekst: 'Under behandling' },
  ],
  [
    'CARD-27',
    { systemSource: 'NICE', avtaleStatus: 'ACTIVE', ...tilAnnullasjon },
    { tone: 'error', tekst: 'Avsluttes 01.03.2025' },
  ],
  [
    'CARD-27 before CARD-28',
    { systemSource: 'NICE', avtaleStatus: 'PENDING', ...tilAnnullasjon },
    { tone: 'error', tekst: 'Avsluttes 01.03.2025' },
  ],
  [
    'CARD-27 before CARD-30',
    { systemSource: 'NICE', avtaleStatus: 'RENEWAL', ...tilAnnullasjon },
    { tone: 'error', tekst: 'Avsluttes 01.03.2025' },
  ],
  [
    'AMB-04, no date',
    { systemSource: 'NSF', avtaleStatus: 'ACTIVE', avtaleStatusDescription: 'Til Annullasjon' },
    { tone: 'error', tekst: 'Avsluttes' },
  ],
  [
    'AMB-04, no date in the calendar',
    {
      systemSource: 'NSF',
      avtaleStatus: 'ACTIVE',
      avtaleStatusDescription: 'Til Annullasjon',
      endDate: '2025-02-30',
    },
    { tone: 'error', tekst: 'Avsluttes' },
  ],
  ['CARD-27, not PROLIFE', { systemSource: 'PROLIFE', avtaleStatus: 'ACTIVE', ...tilAnnullasjon }, undefined],
  [
    'PROLIFE falls on to CARD-29',
    { systemSource: 'PROLIFE', avtaleStatus: 'PENDING', ...tilAnnullasjon },
    { tone: 'warn', tekst: 'Midlertidig' },
  ],
  [
    'PROLIFE falls on to CARD-30',
    { systemSource: 'PROLIFE', avtaleStatus: 'RENEWAL', ...tilAnnullasjon },
    { tone: 'info', tekst: 'Fornyelse 01.03.2025' },
  ],
  [
    'a renewal with its date',
    { systemSource: 'NICE', avtaleStatus: 'RENEWAL', endDate: '2027-04-30' },
    { tone: 'info', tekst: 'Fornyelse 30.04.2027' },
  ],
  [
    'not renewed, by status',
    { systemSource: 'NICE', avtaleStatus: 'NON_RENEWAL', endDate: '2027-04-30' },
    { tone: 'warn', tekst: 'Fornyes ikke 30.04.2027' },
  ],
  [
    'not renewed, by description, without a date',
    { systemSource: 'PARIS', avtaleStatus: 'ACTIVE', avtaleStatusDescription: 'Fornyes ikke' },
    { tone: 'warn', tekst: 'Fornyes ikke' },
  ],
  [
    'not renewed, though it says that it is up for renewal',
    { systemSource: 'NICE', avtaleStatus: 'RENEWAL', avtaleStatusDescription: 'Fornyes ikke' },
    { tone: 'warn', tekst: 'Fornyes ikke' },
  ],
  [
    'ended before not renewed',
    { systemSource: 'NICE', avtaleStatus: 'NON_RENEWAL', ...tilAnnullasjon },
    { tone: 'error', tekst: 'Avsluttes 01.03.2025' },
  ],
  ['CARD-28', { systemSource: 'NICE', avtaleStatus: 'PENDING' }, undefined],
  ['CARD-29', { systemSource: 'PROLIFE', avtaleStatus: 'PENDING' }, { tone: 'warn', tekst: 'Midlertidig' }],
  ['CARD-30', { systemSource: 'NICE', avtaleStatus: 'RENEWAL' }, { tone: 'info', tekst: 'Fornyelse' }],
  [
    'CARD-30, EIKA_PERSON',
    { systemSource: 'EIKA_PERSON', avtaleStatus: 'RENEWAL' },
    { tone: 'info', tekst: 'Fornyelse' },
  ],
  ['CARD-31', { systemSource: 'NICE', avtaleStatus: 'ACTIVE' }, undefined],
  ['CARD-36', { systemSource: 'NICE', avtaleStatus: 'NOE_NYTT' }, undefined],
])('%s', (_, avtale, ventet) => {
  expect(findTag(avtale)).toEqual(ventet);
});
