import { describe, expect, test } from 'vitest';

import { checkEpost, tidyEpost } from './epost.ts';
import { checkMobilnummer, tidyMobilnummer } from './mobilnummer.ts';

describe('e-mail', () => {
  test.each([
    'lun.bris@example.com',
    'kåre.øst@blåbær.no',
    "o'hara+bil@a-b.example.no",
    'UPPER@EXAMPLE.NO',
    'a@xn--blbr-roah.no',
    `${'a'.repeat(64)}@example.com`,
  ])('%s is one', (epost) => {
    expect(checkEpost(tidyEpost(epost))).toBeUndefined();
  });

  test.each([
    'a@b',
    '@example.com',
    'a@',
    'a@.no',
    'a@example.',
    'a@example.c',
    'a@example.n0',
    'a b@example.com',
    'a@exam ple.com',
    'a@@example.com',
    '.a@example.com',
    'a..b@example.com',
    'a.@example.com',
    'a@-example.com',
    'a@example-.com',
    'а@example.com',
    'a@ехample.com',
    'a@example.com\u0000',
    'a\r\nbcc: b@example.com',
    'a@example.com,b@example.com',
    '<a@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.no`,
    `a@${'b.'.repeat(126)}no`,
  ])('%j is none', (epost) => {
    expect(checkEpost(tidyEpost(epost))).toBe('UGYLDIG');
  });

  test.each(['', ' ', '\n\t '])('%j is missing', (epost) => {
    expect(checkEpost(tidyEpost(epost))).toBe('MANGLER');
  });

  test('an å typed as two characters is one', () => {
    expect(tidyEpost(' ka\u030are@example.com ')).toBe('kåre@example.com');
  });

  test('254 characters are enough, 255 too many (OD-77)', () => {
    const domain = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.no`;
    const local = 'a'.repeat(254 - domain.length - 1 - 4);
    const longest = `${local}@eee.${domain}`;
    expect(longest).toHaveLength(254);
    expect(checkEpost(longest)).toBeUndefined();
    expect(checkEpost(`a${longest}`)).toBe('UGYLDIG');
  });
});

describe('mobile number', () => {
  test.each(['91234567', '912 34 567', ' 91 23 45 67 ', '912\u00a034\u2009567'])(
    '%j is one (PRO-31)',
    (typed) => {
      const tidied = tidyMobilnummer(typed);
      expect(tidied).toBe('91234567');
      expect(checkMobilnummer(tidied)).toBeUndefined();
    },
  );

  test.each([
    '1234567',
    '123456789',
    '9123456a',
    '+4791234567',
    '004791234567',
    '９１２３４５６７',
    '٩١٢٣٤٥٦٧',
    '9123456O',
    '912-34-567',
    '91234567\u0000',
    '91234567\n',
    '912\u200b34567',
  ])('%j is none (PRO-32, AMB-48)', (typed) => {
    expect(checkMobilnummer(tidyMobilnummer(typed))).toBe('UGYLDIG');
  });

  test.each(['', '   ', '\u00a0'])('%j is missing (PRO-30)', (typed) => {
    expect(checkMobilnummer(tidyMobilnummer(typed))).toBe('MANGLER');
  });
});
