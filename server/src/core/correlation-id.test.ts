import { randomInt } from 'node:crypto';

import { beforeEach, expect, test, vi } from 'vitest';

import { maskPersonal } from '@portal/contract/mask-personal.ts';

import { createCorrelationId } from './correlation-id.ts';

vi.mock(import('node:crypto'), { spy: true });
beforeEach(() => {
  vi.mocked(randomInt).mockReset();
});

test('a reference can be read aloud, and holds nothing that the log would take for a number of somebody’s', () => {
  // Of all references, this one has the most digits.
  vi.mocked(randomInt).mockImplementation(() => 0);
  const reference = createCorrelationId();
  expect(reference).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  expect(maskPersonal(reference)).toBe(reference);
});
