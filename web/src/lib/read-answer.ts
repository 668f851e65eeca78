import type { QueryClient } from '@tanstack/react-query';

import type { QueryKey } from '@portal/contract/query-key.ts';

const { signal: neverAborted } = new AbortController();

/**
 * Reads an answer into the cache, on the server. The library's own fetch is for callers who retry, follow and cancel, and
 * gives each call a signal behind a getter, which would keep the page in memory long after it was sent (decision 131).
 * Never rejects: a failure is stored as an answer.
 */
export async function readAnswer(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const query = client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey }));
  const { queryFn } = query.options;
  if (typeof queryFn !== 'function') throw new Error('The client has no source of answers');
  try {
    client.setQueryData(queryKey, await queryFn({ client, queryKey, signal: neverAborted, meta: undefined }));
  } catch (error) {
    query.setState({
      ...query.state,
      status: 'error',
      error: error as Error,
      errorUpdateCount: 1,
      errorUpdatedAt: Date.now(),
      fetchFailureCount: 1,
      fetchFailureReason: error as Error,
      isInvalidated: true,
    });
  }
}
