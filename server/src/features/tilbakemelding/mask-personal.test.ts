import { expect, test } from 'vitest';

import { maskPersonal } from './mask-personal.ts';

test.each([
  ['Fødselsnummeret er 14838430121.', 'Fødselsnummeret er [fjernet].'],
  ['148384 30121 og 1234.56.78903', '[fjernet] og [fjernet]'],
  ['Skriv til rolig.maane+a@post.example, takk', 'Skriv til [fjernet], takk'],
  ['Svar <rolig@post>', 'Svar <[fjernet]>'],
  ['123456789012 er for langt, 12345 er for kort', '123456789012 er for langt, 12345 er for kort'],
  ['Prisen @ 642 kr/md er 7 704 kr i året', 'Prisen @ 642 kr/md er 7 704 kr i året'],
])('%s', (written, kept) => {
  expect(maskPersonal(written)).toBe(kept);
});

test('a text made to be slow is not', () => {
  const started = performance.now();
  maskPersonal(`${'a'.repeat(120)}@${'1 '.repeat(60)}`);
  expect(performance.now() - started).toBeLessThan(50);
});
