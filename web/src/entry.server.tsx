import type { Writable } from 'node:stream';

import type { QueryClient } from '@tanstack/react-query';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { Router } from 'wouter';

import type { ClientContext, SessionStatus } from '@portal/contract/auth.ts';
import { stripNulls } from '@portal/contract/client.ts';
import type { OversiktConfig } from '@portal/contract/oversikt-config.ts';
import type { PageContext, PageRequest, RenderPage, SettledAnswer } from '@portal/contract/page.ts';
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
    // Where to log in the provider says, who may be slow: the page is sent meanwhile.
    for (const question of new Set(queries)) void answers.load([question]);
  }

  const toTree = (context: PageContext) => (
    <App
      client={answers.client}
      context={context}
      router={(page) => <Router ssrPath={request.url}>{page}</Router>}
    />
  );
  let opening: string | undefined;
  return {
    status: chosen.status,
    title: toTitle(pageModule.title, request.context, brand),
    entry: 'src/entry.client.tsx',
    module: chosen.page.module,
    get opening() {
      return (opening ??= cutAtFirstWaiting(renderToString(toTree({ ...request.context, isOpening: true }))));
    },
    ...renderTree(toTree(request.context), answers.whenAnswered(), request),
    takeData: () => answers.takeBlocks(),
  };
};

function cutAtFirstWaiting(markup: string): string {
  const end = markup.indexOf(FIRST_WAITING_SECTION);
  return end < 0 ? markup : markup.slice(0, end);
}

/**
 * The page after its opening: one string when every answer makes the deadline, which costs a third less than a stream;
 * a stream when the page is wanted before that, or when a section fails or asks for more while it renders.
 */
function renderTree(tree: React.ReactNode, answered: Promise<void>, { nonce, onError }: PageRequest) {
  let stream: ReturnType<typeof renderToPipeableStream> | undefined;
  let isAborted = false;
  const finished = Promise.withResolvers<string | undefined>();
  const finish = (): void => finished.resolve(undefined);
  const startStream = () =>
    renderToPipeableStream(tree, {
      nonce,
      // Sections that made the deadline stand in their place, however large; React would move them to the end.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady: () => {
        if (isAborted) stream?.abort();
      },
      onAllReady: finish,
      onShellError: finish,
      onError: (error) => {
        if (!isAborted) onError(error);
      },
    });
  void answered.then(() => {
    if (stream !== undefined || isAborted) return;
    const markup = renderWhole(tree);
    if (markup === undefined) stream = startStream();
    else finished.resolve(markup);
  });
  return {
    complete: finished.promise,
    pipe: (destination: Writable) => {
      stream ??= startStream();
      stream.pipe(destination);
    },
    abort: () => {
      isAborted = true;
      stream?.abort();
      finish();
    },
  };
}

/** Undefined where something waits or fails. */
function renderWhole(tree: React.ReactNode): string | undefined {
  try {
    const markup = renderToString(tree);
    return markup.includes(FIRST_WAITING_SECTION) ? undefined : markup;
  } catch {
    // The stream meets the same fault, and tells of it.
    return undefined;
  }
}

/** The answers of one page: asked for once, rendered from, and handed to the browser as data blocks. */
class PageAnswers {
  readonly client: QueryClient;
  readonly #context: PageRequest['context'];
  readonly #answer: PageRequest['answer'];
  /** All by the key's text. */
  readonly #asked = new Map<string, Promise<SettledAnswer>>();
  readonly #settled = new Map<string, SettledAnswer>();
  readonly #pending = new Set<string>();
  readonly #loads: Promise<unknown>[] = [];
  #isPageBlockTaken = false;

  constructor({ answer, context }: PageRequest) {
    this.#context = context;
    this.#answer = answer;
    this.client = createQueryClient(async (key: QueryKey) => {
      const settled = await this.#ask(key);
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
    const loads = questions.map((question) => this.#load(toQueryKey(question)));
    this.#loads.push(...loads);
    await Promise.all(loads);
  }

  /**
   * An answer that nothing has waited for yet is put into the client as it is, without a call of the library's around it.
   * What has waited is told by such a call, and a failure is only known from one.
   */
  async #load(queryKey: QueryKey): Promise<void> {
    const settled = await this.#ask(queryKey).catch(() => undefined);
    if (settled?.state === 'ok' && this.client.getQueryState(queryKey) === undefined)
      this.client.setQueryData(queryKey, stripNulls(settled.value));
    else await this.client.prefetchQuery({ queryKey, staleTime: Number.POSITIVE_INFINITY });
  }

  #ask(key: QueryKey): Promise<SettledAnswer> {
    const text = toKeyText(key);
    const asked = this.#asked.get(text) ?? this.#settle(key, text);
    this.#asked.set(text, asked);
    return asked;
  }

  async #settle(key: QueryKey, text: string): Promise<SettledAnswer> {
    this.#pending.add(text);
    const settled = await this.#answer(key);
    this.#pending.delete(text);
    this.#settled.set(text, settled);
    return settled;
  }

  /** When all that has been loaded by now is answered. Never rejects. */
  async whenAnswered(): Promise<void> {
    await Promise.all(this.#loads);
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
