import { expect, test } from 'vitest';

import { parseMobilnummer } from './parse-mobilnummer.ts';

test.each([
  ['91234567', '91234567'],
  ['22345678', '22345678'],
  ['+46701234567', '+46701234567'],
  // A Swedish number with its national zero after the country code.
  ['+460701234567', '+46701234567'],
  ['+4520123456', '+4520123456'],
  ['+447911123456', '+447911123456'],
  ['+12025550123', '+12025550123'],
  ['+48512345678', '+48512345678'],
  ['+358401234567', '+358401234567'],
])('%s is sent as %s', (tidied, sent) => {
  expect(parseMobilnummer(tidied)).toBe(sent);
});

test.each([
  '',
  '1234567',
  '+4670123456',
  '+4612345678901',
  // Danish landlines look like mobile numbers; a London landline does not.
  '+442079460958',
  '+999123456789',
  '+4791234567',
])('%j is none', (tidied) => {
  expect(parseMobilnummer(tidied)).toBeUndefined();
});
