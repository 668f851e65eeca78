import { useSyncExternalStore } from 'react';

import {
  BELOP_COOKIE_SECONDS,
  BELOP_SKJULT,
  BELOP_VIST,
  getBelopCookie,
} from '@portal/contract/skjulte-belop.ts';

import { keepByServer } from '../keep-by-server.ts';
import { usePageContext } from '../page-context.tsx';

const listeners = new Set<() => void>();
/** What was chosen on this page; undefined: as the server rendered it. */
let chosen: boolean | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A store and no context: a change of context around a part whose script has not come would lose the part. */
export function useHidesBelop(): boolean {
  const { skjulerBelop = false } = usePageContext();
  return useSyncExternalStore(
    subscribe,
    () => chosen ?? skjulerBelop,
    () => skjulerBelop,
  );
}

/** Hides or shows all amounts at once. The server reads the same cookie for the next page. */
export function setHidesBelop(hides: boolean): void {
  const isHttps = window.location.protocol === 'https:';
  const secure = isHttps ? '; secure' : '';
  const value = hides ? BELOP_SKJULT : '';
  const seconds = hides ? BELOP_COOKIE_SECONDS : 0;
  document.cookie = `${getBelopCookie(isHttps)}=${value}; path=/; samesite=lax; max-age=${seconds}${secure}`;
  keepByServer('belop', hides ? BELOP_SKJULT : BELOP_VIST);
  // Where React would leave amounts, the server hides them: in parts that wait for a late system, and where the browser
  // has put elements of its own around what it translated. Nothing is read meanwhile.
  if (/<font|<!--\$[?~]/.test(document.body.innerHTML)) {
    document.querySelector('main')?.style.setProperty('visibility', 'hidden');
    window.location.reload();
    return;
  }
  chosen = hides;
  for (const listener of listeners) listener();
}

/** Resolves when the customer hides or shows amounts on this page. */
export function whenBelopChanges(): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = subscribe(() => {
      unsubscribe();
      resolve();
    });
  });
}
