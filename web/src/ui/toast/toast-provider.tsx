import { type ReactNode, createContext, use, useCallback, useMemo, useReducer } from 'react';

import { UNHURRIED_MS, useLate } from '../../lib/use-late.ts';
import type { ToastEvent, ToastOptions } from './toast-queue.ts';

interface Toasts {
  /** @returns the toast's id, for {@link Toasts.dismiss} */
  show: (options: ToastOptions) => number;
  dismiss: (id: number) => void;
}

const Context = createContext<Toasts | undefined>(undefined);

let lastId = 0;

const loadRegion = () => import('./toast-region.tsx');

/**
 * Notes what happens to toasts. What shows them has a chunk of its own, which comes long before most first toasts, and
 * with the first one at the latest.
 *
 * @param visible how many show at a time; the others are queued.
 */
export function ToastProvider({ visible, children }: { visible?: number; children: ReactNode }) {
  const [events, tell] = useReducer(
    (earlier: readonly ToastEvent[], event: ToastEvent) => [...earlier, event],
    [],
  );
  const show = useCallback((options: ToastOptions) => {
    lastId += 1;
    tell({ type: 'add', id: lastId, options });
    return lastId;
  }, []);
  const dismiss = useCallback((id: number) => tell({ type: 'exit', id }), []);
  const value = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  const late = useLate(loadRegion, events.length > 0, UNHURRIED_MS);
  return (
    <Context value={value}>
      {children}
      {late && <late.ToastRegion events={events} visible={visible} tell={tell} />}
    </Context>
  );
}

/** Messages over the page. Throws outside its provider. */
export function useToast(): Toasts {
  const toasts = use(Context);
  if (toasts === undefined) throw new Error('useToast must be used inside ToastProvider');
  return toasts;
}
