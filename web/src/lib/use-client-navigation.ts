import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

import { toQueryKey } from '@portal/contract/query-key.ts';

import { prefetchAnswer } from './answers.tsx';
import { findPlainLink, isPlain } from './find-plain-link.ts';
import { openHere } from './leave-to.ts';
import { listenForClicks } from './listen-for-clicks.ts';
import { MAIN_ID } from './main-id.ts';
import type { LazyPage } from './lazy-page.tsx';
import { usePageContext } from './page-context.tsx';
import { revealFragment } from './reveal-fragment.ts';

/** The history state of a page that was reached from another page of ours. */
export const CAME_FROM_OWN_PAGE = 'egen-side';

/**
 * Client-side navigation for every ordinary link to a page of the portal. Links stay plain links: without JavaScript,
 * with a modifier key or with another target the browser handles them.
 *
 * A page's code is fetched when a pointer or the focus comes to a link to it, and its calls are sent when the link is
 * pressed. The page changes when its code is there, so no loader flashes.
 *
 * @param onOffline there is no network, and the page's code is not here: the customer stays
 * @returns true: a link was followed, and its page is on its way. A text: the title of the page that the customer has
 *   come to, also by Back; not of the one that came as a document, which the browser tells of
 */
export function useClientNavigation(
  findPage: (pathname: string) => LazyPage | undefined,
  onOffline: () => void,
): boolean | string {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const queries = useQueryClient();
  const context = usePageContext();
  const shown = useRef({ pathname, search });
  /** What was pressed last: the click that ends the press asks for nothing again. */
  const pressed = useRef<string>(undefined);
  const [way, setWay] = useState<boolean | string>(false);
  /** The latest click decides. */
  const latest = useRef<URL>(undefined);

  function findTarget(event: Event): { url: URL; page: LazyPage } | undefined {
    const url = findPlainLink(event);
    const page = url && findPage(url.pathname);
    return page && { url, page };
  }
  function ask(page: LazyPage): void {
    for (const question of page.listQuestions(context)) void prefetchAnswer(queries, toQueryKey(question));
  }

  function stopWaiting(): void {
    latest.current = undefined;
    // Also where a page has come: the next may have its title, and the same text is not said twice.
    setWay(false);
  }

  const onNear = useEffectEvent((event: Event) => {
    // Whether it could be loaded is known when the link is followed.
    findTarget(event)
      ?.page.load()
      .catch(() => undefined);
  });
  const onPress = useEffectEvent((event: PointerEvent) => {
    pressed.current = undefined;
    const target = isPlain(event) ? findTarget(event) : undefined;
    if (target === undefined) return;
    pressed.current = target.url.href;
    ask(target.page);
    target.page.load().catch(() => undefined);
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const target = event.defaultPrevented || !isPlain(event) ? undefined : findTarget(event);
    if (target === undefined) return;
    event.preventDefault();
    const { url, page } = target;
    if (pressed.current !== url.href) ask(page);
    pressed.current = undefined;
    latest.current = url;
    if (!page.isLoaded()) setWay(true);
    page.load().then(
      () => {
        if (latest.current !== url) return;
        stopWaiting();
        navigate(url.pathname + url.search + url.hash, { state: CAME_FROM_OWN_PAGE });
        window.scrollTo(0, 0);
        revealFragment();
      },
      // The page's code could not be loaded; a new document works without it, unless there is no network.
      () => {
        if (latest.current !== url) return;
        if (navigator.onLine) openHere(url.href);
        else {
          stopWaiting();
          onOffline();
        }
      },
    );
  });
  const onHistory = useEffectEvent(stopWaiting);
  const onArrival = useEffectEvent(() => {
    // The title is set when the page's code is there too: a moment after, it is the new one.
    const tell = () => setTimeout(() => latest.current ?? setWay(document.title));
    findPage(pathname)
      ?.load()
      .then(tell, () => undefined);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // On their way down: React stops what happens in a part of the page that it has not taken over yet.
    document.addEventListener('pointerover', onNear, { signal, passive: true, capture: true });
    document.addEventListener('focusin', onNear, { signal, capture: true });
    document.addEventListener('pointerdown', onPress, { signal, passive: true, capture: true });
    listenForClicks(onClick, signal);
    window.addEventListener('popstate', onHistory, { signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    // A page that removes what it has read from its own address is no new page.
    if (before.pathname === pathname && (before.search === search || search === '')) return;
    // As after a new document: screen reader and keyboard start at the top of the new page.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    // The same element may have the focus already, and it has no name of its own.
    onArrival();
  }, [pathname, search]);

  return way;
}
