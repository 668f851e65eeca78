import type { ReactNode } from 'react';

import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './page.module.css';

/**
 * Opens to say more: what follows, before it is done, or the words of a choice.
 *
 * @param om tells it from others of its kind; a screen reader reads it
 */
export function Forklart({ hva, om, children }: { hva: string; om?: ReactNode; children: ReactNode }) {
  return (
    <details className={styles['more']}>
      <summary>
        <span>
          {hva}
          {om !== undefined && <VisuallyHidden> {om}</VisuallyHidden>}
        </span>
        <Icon glyph="ChevronDown" />
      </summary>
      {children}
    </details>
  );
}
