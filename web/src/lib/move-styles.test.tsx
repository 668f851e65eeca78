import { onTestFinished, expect, it } from 'vitest';

import { moveStylesToHead } from './move-styles.ts';

it('takes the styles that stand in the page along to its head, where they still apply', () => {
  const app = document.createElement('div');
  app.innerHTML =
    '<h1>Side</h1><style data-files="/a.css">.below{color:rgb(1, 2, 3)}</style><p class="below">Tekst</p>';
  document.body.append(app);
  const styles = app.querySelector('style');
  onTestFinished(() => {
    app.remove();
    styles?.remove();
  });
  moveStylesToHead();
  // What React expects.
  expect(app.innerHTML).toBe('<h1>Side</h1><p class="below">Tekst</p>');
  expect(styles?.parentNode).toBe(document.head);
  expect(getComputedStyle(app.querySelector('p') ?? app).color).toBe('rgb(1, 2, 3)');
});
