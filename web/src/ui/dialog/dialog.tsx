import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';

import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { tekster } from '../tekster.nb.ts';
import { useListeners } from '../use-listeners.ts';
import { addOpenDialog } from './open-dialogs.ts';
import styles from './dialog.module.css';
import { holdInPlace } from './hold-in-place.ts';

/**
 * A modal dialog: a sheet at the bottom of a phone, a box in the middle from 680 px. The browser traps focus, closes on
 * Escape and makes the page around it inert. Focus starts at the element with `data-focus-first`, or else at the
 * heading, and returns to where it was. Render it only while it is open.
 *
 * @param onDismiss Escape; with `closable` also the close button and a click outside.
 * @param inPlace It came with the page, and is open before the script runs: its close button works, and the page can be
 *   used. Closing it before the script runs dismisses it.
 */
export function Dialog({
  title,
  onDismiss,
  closable = true,
  inPlace = false,
  describedBy,
  children,
}: {
  title: string;
  onDismiss: () => void;
  closable?: boolean;
  inPlace?: boolean;
  /** Ids of the texts that a screen reader reads after the title. */
  describedBy?: string;
  children: ReactNode;
}) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  const dismiss = useEffectEvent(onDismiss);
  // A layout effect: runs before paint, and closes the dialog before React removes it, so that focus returns by itself.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    if (inPlace && !element.open) {
      dismiss();
      return undefined;
    }
    const letGo = inPlace ? holdInPlace(element, dismiss) : undefined;
    if (!inPlace) element.showModal();
    if (!element.contains(document.activeElement) || !inPlace)
      (element.querySelector<HTMLElement>('[data-focus-first]') ?? element.querySelector('h2'))?.focus();
    const remove = addOpenDialog(element);
    return () => {
      remove();
      letGo?.();
      element.close();
    };
  }, [inPlace]);

  const isOutside = (event: Event) => event.target === dialog.current;
  useListeners(dialog, {
    // The owner closes it: a dialog that closed itself would differ from its state.
    cancel: (event) => {
      if (!isOutside(event)) return;
      event.preventDefault();
      onDismiss();
    },
    // On a second Escape in a row a browser may close it without a cancel event.
    close: (event) => {
      if (isOutside(event)) onDismiss();
    },
    pointerdown: (event) => {
      pressedOutside.current = isOutside(event);
    },
    click: (event) => {
      if (closable && pressedOutside.current && isOutside(event)) onDismiss();
    },
  });

  return (
    <dialog
      ref={dialog}
      open={inPlace || undefined}
      className={classNames(styles['dialog'], inPlace && styles['inPlace'])}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <div className={styles['sheet']}>
        <div className={styles['head']}>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {closable && (
            <form
              method="dialog"
              onSubmit={(event) => {
                event.preventDefault();
                onDismiss();
              }}
            >
              <button type="submit" className={styles['close']} aria-label={tekster.lukk}>
                <Icon glyph="XMark" />
              </button>
            </form>
          )}
        </div>
        {children}
        {inPlace && <span className={styles['end']} />}
      </div>
    </dialog>
  );
}

/**
 * The buttons of a dialog, equally wide; stacked on a phone, the first on top.
 *
 * @param stacked stacked on a wide screen too
 */
export function DialogActions({ stacked = false, children }: { stacked?: boolean; children: ReactNode }) {
  return <div className={classNames(styles['actions'], !stacked && styles['row'])}>{children}</div>;
}
