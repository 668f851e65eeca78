import { expect, test } from 'vitest';

import { createRandomId } from './random-id.ts';

test('an id has its length, and no two are the same, however many are made', () => {
  const ids = Array.from({ length: 10_000 }, (_, index) => createRandomId(index % 2 === 0 ? 16 : 8));
  for (const [index, id] of ids.entries())
    expect(id).toMatch(index % 2 === 0 ? /^[\da-f]{32}$/ : /^[\da-f]{16}$/);
  // Nor do two share their beginning or their end, as they would if bytes were used twice.
  for (const part of [ids.map((id) => id.slice(0, 16)), ids.map((id) => id.slice(-16))])
    expect(new Set(part).size).toBe(ids.length);
});
