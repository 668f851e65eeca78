import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

import { toQueryKey } from '@portal/contract/query-key.ts';

import { openHere } from './leave-to.ts';
import { MAIN_ID } from './main-id.ts';
import { type LazyPage, listQuestions } from './lazy-page.tsx';
import { usePageContext } from './page-context.tsx';

/** The history state of a page that was reached from another page of ours. */
export const CAME_FROM_OWN_PAGE = 'egen-side';

/**
 * Client-side navigation for every ordinary link to a page of the portal. Links stay plain links: without JavaScript,
 * with a modifier key or with another target the browser handles them. The page's code is loaded and its calls are sent
 * before the page changes, so no loader flashes.
 */
export function useClientNavigation(findPage: (pathname: string) => LazyPage | undefined): void {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const queries = useQueryClient();
  const context = usePageContext();
  const shown = useRef({ pathname, search });

  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const url = findPlainLink(event);
      const page = url && findPage(url.pathname);
      if (url === undefined || page === undefined) return;
      event.preventDefault();
      page.load().then(
        (module) => {
          for (const question of listQuestions(module, context))
            void queries.prefetchQuery({ queryKey: toQueryKey(question) });
          navigate(url.pathname + url.search + url.hash, { state: CAME_FROM_OWN_PAGE });
          window.scrollTo(0, 0);
        },
        // The page's code could not be loaded; a new document works without it.
        () => openHere(url.href),
      );
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [findPage, navigate, queries, context]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    // A page that removes what it has read from its own address is no new page.
    if (before.pathname === pathname && (before.search === search || search === '')) return;
    // As after a new document: screen reader and keyboard start at the top of the new page.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, search]);
}

/** The address of a clicked same-origin link, unless the click asks for another tab, window or download. */
function findPlainLink(event: MouseEvent): URL | undefined {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return undefined;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  const url = new URL(link.href);
  const isSamePage = url.pathname === window.location.pathname && url.search === window.location.search;
  return url.origin !== window.location.origin || (isSamePage && url.hash !== '') ? undefined : url;
}
