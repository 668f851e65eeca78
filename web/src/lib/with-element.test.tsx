import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { withElement } from './with-element.tsx';

it.each([
  ['first', (place: string) => `${place} is here`, '<b>This</b> is here'],
  ['last', (place: string) => `See ${place}`, 'See <b>This</b>'],
  ['before a stop', (place: string) => `See ${place}.`, 'See <b>This</b>.'],
])('an element stands %s in a sentence that says so', async (_, sentence, html) => {
  await render(<p>{withElement(sentence, <b>This</b>)}</p>);
  expect(page.getByRole('paragraph').element().innerHTML).toBe(html);
});
