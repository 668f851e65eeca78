import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, Suspense } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { QueryName } from '@portal/contract/endpoints.ts';

import { loadAnswer, useAnswer } from './answers.tsx';
import { createQueryClient, FailedOnServer } from './query-client.ts';

const names = ['getHelseerklaering', 'getAksepttilbud'] as const;

/** Renders on the server before the answers arrive; they arrive one by one in the given order. */
async function renderWhileAnswering(
  component: () => string,
  order: readonly QueryName[],
  failing: readonly QueryName[] = [],
): Promise<string> {
  const waiting = new Map<QueryName, PromiseWithResolvers<unknown>>();
  const client = createQueryClient(([name]) => {
    const answer = Promise.withResolvers<unknown>();
    waiting.set(name, answer);
    return answer.promise;
  });
  const all = names.map((name) => loadAnswer(client, [name]));
  const section = createElement(Suspense, { fallback: 'venter' }, createElement(component));
  const page = await renderToReadableStream(createElement(QueryClientProvider, { client }, section));
  for (const name of order) {
    const answer = waiting.get(name);
    if (failing.includes(name))
      answer?.reject(new FailedOnServer({ status: 502, statusText: '', body: undefined }));
    else answer?.resolve({ count: name.length });
    // React retries the section as soon as the answer it waited for arrives.
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  }
  await Promise.all(all);
  return new Response(page).text();
}

const orders = [names, names.toReversed()] as const;

describe('a section that waits for several answers', () => {
  it.each(orders)('is rendered when all have arrived: first %s, then %s', async (...order) => {
    const Section = () => {
      const helseerklaering = useAnswer('getHelseerklaering').data?.count;
      const aksepttilbud = useAnswer('getAksepttilbud').data?.count;
      return `helse: ${helseerklaering}, aksept: ${aksepttilbud}.`;
    };
    expect(await renderWhileAnswering(Section, order)).toContain('helse: 18, aksept: 15.');
  });

  it('an answer that failed has its error, and is not on its way again', async () => {
    const Section = () => {
      const { data, error, isFetching, answeredAt } = useAnswer('getHelseerklaering');
      return [data, error?.status, isFetching, answeredAt].map(String).join();
    };
    expect(await renderWhileAnswering(Section, names, names)).toContain('undefined,502,false,0');
  });
});
