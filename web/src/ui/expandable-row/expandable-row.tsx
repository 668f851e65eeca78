import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';

import { tekster } from '../tekster.nb.ts';
import styles from './expandable-row.module.css';

/** A list of {@link ExpandableRow}s, separated by lines. */
export function RowList({ children }: { children: ReactNode }) {
  return <div className={styles['list']}>{children}</div>;
}

/**
 * A value with 'Endre' beside it. When open, the row shows its form, and 'Avbryt' replaces 'Endre'. It is a `details`,
 * so a form inside works without JavaScript.
 *
 * @param isOpen given with `onToggle` when code decides, such as closing after a save
 */
export function ExpandableRow({
  label,
  value,
  isOpen,
  onToggle,
  changeText = tekster.endre,
  cancelText = tekster.avbryt,
  children,
}: {
  label: string;
  value: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  changeText?: string;
  cancelText?: string;
  children: ReactNode;
}) {
  const row = useRef<HTMLDetailsElement>(null);
  const reportOpened = useEffectEvent(() => {
    if (row.current?.open === true && isOpen === false) onToggle?.(true);
  });
  // Opened before hydration: the DOM is right, not the state. Told before the press that hydrates the row is handled.
  useLayoutEffect(() => reportOpened(), []);

  // Closed by code while focus was in the hidden part: focus goes to the toggle, where the customer came from.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const summary = row.current?.querySelector('summary');
    // Of a row that was opened before hydration only the state says closed: its field may be typed in.
    if (
      isOpen === false &&
      row.current?.open === false &&
      summary &&
      focused !== summary &&
      row.current.contains(focused)
    )
      summary.focus();
  }, [isOpen]);

  return (
    <details
      ref={row}
      className={styles['row']}
      open={isOpen}
      suppressHydrationWarning
      onToggle={({ currentTarget: details }) => {
        if (details.open === isOpen) return;
        // What was not saved is dropped. On the way back browsers put it into a closed row again.
        details.querySelector('form')?.reset();
        onToggle?.(details.open);
      }}
    >
      <summary>
        <span className={styles['text']}>
          <span className={styles['label']}>{label}</span>
          <span className={styles['value']}>{value}</span>
        </span>
        <span className={styles['change']}>{changeText}</span>
        <span className={styles['cancel']}>{cancelText}</span>
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
