import { expect, it, onTestFinished } from 'vitest';

import { watchMenu } from './watch-menu.ts';

it('closes on a press outside, also in a part of the page that React has not taken over, where it stops the press', () => {
  const app = document.createElement('div');
  app.innerHTML = '<details open><summary>Meny</summary></details><main></main>';
  document.body.append(app);
  const [menu] = app.getElementsByTagName('details');
  if (menu === undefined) throw new Error('There is no menu');
  const stop = watchMenu(menu);
  onTestFinished(() => {
    stop();
    app.remove();
  });
  app.addEventListener('pointerdown', (event) => event.stopPropagation(), { capture: true });
  app.querySelector('main')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(menu.open).toBe(false);
});
