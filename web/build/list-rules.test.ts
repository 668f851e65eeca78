import { describe, expect, test } from 'vitest';

import { listRules } from './list-rules.ts';

const list = (css: string) =>
  listRules(css).map(({ within, needs, text }) => [within.join(' '), text, needs]);

describe('the rules of a style sheet', () => {
  test('stand in their layers and conditions, as they are written', () => {
    expect(list('@layer a,b;@layer b{@media (width>=48em){._x{gap:calc(1px*2)}}._y{color:red}}')).toEqual([
      ['', '@layer a,b;', undefined],
      ['@layer b @media (width>=48em)', '._x{gap:calc(1px*2)}', [['_x']]],
      ['@layer b', '._y{color:red}', [['_y']]],
    ]);
  });

  test.each([
    ['p{}', undefined],
    ['._a{}', [['_a']]],
    ['._a._b>svg{}', [['_a', '_b']]],
    ['._a ._b,._c:hover{}', [['_a', '_b'], ['_c']]],
    ['._a,p{}', undefined],
    [':root[data-script=on] ._a{}', [['_a']]],
    ['._a:not(._b){}', [['_a']]],
    [':is(._a,._b){}', undefined],
    ['._a:has(._b){}', [['_a']]],
    ['@keyframes k{to{opacity:0}}', undefined],
    ['@font-face{font-family:a}', undefined],
    ['@layer{._a{}._b{}}', undefined],
  ])('%s needs the classes that an element must have: %j', (css, needs) => {
    expect(list(css)).toEqual([['', css, needs]]);
  });

  test('are one where they stand in a row and need the same', () => {
    expect(list('._a{}._a:hover{}p{}b{}._b{}@media print{._b{}}')).toEqual([
      ['', '._a{}._a:hover{}', [['_a']]],
      ['', 'p{}b{}', undefined],
      ['', '._b{}', [['_b']]],
      ['@media print', '._b{}', [['_b']]],
    ]);
  });

  test('that cannot be read stop the build', () => {
    expect(() => listRules('._a{color:red}}._b{}')).toThrow();
  });
});
