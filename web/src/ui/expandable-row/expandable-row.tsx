import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

import { tekster } from '../tekster.ts';
import styles from './expandable-row.module.css';

/** A list of {@link ExpandableRow}s, parted by lines. */
export function RowList({ children }: { children: ReactNode }) {
  return <div className={styles['list']}>{children}</div>;
}

/**
 * A value with 'Endre' beside it. Opened, the row shows what changes the value, and 'Avbryt' stands where 'Endre'
 * stood. It is a `details`, so a form inside works without the script.
 *
 * @param isOpen given with `onToggle` where the script decides, such as closing after a save
 * @param note more lines under the value, also while open
 */
export function ExpandableRow({
  label,
  value,
  isOpen,
  onToggle,
  changeText = tekster.endre,
  cancelText = tekster.avbryt,
  note,
  children,
}: {
  label: string;
  value: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  changeText?: string;
  cancelText?: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  const row = useRef<HTMLDetailsElement>(null);
  const reportOpened = useEffectEvent(() => {
    if (row.current?.open === true && isOpen === false) onToggle?.(true);
  });
  // Opened before the script came: the customer is right, not the state.
  useEffect(() => reportOpened(), []);

  // Closed by the script while focus was in what it hides: the toggle is where the customer came from.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const summary = row.current?.querySelector('summary');
    if (isOpen === false && summary && focused !== summary && row.current?.contains(focused)) summary.focus();
  }, [isOpen]);

  return (
    <details
      ref={row}
      className={styles['row']}
      open={isOpen}
      onToggle={(event) => {
        if (event.currentTarget.open !== isOpen) onToggle?.(event.currentTarget.open);
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
      <div className={styles['content']}>
        {children}
        {note}
      </div>
    </details>
  );
}
