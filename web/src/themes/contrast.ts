/** WCAG 2.2: text 4.5 (1.4.3), what shows a control or its state 3 (1.4.11). */
const TEXT = 4.5;
const CONTROL = 3;
/** Our own rule: in dark mode a tile easily melts into its card. */
const TILE = 1.2;

const grounds = ['canvas', 'surface', 'soft'];
const statuses = ['info', 'warn', 'error', 'success'];

type Pair = readonly [front: string, ground: string, least: number];

/** Foregrounds and their backgrounds, in every theme. */
export const pairs: readonly Pair[] = [
  ...['text', 'muted', 'strong', 'strong-hover'].flatMap((front) =>
    grounds.map((ground): Pair => [front, ground, TEXT]),
  ),
  ['on-strong', 'strong', TEXT],
  ['on-strong', 'strong-hover', TEXT],
  ['text', 'soft2', TEXT],
  ['strong', 'soft2', TEXT],
  ...statuses.map((status): Pair => [`${status}-text`, `${status}-bg`, TEXT]),
  // Filled buttons, the active entry's bar and the focus ring are `strong`.
  ...['field', 'strong'].flatMap((front) => grounds.map((ground): Pair => [front, ground, CONTROL])),
  ['soft', 'surface', TILE],
];

const schemes = ['light', 'dark'] as const;

/**
 * The faults of a theme, one line each; empty when it may be built.
 * @param tokens the style sheet that all themes share
 */
export function listThemeFaults(tokens: string, theme: string): string[] {
  const declared = [...theme.matchAll(/^\s+([\w-]+):/gm)].map(([, name = '']) => name);
  const strange = declared
    .filter((name) => !name.startsWith('--'))
    .map((name) => `${name} is no custom property: a theme holds nothing else`);
  const colours = new Map([...readColours(tokens), ...readColours(theme)]);
  const faults = pairs.flatMap(([front, ground, least]) => {
    const [one, other] = [colours.get(front), colours.get(ground)];
    if (one === undefined || other === undefined)
      return [`the colour '${one === undefined ? front : ground}' is missing`];
    return schemes.flatMap((scheme) => {
      const contrast = getContrast(one[scheme], other[scheme]);
      return contrast >= least
        ? []
        : [`${scheme}: ${front} on ${ground} is ${contrast.toFixed(2)}, less than ${least}`];
    });
  });
  return [...strange, ...new Set(faults)];
}

type Colour = Record<(typeof schemes)[number], string>;

/** Every `--color-x: light-dark(#…, #…)`. A colour in another format is not matched, and so counts as missing. */
function readColours(css: string): Map<string, Colour> {
  return new Map(
    [...css.matchAll(/--color-([\w-]+):\s*light-dark\((#[\da-f]+),\s*(#[\da-f]+)\);/g)].map(
      ([, name = '', light = '', dark = '']) => [name, { light, dark }],
    ),
  );
}

/** The contrast ratio of WCAG 2.2 between two colours written as #rgb or #rrggbb. */
export function getContrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function getLuminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replaceAll(/[\da-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
