import { expect, test, vi } from 'vitest';

import { PortalError } from './errors.ts';
import { logFailure } from './log-failure.ts';

const references = { message: 'query failed', correlationId: '7F3K-2Q9M' };

test.each([
  [new Error('ours'), 'error'],
  [new PortalError('UTILGJENGELIG'), 'error'],
  [new PortalError('KILDE_FEILER'), 'warn'],
  [new PortalError('KILDE_SVARER_IKKE'), 'warn'],
] as const)('%s is logged as %s, and only a fault of ours with its stack', (error, level) => {
  const log = { warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
  logFailure(log, error, references);
  expect(log[level]).toHaveBeenCalledExactlyOnceWith(
    {
      correlationId: references.correlationId,
      ...(level === 'error' ? { err: error } : { code: error.code }),
    },
    'query failed',
  );
  expect(log[level === 'warn' ? 'error' : 'warn']).not.toHaveBeenCalled();
});
