import { expect, test } from 'vitest';

import { toOrd } from './to-ord.ts';

test.each([
  ['ACTIVE', 'Aktiv'],
  ['ANNULLERES', 'ANNULLERES'],
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
])('%s is shown as %s', (status, ord) => {
  expect(toOrd({ ACTIVE: 'Aktiv' }, status)).toBe(ord);
});
