import { useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { sortBy } from '@portal/contract/sort-by.ts';

import { findTopDialog, subscribeToDialogs } from '../dialog/open-dialogs.ts';
import { tekster } from '../tekster.nb.ts';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { useListeners } from '../use-listeners.ts';
import { ToastCard } from './toast-card.tsx';
import type { Toast } from './toast-queue.ts';
import styles from './toast.module.css';

interface ToastRegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
  onRemoved: (id: number) => void;
}

/** Only in the browser: the server has no toasts, and a live region must exist before its messages. */
export function ToastRegion(props: ToastRegionProps) {
  return useIsHydrated() && <InTopLayer {...props} />;
}

/** A modal dialog makes everything outside it inert, so the region moves into the topmost one. */
function InTopLayer(props: ToastRegionProps) {
  const dialog = useSyncExternalStore(subscribeToDialogs, findTopDialog);
  return createPortal(<Region {...props} />, dialog ?? document.body);
}

/**
 * A screen reader announces toasts when it has finished speaking, and errors at once.
 * All timers pause while the pointer or the focus is on any toast.
 */
function Region({ toasts, onDismiss, onRemoved }: ToastRegionProps) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const shown = toasts.filter(({ state }) => state !== 'queued');
  const isPaused = shown.length > 0 && (isPointedAt || hasFocus);

  /** Moves the focus on when the focused toast is removed. */
  const dismiss = (id: number) => {
    const card = region.current?.querySelector(`[data-toast="${id}"]`);
    if (card?.contains(document.activeElement)) {
      const next = [...(region.current?.querySelectorAll<HTMLElement>('[data-dismiss]') ?? [])].find(
        (button) => !card.contains(button) && button.closest('[data-state="entering"]') !== null,
      );
      if (next) next.focus();
      else cameFrom.current?.focus();
    }
    onDismiss(id);
  };
  useListeners(region, {
    pointerenter: () => setPointedAt(true),
    pointerleave: () => setPointedAt(false),
    focusin: ({ relatedTarget }) => {
      setFocus(true);
      if (relatedTarget instanceof HTMLElement && region.current?.contains(relatedTarget) === false)
        cameFrom.current = relatedTarget;
    },
    focusout: ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && region.current?.contains(relatedTarget))) setFocus(false);
    },
    keydown: (event) => {
      const card = event.target instanceof Element ? event.target.closest('[data-toast]') : null;
      if (event.key !== 'Escape' || !(card instanceof HTMLElement)) return;
      // Closes only the toast, not a dialog around it.
      event.preventDefault();
      dismiss(Number(card.dataset['toast']));
    },
  });

  return (
    <section
      ref={region}
      className={styles['region']}
      aria-label={tekster.varsler}
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.length > 0 && (
        <ol className={styles['list']} role="list">
          {sortBy(toasts, (a, b) => b.id - a.id).map((toast) => (
            <ToastCard
              key={toast.id}
              toast={toast}
              isPaused={isPaused}
              onDismiss={() => dismiss(toast.id)}
              onTimeout={() => onDismiss(toast.id)}
              onRemoved={() => {
                // A toast removed under the pointer sends no pointerleave event.
                if (toasts.length === 1) setPointedAt(false);
                onRemoved(toast.id);
              }}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
