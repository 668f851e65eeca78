import { type ReactNode, createContext, use, useCallback, useMemo, useReducer } from 'react';

import { ToastRegion } from './toast-region.tsx';
import {
  DEFAULT_VISIBLE,
  type Toast,
  type ToastEvent,
  type ToastOptions,
  updateToasts,
} from './toast-queue.ts';

interface Toasts {
  /** @returns the toast's id, for {@link Toasts.dismiss} */
  show: (options: ToastOptions) => number;
  dismiss: (id: number) => void;
}

const Context = createContext<Toasts | undefined>(undefined);

let lastId = 0;

/** @param visible how many show at a time; the others are queued. */
export function ToastProvider({
  visible = DEFAULT_VISIBLE,
  children,
}: {
  visible?: number;
  children: ReactNode;
}) {
  const [toasts, dispatch] = useReducer(
    (list: readonly Toast[], event: ToastEvent) => updateToasts(list, event, visible),
    [],
  );
  const show = useCallback((options: ToastOptions) => {
    lastId += 1;
    dispatch({ type: 'add', id: lastId, options });
    return lastId;
  }, []);
  const dismiss = useCallback((id: number) => dispatch({ type: 'exit', id }), []);
  const remove = useCallback((id: number) => dispatch({ type: 'remove', id }), []);
  const value = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  return (
    <Context value={value}>
      {children}
      <ToastRegion toasts={toasts} onDismiss={dismiss} onRemoved={remove} />
    </Context>
  );
}

/** Messages over the page. Throws outside its provider. */
export function useToast(): Toasts {
  const toasts = use(Context);
  if (toasts === undefined) throw new Error('useToast must be used inside ToastProvider');
  return toasts;
}
