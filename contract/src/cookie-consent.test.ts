import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { allDenied, consentCodes, parseConsent, unanswered } from './cookie-consent.ts';

const record = { functional: 'accepted', statistics: 'denied', marketing: null } as const;

describe('parseConsent', () => {
  it.each([
    ['raw JSON', JSON.stringify(record), record],
    ['encoded JSON', encodeURIComponent(JSON.stringify(record)), record],
    ['nothing', undefined, unanswered],
    ['an empty value', '', unanswered],
    ['broken JSON', '{"statistics":', unanswered],
    ['broken encoding', '%7B%', unanswered],
    ['a list', '[1]', unanswered],
    ['null', 'null', unanswered],
    [
      'foreign answers',
      '{"functional":true,"statistics":"yes","marketing":"accepted"}',
      { ...unanswered, marketing: 'accepted' },
    ],
    [
      'an older record without all categories',
      '{"statistics":"accepted"}',
      { ...unanswered, statistics: 'accepted' },
    ],
    ['more than is asked', JSON.stringify({ ...allDenied, other: 'accepted' }), allDenied],
  ])('reads %s', (_, value, expected) => {
    expect(parseConsent(value)).toEqual(expected);
  });

  it('never throws, whatever the value', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        expect(Object.keys(parseConsent(value))).toEqual(['functional', 'statistics', 'marketing']);
      }),
    );
  });
});

it('has the codes F, S and M (CKC-08)', () => {
  expect(consentCodes).toEqual({ functional: 'F', statistics: 'S', marketing: 'M' });
});
