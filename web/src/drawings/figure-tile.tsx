import { classNames } from '../ui/class-names.ts';
import { getFigureOfProduct } from './figures/figure-of-product.ts';
import type { FigureName } from './figures/figures.ts';
import styles from './figure-tile.module.css';
import { Shapes } from './shapes.tsx';

/** `name` for a figure of one's own choosing, `productType` for that of an agreement. */
type FigureChoice =
  | { name: FigureName; productType?: never }
  | { name?: never; productType: string | undefined };

/**
 * A figure on its hill, as it stands in a card. Decorative.
 *
 * @param plain White and without the hill, for tinted cards.
 */
export function FigureTile({ plain = false, ...choice }: FigureChoice & { plain?: boolean }) {
  return (
    <span className={classNames(styles['tile'], plain && styles['plain'])} aria-hidden>
      <svg>
        <Shapes figure={choice.name ?? getFigureOfProduct(choice.productType)} />
      </svg>
    </span>
  );
}
