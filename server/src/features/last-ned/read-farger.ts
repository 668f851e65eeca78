import type { Farger } from './pdf/tegn.ts';

/** Of a theme that cannot be read: black on grey. */
const PLAIN: Farger = { strong: '#1d1d1d', soft: '#eeeeee' };

/**
 * The brand's light colours, from its theme as it was built. The light one comes first in `light-dark()`, and in what a
 * build makes of it for older browsers.
 */
export function readFarger(theme: string): Farger {
  const find = (name: keyof Farger): string =>
    new RegExp(`--color-${name}:[^;}#]*(#[0-9a-f]{6}|#[0-9a-f]{3})\\b`, 'i').exec(theme)?.[1] ?? PLAIN[name];
  return { strong: find('strong'), soft: find('soft') };
}
