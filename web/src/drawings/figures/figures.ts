import url from './figurer.svg';

/** The figures of `figurer.svg`: flat shapes on a grid of 48 × 48, painted in order, standing on the ground at y = 44. */
export const figureNames = [
  'bil',
  'veteranbil',
  'varebil',
  'camping',
  'tilhenger',
  'mc',
  'moped',
  'sparkesykkel',
  'snoscooter',
  'traktor',
  'baat',
  'hus',
  'hytte',
  'innbo',
  'nokkel',
  'laave',
  'ring',
  'reise',
  'hund',
  'katt',
  'pote',
  'hest',
  'bamse',
  'hjerte',
  'paraply',
  'forstehjelp',
  'lisens',
  'kort',
  'kjop',
  'gran',
] as const;
export type FigureName = (typeof figureNames)[number];

/**
 * Where a figure is drawn. One file for all, that the browser keeps for good: neither the page nor the script carries
 * the shapes. Its colours are the theme's own properties, which reach into it from where it is shown.
 */
export function toFigureHref(name: FigureName): string {
  return `${url}#${name}`;
}
