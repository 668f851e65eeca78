import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { sortBy } from '@portal/contract/sort-by.ts';

import { findTopDialog, subscribeToDialogs } from '../dialog/open-dialogs.ts';
import { tekster } from '../tekster.nb.ts';
import { useListeners } from '../use-listeners.ts';
import { ToastCard } from './toast-card.tsx';
import { DEFAULT_VISIBLE, type Toast, type ToastEvent, updateToasts } from './toast-queue.ts';
import styles from './toast.module.css';

/** A screen reader must have met the live region before it has a message. */
const REGION_FIRST_MS = 100;

interface RegionProps {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
  onRemoved: (id: number) => void;
}

/**
 * The toasts, from all that has happened to them. Rendered in the browser alone.
 *
 * @param visible how many show at a time; the others are queued.
 */
export function ToastRegion({
  events,
  visible = DEFAULT_VISIBLE,
  tell,
}: {
  events: readonly ToastEvent[];
  visible?: number | undefined;
  tell: (event: ToastEvent) => void;
}) {
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), REGION_FIRST_MS);
    return () => clearTimeout(timer);
  }, []);
  const toasts = useMemo(() => {
    let list: readonly Toast[] = [];
    if (isKnown) for (const event of events) list = updateToasts(list, event, visible);
    return list;
  }, [events, isKnown, visible]);
  return (
    <InTopLayer
      toasts={toasts}
      onDismiss={(id) => tell({ type: 'exit', id })}
      onRemoved={(id) => tell({ type: 'remove', id })}
    />
  );
}

/** A modal dialog makes everything outside it inert, so the region moves into the topmost one. */
function InTopLayer(props: RegionProps) {
  const dialog = useSyncExternalStore(subscribeToDialogs, findTopDialog);
  return createPortal(<Region {...props} />, dialog ?? document.body);
}

/**
 * A screen reader announces toasts when it has finished speaking, and errors at once.
 * All timers pause while the pointer or the focus is on any toast.
 */
function Region({ toasts, onDismiss, onRemoved }: RegionProps) {
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
