import { type FigureName, toFigureHref } from './figures/figures.ts';

/** The shapes of a figure, coloured by the theme, for use inside an `svg` of one's own: it fills it. */
export function Shapes({ figure }: { figure: FigureName }) {
  return <use href={toFigureHref(figure)} />;
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
  return <use href={toFigureHref(figure)} x={x} y={y} width={size} height={size} />;
}
