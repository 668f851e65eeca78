import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, type LazyExoticComponent, createElement, lazy, memo } from 'react';

import type { PageContext } from '@portal/contract/page.ts';
import type { Question } from '@portal/contract/query-key.ts';

import { openHere } from './leave-to.ts';

/** What a page's module exports to the routes. */
export interface PageModule {
  /** Without the brand. A page with several headings has the title of the one it shows. */
  title: string | ((of: TitleParts) => string);
  Page: ComponentType;
}

/** What a title may depend on: `client` has the answers so far. */
export interface TitleParts {
  context: PageContext;
  /** The query of the address, without its question mark. */
  search: string;
  client: QueryClient;
}

export interface LazyPage {
  /** Source file, as named in the build's manifest; empty in browsers, which need it not. */
  module: string;
  /** What the page asks, all at once as soon as it is requested, so known before its code is there. */
  listQuestions: (context: PageContext) => readonly Question[];
  /** Loads the page's code; after that it renders without suspending. */
  load: () => Promise<PageModule>;
  isLoaded: () => boolean;
  Component: ComponentType;
}

/**
 * A page whose code is loaded on demand. The server and the first render in the browser call `load` before they render,
 * so that no loader replaces the server's markup.
 *
 * It is memoized: its surroundings render again right after hydration, and React would then hydrate every section at
 * once, without yielding to the customer's input.
 */
export function lazyPage(
  module: string,
  load: () => Promise<PageModule>,
  questions: readonly Question[] | LazyPage['listQuestions'],
): LazyPage {
  let loaded: PageModule | undefined;
  let Lazy: LazyExoticComponent<ComponentType> | undefined;
  const loadOnce = async (): Promise<PageModule> => (loaded ??= await load());
  return {
    module,
    listQuestions: typeof questions === 'function' ? questions : () => questions,
    load: loadOnce,
    isLoaded: () => loaded !== undefined,
    Component: memo(() => {
      if (loaded !== undefined) return createElement(loaded.Page);
      Lazy ??= lazy(() => loadOnce().then(({ Page }) => ({ default: Page }), openAnew));
      return createElement(Lazy);
    }),
  };
}

/** The page's code could not be loaded, and a new document works without it. Suspends until that document arrives. */
function openAnew(): Promise<never> {
  openHere(window.location.pathname + window.location.search);
  return new Promise(() => {});
}
