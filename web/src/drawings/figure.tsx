import drawing from './drawing.module.css';
import { getFigureOfProduct } from './figures/figure-of-product.ts';
import type { FigureName } from './figures/figures.ts';
import styles from './figure.module.css';
import { Shapes } from './shapes.tsx';

/**
 * The drawings that {@link Figure} and {@link FigureTile} point at, each once: with two hundred cards the page would
 * otherwise carry each figure as often as it shows. Stands before its figures, in the same section.
 *
 * @param set Names the sprite where a page has several: each stands in a section of its own, and may come alone.
 */
export function FigureSprite({ names, set }: { names: Iterable<FigureName>; set?: string }) {
  return (
    <svg className={drawing['sprite']} width="0" height="0" aria-hidden>
      {[...new Set(names)].map((name) => (
        <symbol key={name} id={toFigureId(name, set)} viewBox="0 0 48 48">
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
      <use href={`#${toFigureId(getFigureName(choice))}`} />
    </svg>
  );
}

/** Of the symbol in the sprite. */
export function toFigureId(name: FigureName, set = 'figur'): string {
  return `${set}-${name}`;
}
