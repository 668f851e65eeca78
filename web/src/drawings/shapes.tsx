import { type FigureName, type SkogName, toFigureHref } from './figures/figures.ts';

/**
 * The shapes of a figure in the theme's colours. They fill the `svg` around them; spruces stand where they are in the
 * drawing.
 */
export function Shapes({ figure }: { figure: FigureName | SkogName }) {
  return <use href={toFigureHref(figure)} />;
}

/** A figure inside a larger drawing. `size` and `ground` (the height of its ground line) are in the drawing's units. */
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
  // A figure's ground is at 44 of its 48 units.
  const y = Math.round((ground - (size * 44) / 48) * 10) / 10;
  return <use href={toFigureHref(figure)} x={x} y={y} width={size} height={size} />;
}
