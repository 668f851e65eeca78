import { describe, expect, test } from 'vitest';

import { checkEpost, tidyEpost } from './epost.ts';
import { checkMobilnummer, isUnusualMobilnummer, tidyMobilnummer } from './mobilnummer.ts';

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

  test.each([
    '\u202aola@example.com\u202c',
    '\u2068ola@example.com\u2069',
    '\u200eola@example.com',
    '\u200b ola@example.com\n',
    'ola@\u00adexample\u200b.com',
    '\ufeffola@example.com',
    'ola@example.com\u200b',
  ])('%j, as copying makes it, is one', (typed) => {
    expect(tidyEpost(typed)).toBe('ola@example.com');
  });

  test('an å typed as two characters is normalized to one', () => {
    expect(tidyEpost(' ka\u030are@example.com ')).toBe('kåre@example.com');
    expect(tidyEpost('ka\u200b\u030are@example.com')).toBe('kåre@example.com');
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
  test.each([
    '91234567',
    '912 34 567',
    ' 91 23 45 67 ',
    '912\u00a034\u2009567',
    '912-34-567',
    '912\u201334\u2011567',
    '912\u221234\u2010567',
    '\u202a91234567\u202c',
    '912\u200b34\u200d567',
    '912\u00ad34567',
    '\ufeff91234567\n',
    '+47 912 34 567',
    '+4791234567',
    '\u200e+47\u00a0912\u00a034\u00a0567',
    '0047 91 23 45 67',
    '+47-912-34-567',
  ])('%j is one (PRO-31)', (typed) => {
    const tidied = tidyMobilnummer(typed);
    expect(tidied).toBe('91234567');
    expect(checkMobilnummer(tidied)).toBeUndefined();
  });

  test.each([
    ['+46 70 123 45 67', '+46701234567'],
    ['0046 70-123 45 67', '+46701234567'],
    ['+1 202-555-0123', '+12025550123'],
    ['+123456789012345', '+123456789012345'],
  ])('%j is one from abroad', (typed, sent) => {
    expect(tidyMobilnummer(typed)).toBe(sent);
    expect(checkMobilnummer(sent)).toBeUndefined();
  });

  test.each([
    '1234567',
    '123456789',
    '9123456a',
    '4791234567',
    '+479123456',
    '+47912345678',
    '0047912345678',
    '+123456',
    '+1234567890123456',
    '+0701234567',
    '++46701234567',
    '+',
    '00',
    '０91234567',
    '٩١٢٣٤٥٦٧',
    '9123456O',
    '91234567\u0000',
    '91234567,91234568',
    '912/34/567',
  ])('%j is none (PRO-32)', (typed) => {
    expect(checkMobilnummer(tidyMobilnummer(typed))).toBe('UGYLDIG');
  });

  test.each(['', '   ', '\u00a0', '\u200b', '-'])('%j is missing (PRO-30)', (typed) => {
    expect(checkMobilnummer(tidyMobilnummer(typed))).toBe('MANGLER');
  });

  test.each([
    ['91234567', false],
    ['41234567', false],
    ['22345678', true],
    ['81234567', true],
    ['00123456', true],
    ['59123456', true],
    ['+46701234567', false],
    ['1234567', false],
  ])('%s is asked about: %s', (mobilnummer, isAsked) => {
    expect(isUnusualMobilnummer(mobilnummer)).toBe(isAsked);
  });
});
