import styles from './drawing.module.css';
import { figures, type FigureName } from './figures/figures.ts';

/** The shapes of a figure, coloured by the theme, for use inside an `svg` of one's own. */
export function Shapes({ figure }: { figure: FigureName }) {
  return figures[figure].map(([tone, path]) => <path key={path} className={styles[tone]} d={path} />);
}

/** A figure inside a larger drawing, `size` wide and high in that drawing's units, standing with its ground at `ground`. */
export function PlacedFigure({
  figure,
  x,
  ground,
  size,
}: {
  figure: FigureName;
  x: number;
  ground: number;
  size: number;
}) {
  // The ground of a figure is at 44 of its 48 units.
  const y = Math.round((ground - (size * 44) / 48) * 10) / 10;
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 48 48">
      <Shapes figure={figure} />
    </svg>
  );
}
