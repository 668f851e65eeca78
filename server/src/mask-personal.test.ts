import { expect, test } from 'vitest';

import { maskPersonal } from './mask-personal.ts';

test.each([
  ['Fødselsnummeret er 14838430121.', 'Fødselsnummeret er [fjernet].'],
  ['148384 30121 og 1234.56.78903', '[fjernet] og [fjernet]'],
  ['Skriv til rolig.maane+a@post.example, takk', 'Skriv til [fjernet], takk'],
  ['Svar <rolig@post>', 'Svar <[fjernet]>'],
  ['123456789012 er for langt, 12345 er for kort', '123456789012 er for langt, 12345 er for kort'],
  ['Ring 91234567 eller 912 34 567, helst 91 23 45 67.', 'Ring [fjernet] eller [fjernet], helst [fjernet].'],
  ['Ring +4791234567 eller +47 912 34 567', 'Ring [fjernet] eller [fjernet]'],
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

// At the cost of the square of its length it would take longer than a test may.
test.each(['a', 'a.', '1 a', '@', '1'])('a text made to be slow is not: %s', (part) => {
  const text = part.repeat(200_000);
  expect(maskPersonal(text)).toBe(text);
});
