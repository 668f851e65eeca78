import url from '../tegninger.svg';

/** The figures of `tegninger.svg`: flat shapes on a 48 × 48 grid, painted in order, with the ground at y = 44. */
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
 * The spruces of a drawing, in its units, as one group of the file: a drawing has many, and each figure that a page asks
 * for takes a slow phone half a millisecond before the first paint.
 */
export const skogNames = ['skog-landskap', 'skog-innlogging', 'skog-fot'] as const;
export type SkogName = (typeof skogNames)[number];

/**
 * The address of a figure. All figures and icons are in one file that the browser caches for good, so neither page nor
 * script contains the shapes. Their colours are CSS custom properties, inherited from where a figure is used.
 */
export function toFigureHref(name: FigureName | SkogName): string {
  return `${url}#${name}`;
}
