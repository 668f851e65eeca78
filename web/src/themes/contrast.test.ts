import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

const folder = import.meta.dirname;
const tokens = readFileSync(path.join(folder, '../styles/tokens.css'), 'utf8');
const themes = readdirSync(folder).filter((file) => file.endsWith('.css'));

/** WCAG 2.2: text 4.5 (1.4.3), what shows a control or its state 3 (1.4.11). */
const TEXT = 4.5;
const CONTROL = 3;

const grounds = ['canvas', 'surface', 'soft'];
const statuses = ['info', 'warn', 'error', 'success'];
const textPairs: [front: string, ground: string][] = [
  ...['text', 'muted', 'strong', 'strong-hover'].flatMap((front) =>
    grounds.map((ground): [string, string] => [front, ground]),
  ),
  ['on-strong', 'strong'],
  ['on-strong', 'strong-hover'],
  ['text', 'soft2'],
  ['strong', 'soft2'],
  ...statuses.map((status): [string, string] => [`${status}-text`, `${status}-bg`]),
];
const controlPairs = grounds.flatMap((ground): [string, string][] => [
  ['field', ground],
  // Filled buttons, the active entry's bar and the focus ring.
  ['strong', ground],
]);

describe.each(themes)('%s', (file) => {
  const theme = readFileSync(path.join(folder, file), 'utf8');

  it('holds custom properties only, and gives every colour light and dark', () => {
    const declared = theme.match(/^\s+[\w-]+:/gm)?.map((name) => name.trim()) ?? [];
    expect(declared.filter((name) => !name.startsWith('--') && name !== 'color-scheme:')).toEqual([]);
    const { light, dark } = readColours(theme);
    expect([...dark.keys()].toSorted()).toEqual([...light.keys()].toSorted());
  });

  describe.each(['light', 'dark'] as const)('%s', (scheme) => {
    const colours = new Map([...readColours(tokens)[scheme], ...readColours(theme)[scheme]]);
    const contrast = (front: string, ground: string) =>
      getContrast(getColour(colours, front), getColour(colours, ground));

    it.each(textPairs)('%s can be read on %s', (front, ground) => {
      expect(contrast(front, ground)).toBeGreaterThanOrEqual(TEXT);
    });

    it.each(controlPairs)('%s can be seen on %s', (front, ground) => {
      expect(contrast(front, ground)).toBeGreaterThanOrEqual(CONTROL);
    });

    it('parts a tile from the card it stands on', () => {
      // No rule asks for this; a tile that melts into its card is the mistake dark themes make.
      expect(contrast('soft', 'surface')).toBeGreaterThanOrEqual(1.2);
    });
  });
});

type Colours = Map<string, string>;

function readColours(css: string): { light: Colours; dark: Colours } {
  const [before = '', after = ''] = css.split('(prefers-color-scheme: dark)');
  return { light: readDeclarations(before), dark: readDeclarations(after) };
}

function readDeclarations(css: string): Colours {
  return new Map(
    [...css.matchAll(/--color-([\w-]+):\s*(#[\da-f]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

function getColour(colours: Colours, name: string): string {
  const colour = colours.get(name);
  if (colour === undefined) throw new Error(`The theme has no colour '${name}'`);
  return colour;
}

/** The contrast ratio of WCAG 2.2 between two colours written as #rgb or #rrggbb. */
function getContrast(one: string, other: string): number {
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
