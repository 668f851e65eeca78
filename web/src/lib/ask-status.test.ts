import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

import { askStatus } from './ask-status.ts';

it('asks also when the clock was set back since the last answer', async () => {
  const queries = new QueryClient({
    defaultOptions: { queries: { queryFn: async () => ({ kfpSessionId: 'en annen' }) } },
  });
  const updatedAt = Date.now() + 3_600_000;
  queries.setQueryData(['getSessionStatus'], { kfpSessionId: 'min' }, { updatedAt });
  expect(await askStatus(queries)).toEqual({ kfpSessionId: 'en annen' });
});
