import { describe, expect, test } from 'vitest';

import { moveStylesScript } from './move-styles-script.ts';
import { createPlaceStyles } from './place-styles.ts';

const LAYER = { within: ['@layer a'] };
const PRINT = { within: ['@layer a', '@media print'] };
const BARE = { within: [] };
const rules = [
  { ...BARE, text: '@layer a;' },
  { ...LAYER, text: 'p{}' },
  { ...LAYER, needs: [['a']], text: '.a{}' },
  { ...LAYER, needs: [['b']], text: '.b{}' },
  { ...PRINT, needs: [['a']], text: '.a{}' },
  { ...LAYER, needs: [['a', 'b']], text: '.a.b{}' },
  { ...LAYER, needs: [['c'], ['d']], text: '.c,.d{}' },
];
const styles = { files: ['/en.css', '/to.css?a&b'], rules };
const FIRST = '<style nonce="abc" data-files="/en.css /to.css?a&amp;b">';
const LATER = `<script nonce="abc">${moveStylesScript}</script><style nonce="abc">`;
const ALWAYS = '@layer a;@layer a{p{}';

const open = () => createPlaceStyles(styles, 'abc');

describe('the styles of a page', () => {
  test('come first for what can apply anywhere, and for the classes that are there', () => {
    expect(open().place('<i class="x a">', '</head>')).toEqual([
      `${FIRST}${ALWAYS}.a{}@media print{.a{}}}</style>`,
      '</head><i class="x a">',
    ]);
  });

  test('come later for the classes that come later, in their order, each once and with the script that moves them', () => {
    const { place, takeRest } = open();
    place('<i class="a">');
    expect(place('<i class="a b">')).toEqual([`${LATER}@layer a{.b{}.a.b{}}</style>`, '<i class="a b">']);
    expect(place('<i class="b a">')).toEqual(['<i class="b a">']);
    expect(takeRest()).toEqual([`${LATER}@layer a{.c,.d{}}</style>`]);
    expect(takeRest()).toEqual([]);
  });

  test.each(['c', 'd'])('one of several selectors is enough: %s', (name) => {
    expect(open().place(`<i class="${name}">`)[0]).toContain('.c,.d{}');
  });

  test('all come right before what stands below, whatever its classes', () => {
    const { place, takeRest } = open();
    const below = '<p class="x" data-below="true"><i class="a">';
    const [first, above, ...rest] = place(`<i class="b">${below}`);
    expect([first, above]).toEqual([`${FIRST}${ALWAYS}.b{}}</style>`, '<i class="b">']);
    expect(rest).toEqual([`${LATER}@layer a{.a{}@media print{.a{}}.a.b{}.c,.d{}}</style>`, below]);
    expect([place('<i class="d">', '</head>'), takeRest()]).toEqual([['</head><i class="d">'], []]);
  });

  test('a text that names what stands below only brings them earlier', () => {
    const [, above, , below] = open().place('<i></i><p>med data-below</p><p data-below>');
    expect([above, below]).toEqual(['<i></i>', '<p>med data-below</p><p data-below>']);
  });

  test('a page without any has no element for them', () => {
    const none = createPlaceStyles({ files: [], rules: [] }, 'abc');
    expect([none.place('<i class="a">', '</head>'), none.takeRest()]).toEqual([['</head><i class="a">'], []]);
  });
});
