import type { Writable } from 'node:stream';

import type { QueryClient } from '@tanstack/react-query';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { Router } from 'wouter';

import type { ClientContext, SessionStatus } from '@portal/contract/auth.ts';
import { stripNulls } from '@portal/contract/client.ts';
import type { OversiktConfig } from '@portal/contract/oversikt-config.ts';
import type { PageRequest, RenderPage, SettledAnswer } from '@portal/contract/page.ts';
import {
  fromKeyText,
  type QueryKey,
  type Question,
  toKeyText,
  toQueryKey,
} from '@portal/contract/query-key.ts';

import { App } from './app.tsx';
import { toDataBlock, toPageBlock } from './lib/data-blocks.ts';
import { listQuestions } from './lib/lazy-page.tsx';
import { FailedOnServer, createQueryClient } from './lib/query-client.ts';
import { toTitle } from './lib/use-title.ts';
import { renderLoginFrame } from './render-login-frame.tsx';
import { choosePage } from './routes.tsx';

/** The portal's own answers: there before anything is sent. */
const ownToAll: readonly Question[] = [
  'getSessionStatus',
  'getClientContext',
  'getOversiktConfig',
  'getKontaktinfo',
];
const ownToCustomer: readonly Question[] = ['getSession', 'getBankkontakt'];
/** What the frame around every page of a customer shows of other systems' answers, when they come. */
const frameOfCustomer: readonly Question[] = ['getTilbud'];

/** What React writes where a section waits, when it is asked for everything at once. */
const FIRST_WAITING_SECTION = '<!--$!-->';

export const render: RenderPage = async (request) => {
  const { pathname } = new URL(request.url, 'http://portal');
  if (pathname.startsWith('/auth/')) return renderLoginFrame(request);

  const answers = new PageAnswers(request);
  await answers.load(ownToAll);
  const status = answers.client.getQueryData<SessionStatus>(['getSessionStatus']);
  const config = answers.client.getQueryData<OversiktConfig>(['getOversiktConfig']);
  const chosen = choosePage(pathname, request.context, status, config);
  const pageModule = await chosen.page.load();
  const queries = listQuestions(pageModule, request.context);
  const brand = answers.client.getQueryData<ClientContext>(['getClientContext'])?.info.navn ?? '';
  if (status?.kfpSessionId) {
    // All of the page's calls leave now, before the little that must be waited for.
    const outside = request.context.failure === undefined ? [...queries, ...frameOfCustomer] : queries;
    for (const question of new Set(outside)) void answers.load([question]);
    await answers.load(ownToCustomer);
    // The header cannot wait for it while it renders, so in a page that is sent complete it is waited for here.
    if (request.context.isComplete === true) await answers.load(frameOfCustomer);
  } else {
    await answers.load(queries);
  }

  const tree = (
    <App
      client={answers.client}
      context={request.context}
      router={(page) => <Router ssrPath={request.url}>{page}</Router>}
    />
  );
  const [opening] = renderToString(tree).split(FIRST_WAITING_SECTION, 1) as [string];
  return {
    status: chosen.status,
    title: toTitle(pageModule.title, brand),
    entry: 'src/entry.client.tsx',
    module: chosen.page.module,
    opening,
    ...streamTree(tree, request),
    takeData: () => answers.takeBlocks(),
  };
};

function streamTree(tree: React.ReactNode, { nonce, onError }: PageRequest) {
  const finished = Promise.withResolvers<void>();
  let isAborted = false;
  const stream = renderToPipeableStream(tree, {
    nonce,
    // Sections that made the deadline stand in their place, however large; React would move them to the end.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onAllReady: finished.resolve,
    onShellError: () => finished.resolve(),
    onError: (error) => {
      if (!isAborted) onError(error);
    },
  });
  return {
    complete: finished.promise,
    pipe: (destination: Writable) => void stream.pipe(destination),
    abort: () => {
      isAborted = true;
      stream.abort();
    },
  };
}

/** The answers of one page: asked for once, rendered from, and handed to the browser as data blocks. */
class PageAnswers {
  readonly client: QueryClient;
  readonly #context: PageRequest['context'];
  /** Both by the key's text. */
  readonly #settled = new Map<string, SettledAnswer>();
  readonly #pending = new Set<string>();
  #isPageBlockTaken = false;

  constructor({ answer, context }: PageRequest) {
    this.#context = context;
    this.client = createQueryClient(async (key: QueryKey) => {
      const text = toKeyText(key);
      this.#pending.add(text);
      const settled = await answer(key);
      this.#pending.delete(text);
      this.#settled.set(text, settled);
      if (settled.state === 'ok') return stripNulls(settled.value);
      throw new FailedOnServer({
        status: settled.status,
        statusText: '',
        body: settled.body,
        correlationId: settled.body.correlationId,
      });
    });
  }

  /** Never rejects: a failed answer is kept as such. */
  async load(questions: readonly Question[]): Promise<void> {
    await Promise.all(
      questions.map((question) =>
        this.client.prefetchQuery({
          queryKey: toQueryKey(question),
          staleTime: Number.POSITIVE_INFINITY,
        }),
      ),
    );
  }

  takeBlocks(): string {
    const answers = [...this.#settled]
      .map(([text, settled]) => toDataBlock(fromKeyText(text), settled))
      .join('');
    this.#settled.clear();
    if (this.#isPageBlockTaken) return answers;
    this.#isPageBlockTaken = true;
    return toPageBlock({ context: this.#context, pending: [...this.#pending] }) + answers;
  }
}
