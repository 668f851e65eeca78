import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';

import type { Client } from '@portal/contract/client.ts';
import type { AnswerOf, QueryName } from '@portal/contract/endpoints.ts';
import type { PageContext } from '@portal/contract/page.ts';

import { ApiProvider } from '../lib/api.tsx';
import { PageContextProvider } from '../lib/page-context.tsx';
import { createQueryClient, FailedOnServer } from '../lib/query-client.ts';
import { ToastProvider } from '../ui/toast/toast-provider.tsx';

/** How each call ends: with an answer, a promise of one, or a failure that is not retried. */
export type Answers = { [Name in QueryName]?: AnswerOf<Name> | Promise<AnswerOf<Name>> | 'failed' };

/**
 * Renders as the page does, with `answers` for its calls. Change an entry to change how the next call ends.
 * A call without an entry fails the test.
 *
 * @param context The page's context, without its answers.
 * @param write Replaces the API client for writes; without it a write fails the test.
 * @returns `leave`: shows another page in its place.
 */
export async function renderWithAnswers(
  children: ReactNode,
  answers: Answers,
  { write, context = {} }: { write?: Client; context?: Partial<PageContext> } = {},
) {
  const client = createQueryClient(async ([name]) => {
    const answer = answers[name];
    if (answer === undefined) throw new Error(`The test has no answer to ${name}`);
    if (answer === 'failed') throw new FailedOnServer({ status: 502, statusText: 'Bad Gateway', body: {} });
    return answer;
  });
  const surround = (shown: ReactNode) => (
    <QueryClientProvider client={client}>
      <ApiProvider client={write}>
        <PageContextProvider value={{ correlationId: 'referanse-1', ...context }}>
          <ToastProvider>{shown}</ToastProvider>
        </PageContextProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
  const rendered = await render(surround(children));
  return { ...rendered, leave: () => rendered.rerender(surround(<h1>En annen side</h1>)) };
}
