import { describe, expect, it } from 'vitest';

import { isAdult } from './is-adult.ts';

describe('the age limit for buying online', () => {
  it.each([
    { fodselsdato: '2008-11-21', now: '2026-11-21T10:00:00Z', adult: true, why: 'turns 18 today' },
    { fodselsdato: '2008-11-22', now: '2026-11-21T10:00:00Z', adult: false, why: 'turns 18 tomorrow' },
    {
      fodselsdato: '2008-11-22',
      now: '2026-11-21T23:30:00Z',
      adult: true,
      why: 'it is already tomorrow in Oslo',
    },
    { fodselsdato: '2008-06-02', now: '2026-06-01T22:30:00Z', adult: true, why: 'summer time counts' },
    {
      fodselsdato: '2008-02-29',
      now: '2026-02-28T12:00:00Z',
      adult: false,
      why: 'leap day: not on 28 February',
    },
    { fodselsdato: '2008-02-29', now: '2026-03-01T12:00:00Z', adult: true, why: 'leap day: on 1 March' },
    { fodselsdato: '1921-01-01', now: '2026-11-21T10:00:00Z', adult: true, why: 'a hundred and five' },
    { fodselsdato: undefined, now: '2026-11-21T10:00:00Z', adult: true, why: 'unknown does not block' },
  ])('$why', ({ fodselsdato, now, adult }) => {
    expect(isAdult(fodselsdato, new Date(now))).toBe(adult);
  });
});
