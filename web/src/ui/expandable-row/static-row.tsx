import type { ReactNode } from 'react';

import styles from './expandable-row.module.css';

/** A value among {@link ExpandableRow}s that cannot be changed. */
export function StaticRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles['static']}>
      <span className={styles['label']}>{label}</span>
      <div className={styles['value']}>{children}</div>
    </div>
  );
}
