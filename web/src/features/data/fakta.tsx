import type { ReactNode } from 'react';

import styles from './page.module.css';
import { tekster as alle } from './tekster.nb.ts';

const tekster = alle.delinger;

/** Which insurance a sharing is about, for what, which information, and for how long. */
export function Fakta(fakta: Record<'hvilke' | 'formal' | 'slag' | 'til', ReactNode>) {
  return (
    <dl className={styles['facts']}>
      <dt>{tekster.hvilke}</dt>
      <dd>{fakta.hvilke}</dd>
      <dt>{tekster.formal}</dt>
      <dd>{fakta.formal}</dd>
      <dt>{tekster.slag}</dt>
      <dd>{fakta.slag}</dd>
      <dt>{tekster.til}</dt>
      <dd>{fakta.til}</dd>
    </dl>
  );
}
