import { type ComponentType, type LazyExoticComponent, createElement, lazy, memo } from 'react';

import type { PageContext } from '@portal/contract/page.ts';
import type { Question } from '@portal/contract/query-key.ts';

/** What a page's module gives to the routes. */
export interface PageModule {
  /** Without the brand. One page may have several, by its context. */
  title: string | ((context: PageContext) => string);
  /** Asked for as soon as the page is, all at once. */
  queries: readonly Question[];
  /** Asked for besides where the page's context calls for it. */
  moreQueries?: (context: PageContext) => readonly Question[];
  Page: ComponentType;
}

/** All that a page asks for in this context. */
export function listQuestions(
  { queries, moreQueries }: Pick<PageModule, 'queries' | 'moreQueries'>,
  context: PageContext,
): readonly Question[] {
  return moreQueries === undefined ? queries : [...queries, ...moreQueries(context)];
}

export interface LazyPage {
  /** Source file, as the build's manifest names it. */
  module: string;
  /** Loads the page's code; afterwards it renders without suspending. */
  load: () => Promise<PageModule>;
  Component: ComponentType;
}

/**
 * A page whose code is loaded when it is needed. The server and the first render in the browser call `load` before
 * they render, so that no loader stands where the server had sent a page.
 *
 * Rendered anew only for its own reasons: what surrounds it is rendered anew as soon as the browser has taken over, and
 * React would then take over every section at once, without a pause for what the customer does.
 */
export function lazyPage(module: string, load: () => Promise<PageModule>): LazyPage {
  let loaded: PageModule | undefined;
  let Lazy: LazyExoticComponent<ComponentType> | undefined;
  const loadOnce = async (): Promise<PageModule> => (loaded ??= await load());
  return {
    module,
    load: loadOnce,
    Component: memo(() => {
      if (loaded !== undefined) return createElement(loaded.Page);
      Lazy ??= lazy(async () => ({ default: (await loadOnce()).Page }));
      return createElement(Lazy);
    }),
  };
}
