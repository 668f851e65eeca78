import { classNames } from '../ui/class-names.ts';
import { type Drawn, getFigureOf } from './figures/figure-of-product.ts';
import type { FigureName } from './figures/figures.ts';
import styles from './figure-tile.module.css';
import { Shapes } from './shapes.tsx';

/** `name` chooses a figure; `of` gives the figure of an agreement or an offer. */
type FigureChoice = { name: FigureName; of?: never } | { name?: never; of: Drawn };

/**
 * A figure on its hill, as cards show it. Decorative.
 *
 * @param plain White and without the hill, for tinted cards.
 */
export function FigureTile({ plain = false, ...choice }: FigureChoice & { plain?: boolean }) {
  return (
    <span className={classNames(styles['tile'], plain && styles['plain'])} aria-hidden>
      <svg>
        <Shapes figure={choice.name ?? getFigureOf(choice.of)} />
      </svg>
    </span>
  );
}
