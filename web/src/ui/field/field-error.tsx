import type { ReactNode } from 'react';

import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';

/** The element of the error exists from the start, so that its text is announced. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} aria-live="polite" className={styles['error']}>
      {children !== undefined && (
        <>
          <Icon glyph="XMarkOctagonFill" size={20} />
          <p>{children}</p>
        </>
      )}
    </div>
  );
}
