import { classNames } from '../ui/class-names.ts';
import drawing from './drawing.module.css';
import { getFigureOfProduct } from './figures/figure-of-product.ts';
import type { FigureName } from './figures/figures.ts';
import styles from './figure.module.css';
import { Shapes } from './shapes.tsx';

/**
 * The drawings that {@link Figure} and {@link FigureTile} point at, each once: with two hundred cards the page would
 * otherwise carry each figure as often as it shows. Stands before its figures, in the same section.
 */
export function FigureSprite({ names }: { names: Iterable<FigureName> }) {
  return (
    <svg className={drawing['sprite']} width="0" height="0" aria-hidden>
      {[...new Set(names)].map((name) => (
        <symbol key={name} id={toId(name)} viewBox="0 0 48 48">
          <Shapes figure={name} />
        </symbol>
      ))}
    </svg>
  );
}

/** `name` for a figure of one's own choosing, `productType` for that of an agreement. Decorative. */
export type FigureChoice =
  | { name: FigureName; productType?: never }
  | { name?: never; productType: string | undefined };

export function getFigureName(choice: FigureChoice): FigureName {
  return choice.name ?? getFigureOfProduct(choice.productType);
}

/** One figure of the sprite. Without a class 48 px wide and high. */
export function Figure({ className, ...choice }: FigureChoice & { className?: string | undefined }) {
  return (
    <svg className={className ?? styles['figure']} aria-hidden>
      <use href={`#${toId(getFigureName(choice))}`} />
    </svg>
  );
}

/** A figure of the sprite on its hill, as it stands in a card. `plain`: white and without the hill, for tinted cards. */
export function FigureTile({ plain = false, ...choice }: FigureChoice & { plain?: boolean }) {
  return (
    <span className={classNames(styles['tile'], plain && styles['plain'])} aria-hidden>
      <svg>
        <use href={`#${toId(getFigureName(choice))}`} />
      </svg>
    </span>
  );
}

function toId(name: FigureName): string {
  return `figur-${name}`;
}
