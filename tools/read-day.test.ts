import { expect, test } from 'vitest';
import { readDay } from './read-day.ts';

test('a day begins at midnight, UTC', () => {
  expect(readDay('2028-02-29')).toEqual(new Date('2028-02-29T00:00:00Z'));
});

test.each(['2026-02-31', '2026-02-29', '2026-13-01', '2026-1-31', '31.01.2026', '', 'i går'])(
  '%j is none',
  (text) => {
    expect(() => readDay(text)).toThrow(`--since must be a day, such as 2026-01-31; it is ${text}`);
  },
);
