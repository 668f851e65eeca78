import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { collectRepairs } from './repairs.ts';
import { cutText, describingText, exactText, trimmedText, wholeText } from './text.ts';

const describe500 = describingText();
const lines = describingText({ lines: true });
const FAMILY = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';

describe('a text that describes', () => {
  test.each([
    ['half a character', 'Hus\ud800 og hage', 'Hus og hage'],
    ['control characters', 'Hus\u0000\u0007\u009b', 'Hus'],
    ['line breaks and tabs', 'Hus\r\nog\u2028hage\t!', 'Hus og hage !'],
    ['directions that would reach the text after it', '\u202eHus\u2066', 'Hus'],
    ['spaces around it', '  Hus ', 'Hus'],
    ['anything, where nothing of it is seen', '\u200b\u2060 \u00ad\u3164', ''],
    ['braille without a dot', '\u2800 \u2800', ''],
  ])('is shown without %s', (_, sent, shown) => {
    expect(describe500.parse(sent)).toBe(shown);
  });

  test.each(['Ærlig Øst', 'בית', '保険', 'e\u0301', FAMILY, 'a\u200fb', '__proto__'])(
    'is left alone: %s',
    (text) => {
      expect(collectRepairs(() => describe500.parse(text))).toEqual({ value: text, repairs: {} });
    },
  );

  test('is not shown at all where it came in another character set than UTF-8', () => {
    const latin1 = Buffer.from('Kjæledyr', 'latin1').toString();
    for (const schema of [describe500, lines, wholeText()])
      expect(schema.safeParse(latin1).success).toBe(false);
  });

  test('is cleaned of what no text has, and of nothing else, at the beginning, within and at the end', () => {
    for (let code = 0; code < 0x260; code += 1) {
      const letter = String.fromCodePoint(code);
      const isControl = /\p{Cc}/u.test(letter);
      const isSpace = /\s/.test(letter);
      const within = /[\t\n\v\f\r\u0085]/.test(letter) ? ' ' : isControl ? '' : letter;
      const outside = isControl || isSpace ? '' : letter;
      const isSeen = outside !== '' && !/\p{Default_Ignorable_Code_Point}/u.test(letter);
      const shown = [`a${letter}b`, `${letter}b`, `a${letter}`, letter].map((text) =>
        describe500.parse(text),
      );
      expect(shown).toEqual([`a${within}b`, `${outside}b`, `a${outside}`, isSeen ? letter : '']);
      expect(exactText().safeParse(`a${letter}`).success).toBe(!isControl);
    }
  });

  test('keeps its lines where it may have several', () => {
    expect(lines.parse('Kjære kunde\r\n\r\nVi hilser\u2028Banken')).toBe('Kjære kunde\n\nVi hilser\nBanken');
  });

  test('of the longest is whole; one longer is cut, and that is noted', () => {
    expect(collectRepairs(() => describe500.parse('å'.repeat(500)))).toEqual({
      value: 'å'.repeat(500),
      repairs: {},
    });
    expect(collectRepairs(() => describe500.parse('å'.repeat(501)))).toEqual({
      value: `${'å'.repeat(499)}…`,
      repairs: { 'text cut': 1 },
    });
  });
});

describe('a cut', () => {
  test.each([
    ['between characters of several units', FAMILY.repeat(3), 20, `${FAMILY.repeat(2)}…`],
    ['before an accent’s letter', `abce\u0301f`, 5, 'abc…'],
    ['without a space before the dots', 'ab cdef', 4, 'ab…'],
    ['within a character that is longer than all', `a${'\u0301'.repeat(50)}`, 4, 'a\u0301\u0301…'],
    ['within it, but not within a pair', '\u{1f468}\u200d'.repeat(9), 5, '\u{1f468}\u200d…'],
  ])('is made %s', (_, text, max, cut) => {
    expect(cutText(text, max)).toBe(cut);
  });

  test('is never too long, never tears a pair, and begins as the text does', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 30 }),
        fc.integer({ min: 2, max: 25 }),
        (text, max) => {
          const cut = cutText(text, max);
          expect(cut.length).toBeLessThanOrEqual(max);
          expect(cut.isWellFormed()).toBe(true);
          expect(text.startsWith(cut.slice(0, -1))).toBe(true);
        },
      ),
    );
  });
});

describe('a text that means something byte by byte', () => {
  test.each([
    [' ola@example.com ', 'ola@example.com'],
    ['ola@example.com\r\n', 'ola@example.com'],
    ['\t99999901', '99999901'],
    ['', ''],
    [' \n', ''],
  ])('may have spaces and line breaks around it in a register: %j', (sent, read) => {
    expect(trimmedText().parse(sent)).toBe(read);
  });

  test.each(['ola\n@example.com', 'ola@example.com\u0000', '\u202eola@example.com', 'b\uFFFDrd'])(
    'is unreadable in a register as elsewhere: %j',
    (sent) => {
      expect(trimmedText().safeParse(sent).success).toBe(false);
    },
  );

  test.each([' 100 ', 'Å', 'A\u030a', '.', '__proto__', '9'.repeat(500)])('is taken as it is: %j', (text) => {
    expect(exactText().parse(text)).toBe(text);
  });

  test.each([
    '',
    'a\ud800',
    '\udc00',
    'a\u0000',
    'a\n',
    'a\u0085',
    'a\ufffd',
    'a\u202e',
    '\u2066a',
    '9'.repeat(501),
    7,
  ])('or not at all: %j', (text) => {
    expect(exactText().safeParse(text).success).toBe(false);
  });
});
