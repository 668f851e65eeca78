import { InlineFigureTile } from '../../drawings/figure-tile.tsx';
import { lenker } from '../../lib/lenker.ts';
import { CardLink } from '../../ui/card.tsx';
import styles from './kjop-card.module.css';
import { tekster } from './tekster.ts';

/** Stands last among the agreements, also where there are none (OVW-07 to OVW-10). */
export function KjopCard() {
  return (
    <CardLink href={lenker.kjop} knapp="kjop-forsikring" className={styles['card']}>
      <InlineFigureTile name="kjop" plain />
      <div className={styles['what']}>
        <h3 data-card-title>{tekster.kjopForsikring}</h3>
        <p>{tekster.smart}</p>
      </div>
      <p className={styles['foot']}>{tekster.samle}</p>
    </CardLink>
  );
}
