import { expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';

import { watchMenu } from './watch-menu.ts';

function show(around: string) {
  const app = document.createElement('div');
  app.innerHTML = `<details open><summary>Meny</summary><a href="#lenke">Lenke</a></details>${around}`;
  document.body.append(app);
  const [menu] = app.getElementsByTagName('details');
  if (menu === undefined) throw new Error('There is no menu');
  const stop = watchMenu(menu);
  onTestFinished(() => {
    stop();
    app.remove();
  });
  return { app, menu };
}

it('closes on a press outside, also in a part of the page that React has not taken over, where it stops the press', () => {
  const { app, menu } = show('<main></main>');
  app.addEventListener('pointerdown', (event) => event.stopPropagation(), { capture: true });
  app.querySelector('main')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(menu.open).toBe(false);
});

it('stays under a dialog, also when Escape closes that, which gives the focus back', async () => {
  const { app, menu } = show('<dialog><button>Fortsett</button></dialog>');
  const link = app.querySelector('a');
  const dialog = app.querySelector('dialog');
  link?.focus();
  dialog?.showModal();
  expect(document.activeElement?.textContent).toBe('Fortsett');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => dialog?.open).toBe(false);
  expect(menu.open).toBe(true);
  expect(document.activeElement).toBe(link);
});

it('stays on an Escape that closed something else', async () => {
  const { app, menu } = show('<button>Varsel</button>');
  const button = app.querySelector('button');
  button?.addEventListener('keydown', (event) => event.preventDefault());
  button?.focus();
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(true);
});

it.each([
  ['_top', false],
  ['_blank', true],
])('that a link with the target %s was chosen in leaves it open: %s', (target, isOpen) => {
  const { app, menu } = show('');
  const link = app.querySelector('a');
  link?.setAttribute('target', target);
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  expect(menu.open).toBe(isOpen);
});
