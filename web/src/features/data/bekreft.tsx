import type { ReactNode } from 'react';

import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './page.module.css';
import { tekster as alle } from './tekster.nb.ts';

const tekster = alle.delinger;

/**
 * What follows, or what the customer says yes to, is said before it is done.
 *
 * @param om tells it from others of its kind
 */
export function Forklart({ hva, om, children }: { hva: string; om: ReactNode; children: ReactNode }) {
  return (
    <details className={styles['more']}>
      <summary>
        {hva}
        <VisuallyHidden> {om}</VisuallyHidden>
      </summary>
      {children}
    </details>
  );
}

export function Bekreft({ isPending, children }: { isPending: boolean; children: string }) {
  return (
    <Button type="submit" variant="secondary" narrow aria-disabled={isPending}>
      {isPending ? tekster.lagrer : children}
    </Button>
  );
}
