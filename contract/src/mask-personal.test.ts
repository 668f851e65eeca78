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

test.each([
  ['Ring meg på tlf.91234567', 'Ring meg på tlf.[fjernet]'],
  ['tlf91234567', 'tlf[fjernet]'],
  ['Mob.nr.912 34 567', 'Mob.nr.[fjernet]'],
  ['Tlf:-91234567-', 'Tlf:-[fjernet]-'],
  ['mobil_91234567', 'mobil_[fjernet]'],
  ['Gjelder avtale nr.70110003', 'Gjelder avtale nr.[fjernet]'],
  ['avtaleKU60110001', 'avtaleKU[fjernet]'],
  ['912 345 67', '[fjernet]'],
  ['91234 567 eller 912 34567', '[fjernet] eller [fjernet]'],
  ['Svar meg på +4520123456', 'Svar meg på +[fjernet]'],
  ['+46 8 123 456, helst', '+[fjernet], helst'],
  ['+358401234567', '+[fjernet]'],
  ['+354 611 1234', '+[fjernet]'],
  ['+372 5123456', '+[fjernet]'],
  ['+298 123456', '+[fjernet]'],
  ['+44 (0)20 7946 0958', '+[fjernet]'],
  ['+1 (555) 123-4567', '+[fjernet]'],
  ['(+47)91234567', '(+[fjernet]'],
  ['+4111 1111 1111 1111', '+[fjernet]'],
  ['%2B4520123456', '%2B[fjernet]'],
  // Its first thirteen digits are a card number's.
  ['+8232241856021) 0', '+[fjernet]'],
  ['0046 8 123 456', '[fjernet]'],
  ['tlf.0045 20 12 34 56', 'tlf.[fjernet]'],
  ['00358401234567', '[fjernet]'],
  ['+4520123456 siden 2026-11-21', '+[fjernet] siden 2026-11-21'],
  ['2026-11-21 99 88 77 66', '2026-11-21 [fjernet]'],
  ['010190 pnr 12345', '010190 pnr [fjernet]'],
  ['født 1.1.90, personnr. er 12345.', 'født 1.1.90, personnr. er [fjernet].'],
  ['Personnr.:12345', 'Personnr.:[fjernet]'],
])('a number as people write it: %s', (written, kept) => {
  expect(maskPersonal(written)).toBe(kept);
});

test.each([
  'Møtet er 21.11.2026, 21/11 2026 eller 21. november 2026 kl. 12.30.',
  'Perioden 01.01.2026 til 31.12.2026',
  'Siden 2026-11-21T12:30:00+01:00',
  // Its digits would be a card number's.
  'Siden 2026-11-21 12:30:08',
  // Eleven digits, as in a national id.
  'Avvik 7: 2026-11-21 12:30',
  'Summen er 12 000 000 kr, før 1 000 000 kr, og +250 000 kr i tillegg',
  'Premien er 7 704,00 kr, opp fra 12.500 kr og 3.250.000,-',
  'Ansvar inntil 10 000 000 kroner, egenandel 4 000 kr',
  '0150 Oslo og 9008 Tromsø',
  'Org.nr. 937 885 644 eller 937885644 MVA',
  'Ring 02300 eller 110, 112 og 113, eller +47 123',
  'Volvo V60 fra 2019, AB 12345, kjørt 150 000 km',
  'Vilkår GH-2026-01 punkt 4.2.1, jf. forsikringsavtaleloven § 8-1',
  'https://www.finansportalen.no/forsikring/bilforsikring/?id=1234567',
  '/privat/forsikring/oversikt/assets/kit-D3x9_a2.js:10:2345',
  'connect ECONNREFUSED 192.168.10.5:5432 and 10.0.0.11:3000',
  'version 1.12345678 and 0.12345678',
  '550e8400-e29b-41d4-a716-446655440000 and trace 4bf92f3577b34da6a3ce929d0e0e4736 and abcdef12345678',
  'sak 12345678-9ab, ref. AB12-3456',
  '5 + 3 000 000 eller minus 12 000 000',
])('what is nobody’s stays: %s', (text) => {
  expect(maskPersonal(text)).toBe(text);
});

// With quadratic running time this would exceed the test's time limit.
test.each(['a', 'a.', '1 a', '@', '1', 'pnr ', '+1 a', '-'])(
  'runs in linear time on hostile input: %s',
  (part) => {
    const text = part.repeat(200_000);
    expect(maskPersonal(text)).toBe(text);
  },
);

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
          expect(maskPersonal(`Ring ${prefix}${parts.join(sign)}.`)).toMatch(/^Ring \+?\[fjernet\]\.$/);
        },
      ),
    );
  });

  test('no number of another country comes through, after + or 00', () => {
    const sign = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u200b', ' (', ') ');
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.array(digit, { minLength: 6, maxLength: 14 }),
        zeros,
        fc.array(sign, { minLength: 14, maxLength: 14 }),
        fc.constantFrom('+', '00'),
        (first, others, zero, between, prefix) => {
          const text = join(written([first, ...others], zero), between);
          // A date within it ends it.
          fc.pre(!/(?:19|20)\d\d-\d\d-\d\d/.test(text));
          expect(maskPersonal(`tlf.${prefix}${text} takk`)).toBe(
            `tlf.${prefix === '+' ? '+' : ''}[fjernet] takk`,
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
