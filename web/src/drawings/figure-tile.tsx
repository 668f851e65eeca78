import { classNames } from '../ui/class-names.ts';
import { getFigureName, toFigureId, type FigureChoice } from './figure.tsx';
import type { FigureName } from './figures/figures.ts';
import styles from './figure-tile.module.css';
import { Shapes } from './shapes.tsx';

/**
 * A figure of the sprite on its hill, as it stands in a card.
 *
 * @param plain White and without the hill, for tinted cards.
 * @param set Of the sprite the figure is in.
 */
export function FigureTile({
  plain = false,
  set,
  ...choice
}: FigureChoice & { plain?: boolean; set?: string }) {
  return (
    <span className={classNames(styles['tile'], plain && styles['plain'])} aria-hidden>
      <svg>
        <use href={`#${toFigureId(getFigureName(choice), set)}`} />
      </svg>
    </span>
  );
}

/** The same with the figure drawn in it, for a figure that stands on the page once and needs no sprite. */
export function InlineFigureTile({ name, plain = false }: { name: FigureName; plain?: boolean }) {
  return (
    <span className={classNames(styles['tile'], plain && styles['plain'])} aria-hidden>
      <svg viewBox="0 0 48 48">
        <Shapes figure={name} />
      </svg>
    </span>
  );
}
