import { classNames } from '../ui/class-names.ts';
import { getFigureName, toFigureId, type FigureChoice } from './figure.tsx';
import styles from './figure-tile.module.css';

/** A figure of the sprite on its hill, as it stands in a card. `plain`: white and without the hill, for tinted cards. */
export function FigureTile({ plain = false, ...choice }: FigureChoice & { plain?: boolean }) {
  return (
    <span className={classNames(styles['tile'], plain && styles['plain'])} aria-hidden>
      <svg>
        <use href={`#${toFigureId(getFigureName(choice))}`} />
      </svg>
    </span>
  );
}
