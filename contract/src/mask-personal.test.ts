import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { maskPersonal } from './mask-personal.ts';

test.each([
  [`Fødselsnummeret er ${'148384 30121'.replace(' ', '')}.`, 'Fødselsnummeret er [fjernet].'],
  ['148384 30121 og 1234.56.78903', '[fjernet] og [fjernet]'],
  ['Skriv til rolig.maane+a@post.example, takk', 'Skriv til [fjernet], takk'],
  ['Svar <rolig@post>', 'Svar <[fjernet]>'],
  ['123456789012 er for langt, 12345 er for kort', '123456789012 er for langt, 12345 er for kort'],
  ['Ring 91234567 eller 912 34 567, helst 91 23 45 67.', 'Ring [fjernet] eller [fjernet], helst [fjernet].'],
  ['Ring +4791234567 eller +47 912 34 567', 'Ring +[fjernet] eller +[fjernet]'],
  ['Avtale 60110001', 'Avtale [fjernet]'],
  ['Siden 2026-11-21 12:30, sak 12345678-9ab', 'Siden 2026-11-21 12:30, sak 12345678-9ab'],
  [
    'at a (/x/node_modules/@fastify/static/index.js:12345678:9)',
    'at a (/x/node_modules/@fastify/static/index.js:[fjernet]:9)',
  ],
  ['{"epost":"lun.bris@example.com"}', '{"epost":"[fjernet]"}'],
  ['Prisen @ 642 kr/md er 7 704 kr i året', 'Prisen @ 642 kr/md er 7 704 kr i året'],
])('%s', (written, kept) => {
  expect(maskPersonal(written)).toBe(kept);
});

// With quadratic running time this would exceed the test's time limit.
test.each(['a', 'a.', '1 a', '@', '1'])('runs in linear time on hostile input: %s', (part) => {
  const text = part.repeat(200_000);
  expect(maskPersonal(text)).toBe(text);
});

/** Separators that people, programs and URLs put between digits, and invisible characters. */
const signs = fc.constantFrom(
  '',
  '',
  '',
  ' ',
  '  ',
  '-',
  '.',
  '/',
  '_',
  ':',
  ', ',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '–',
  '%20',
  '\t',
);
/** The zero digit of several scripts; the other nine follow it in Unicode. */
const zeros = fc.constantFrom(0x30, 0xff10, 0x660, 0x966);
const written = (digits: readonly number[], zero: number): string[] =>
  digits.map((digit) => String.fromCodePoint(zero + digit));
const join = (parts: readonly string[], between: readonly string[]): string =>
  parts.map((part, index) => (index === 0 ? '' : (between[index - 1] ?? '')) + part).join('');
const around = fc.constantFrom(
  ['', ''],
  ['Ring ', '.'],
  ['fnr:', ' takk'],
  ['"', '"'],
  ['(', ')'],
  ['Æ', 'Å'],
);
const digit = fc.integer({ min: 0, max: 9 });
const tuple = (length: number) => fc.array(digit, { minLength: length, maxLength: length });

describe('whatever separates the digits', () => {
  test('no national id comes through', () => {
    fc.assert(
      fc.property(
        tuple(11),
        zeros,
        fc.array(signs, { minLength: 10, maxLength: 10 }),
        around,
        (digits, zero, between, [before, after]) => {
          // Year, month and day followed by three digits are read as a date.
          const text = join(written(digits, zero), between);
          fc.pre(!/^(?:19|20)\d\d-\d\d-\d\d(?!\d)/.test(text));
          expect(maskPersonal(`${before}${text}${after}`)).toBe(`${before}[fjernet]${after}`);
          expect(maskPersonal(`${before}${text}${after}`, { fewestDigits: 11 })).not.toContain(
            digits.join(''),
          );
        },
      ),
    );
  });

  test('no telephone number comes through, however it is grouped', () => {
    const phoneSign = fc.constantFrom('', ' ', '-', '.', '/', '\u00a0', '\u00ad', '\u200b', '_', '–');
    const shape = fc.constantFrom([2, 2, 2, 2], [3, 2, 3], [4, 4]);
    fc.assert(
      fc.property(
        tuple(8),
        zeros,
        shape,
        phoneSign,
        fc.constantFrom('', '+47', '+47 ', '0047', '0047 ', '+47-'),
        (digits, zero, lengths, sign, prefix) => {
          const letters = written(digits, zero);
          const parts = lengths.map((length) => letters.splice(0, length).join(''));
          expect(maskPersonal(`Ring ${prefix}${parts.join(sign)}.`)).toMatch(
            /^Ring \+?(?:\[fjernet\]|47[ -]\[fjernet\]|0047 \[fjernet\])\.$/,
          );
        },
      ),
    );
  });

  test('no card number comes through', () => {
    fc.assert(
      fc.property(tuple(15), signs, (digits, sign) => {
        const rest = digits.toReversed().reduce((sum, value, place) => {
          const weighed = place % 2 === 0 ? value * 2 : value;
          return sum + (weighed > 9 ? weighed - 9 : weighed);
        }, 0);
        const card = [...digits, (10 - (rest % 10)) % 10].join('');
        const text = (card.match(/.{4}/g) ?? []).join(sign);
        expect(maskPersonal(`Kort ${text}, takk`)).not.toContain(card.slice(-4));
      }),
    );
  });

  test('no Norwegian IBAN comes through, with spaces and without', () => {
    fc.assert(
      fc.property(tuple(11), fc.constantFrom('', ' ', '-'), fc.boolean(), (digits, sign, isSmall) => {
        const account = digits.join('');
        const check = String(98n - (BigInt(`${account}232400`) % 97n)).padStart(2, '0');
        const iban = (`NO${check}${account}`.match(/.{1,4}/g) ?? []).join(sign);
        expect(maskPersonal(`Til ${isSmall ? iban.toLowerCase() : iban} i dag`)).toMatch(/^Til \[fjernet\]/);
      }),
    );
  });

  test('with fewestDigits, any five digits are masked and the text around them is kept', () => {
    const loose = fc.constantFrom('', ' ', '-', '.', '/', '_', '\u200b', '%20', '\u00a0');
    fc.assert(
      fc.property(fc.array(digit, { minLength: 5, maxLength: 20 }), loose, zeros, (digits, sign, zero) => {
        const text = `sak ${written(digits, zero).join(sign)} er åpen`;
        expect(maskPersonal(text, { tall: '{tall}', fewestDigits: 5 })).toBe('sak {tall} er åpen');
      }),
    );
  });
});

test('a text without number or address is unchanged', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }).filter((text) => !/[\p{Nd}@＠]/u.test(text)),
      (text) => {
        expect(maskPersonal(text)).toBe(text);
      },
    ),
  );
});
