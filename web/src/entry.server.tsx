import type { QueryClient } from '@tanstack/react-query';
import { Router } from 'wouter';

import type { ClientContext, SessionStatus } from '@portal/contract/auth.ts';
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
import type { Places } from './lib/coming-avtaler.ts';
import { followAvtaler } from './features/avtaler/follow-avtaler.ts';
import { isGruppert } from './features/avtaler/group-avtaler.ts';
import { loadAnswer } from './lib/answers.tsx';
import { toDataBlock, toPageBlock } from './lib/data-blocks.ts';
import { isAsked } from './lib/cookie-consent/find-consent-state.ts';
import { createQueryClient, toValue } from './lib/query-client.ts';
import { whenPartsAreLoaded } from './lib/lazy-part.tsx';
import { toTitle } from './lib/use-title.ts';
import { renderOpening, renderTree } from './rendering/render-tree.ts';
import { renderLoginFrame } from './render-login-frame.tsx';
import { choosePage } from './routes.tsx';

/** The portal's own answers, loaded before anything is sent. */
const ownToAll: readonly Question[] = [
  'getSessionStatus',
  'getClientContext',
  'getOversiktConfig',
  'getKontaktinfo',
];
const ownToCustomer: readonly Question[] = ['getSession', 'getBankkontakt'];
/** What the frame of a customer's page shows, unless the session remembers it. */
const listFrameQuestions = ({ antallTilbud }: PageContext): readonly Question[] =>
  antallTilbud === undefined ? ['getTilbud'] : [];

/** What a visitor sees beside the page who has not answered. */
const COOKIE_QUESTION = 'src/ui/cookie-consent/cookie-consent-dialog.tsx';

/** What stands at the end of every page, and has a script that comes late. */
const FOOTER = 'src/page-footer.tsx';

export const render: RenderPage = async (request) => {
  const { pathname, search } = new URL(request.url, 'http://portal');
  if (pathname.startsWith('/auth/') && request.context.failure === undefined)
    return renderLoginFrame(request);

  const answers = new PageAnswers(request);
  await answers.load(ownToAll);
  const status = answers.client.getQueryData<SessionStatus>(['getSessionStatus']);
  const config = answers.client.getQueryData<OversiktConfig>(['getOversiktConfig']);
  const chosen = choosePage(pathname, request.context, status, config);
  const pageModule = await chosen.page.load();
  await whenPartsAreLoaded();
  const queries = chosen.page.listQuestions(request.context);
  const { info, shortname } = answers.client.getQueryData<ClientContext>(['getClientContext']) ?? {};
  const brand = info?.navn ?? '';
  const isCookieQuestion =
    shortname !== undefined && config !== undefined && isAsked(shortname, request.context.cookieConsent);
  if (status?.kfpSessionId) {
    // Starts all calls of the page before it waits for the portal's own answers.
    const frame = listFrameQuestions(request.context);
    const outside = new Set(request.context.failure === undefined ? [...queries, ...frame] : queries);
    for (const question of outside) void answers.load([question]);
    await answers.load(ownToCustomer);
    // The header never suspends, so a page that is sent complete waits for its data here.
    if (request.context.isComplete === true && outside.has('getTilbud')) await answers.load(['getTilbud']);
  } else {
    // The identity provider decides the login address and may be slow, so the page does not wait for it.
    for (const question of new Set(queries)) void answers.load([question]);
  }

  if (typeof pageModule.title !== 'string' && request.context.isComplete === true)
    await answers.load(queries);

  const coming = followAvtaler({
    client: answers.client,
    parts: request.findParts(['getAvtaler']),
    antallAvtaler: request.antallAvtaler,
    isGruppert: isGruppert(search),
  });
  const toTree = (context: PageContext) => (
    <App
      client={answers.client}
      context={context}
      coming={{ ...coming, getLate: answers.getLate }}
      router={(page) => <Router ssrPath={request.url}>{page}</Router>}
    />
  );
  let opening: string | undefined;
  return {
    status: chosen.status,
    getTitle: () =>
      toTitle(pageModule.title, { context: request.context, search, client: answers.client }, brand),
    entry: 'src/entry.client.tsx',
    module: chosen.page.module,
    parts: isCookieQuestion ? [COOKIE_QUESTION] : [],
    later: [FOOTER],
    coming: Object.values(coming.soFar?.parts ?? {}),
    getOpening: () => (opening ??= renderOpening(toTree({ ...request.context, isOpening: true }))),
    ...renderTree(toTree(request.context), answers.whenAnswered(), request),
    takeData: () => answers.takeBlocks(coming.getPlaces()),
  };
};

/** The answers of one page: each fetched once, used for rendering, and sent to the browser as data blocks. */
class PageAnswers {
  readonly client: QueryClient;
  readonly #context: PageRequest['context'];
  readonly #answer: PageRequest['answer'];
  /** The key is the query key as text. */
  readonly #asked = new Map<string, Promise<SettledAnswer>>();
  readonly #settled = new Map<string, SettledAnswer>();
  readonly #pending = new Set<string>();
  readonly #loads: Promise<unknown>[] = [];
  #isPageBlockTaken = false;
  #late: readonly string[] | undefined;

  constructor({ answer, context }: PageRequest) {
    this.#context = context;
    this.#answer = answer;
    this.client = createQueryClient(async (key: QueryKey) => toValue(await this.#ask(key)));
  }

  /** Never rejects: a failure is stored as an answer. */
  async load(questions: readonly Question[]): Promise<void> {
    const loads = questions.map((question) => loadAnswer(this.client, toQueryKey(question)));
    this.#loads.push(...loads);
    await Promise.all(loads);
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

  /** The query keys, as text, that had no answer when the page was rendered; decided when first asked. */
  readonly getLate = (): readonly string[] => (this.#late ??= [...this.#pending]);

  /** Resolves when everything loaded so far has been answered. Never rejects. */
  async whenAnswered(): Promise<void> {
    await Promise.all(this.#loads);
  }

  takeBlocks(places: Places | undefined): string {
    const answers = [...this.#settled]
      .map(([text, settled]) => toDataBlock(fromKeyText(text), settled))
      .join('');
    this.#settled.clear();
    if (this.#isPageBlockTaken) return answers;
    this.#isPageBlockTaken = true;
    const page = { context: this.#context, pending: [...this.#pending], places };
    const late = this.getLate();
    return toPageBlock({ ...page, ...(late.length > 0 && { late }) }) + answers;
  }
}
