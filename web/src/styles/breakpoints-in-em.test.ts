import { expect, test } from 'vitest';

import { toEm, toScreen } from './breakpoints-in-em.ts';

test.each([
  ['(min-width: 680px)', '(min-width: 42.5em)'],
  ['(min-width: 1200px)', '(min-width: 75em)'],
  ['(min-width: 1600px)', '(min-width: 100em)'],
  ['(max-width: 679.98px)', '(max-width: 42.49875em)'],
  [
    'screen and (min-width: 680px) and (max-width: 1199.98px)',
    'screen and (min-width: 42.5em) and (max-width: 74.99875em)',
  ],
  ['(width >= 680px)', '(width >= 42.5em)'],
  ['(min-width: 56rem)', '(min-width: 56rem)'],
  ['(hover: hover)', '(hover: hover)'],
  ['(min-resolution: 2dppx)', '(min-resolution: 2dppx)'],
])('%s is %s', (px, em) => {
  expect(toEm(px)).toBe(em);
});

test.each([
  ['(min-width: 42.5em)', 'screen and (min-width: 42.5em)'],
  ['(hover: hover) and (max-width: 42em)', 'screen and (hover: hover) and (max-width: 42em)'],
  ['screen and (min-width: 42.5em)', 'screen and (min-width: 42.5em)'],
  ['print and (min-width: 42.5em)', 'print and (min-width: 42.5em)'],
  ['(min-width: 42.5em), print', 'screen and (min-width: 42.5em), print'],
  ['(prefers-color-scheme: dark)', '(prefers-color-scheme: dark)'],
])('%s counts on the screen: %s', (query, screen) => {
  expect(toScreen(query)).toBe(screen);
});
