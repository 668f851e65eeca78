import { FigureTile } from '../../drawings/figure-tile.tsx';
import { lenker } from '../../lib/lenker.ts';
import { TileCard } from '../../ui/tile-card.tsx';
import styles from './kjop-card.module.css';
import { tekster } from './kjop-card-tekster.nb.ts';

/** The last card after the agreements, also when there are none. */
export function KjopCard() {
  return (
    <TileCard
      href={lenker.kjop}
      knapp="kjop-forsikring"
      className={styles['card']}
      tile={<FigureTile name="kjop" plain />}
      foot={<p>{tekster.samle}</p>}
    >
      <h3 data-card-title>{tekster.kjopForsikring}</h3>
      <p>{tekster.smart}</p>
    </TileCard>
  );
}
