import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { partBelow } from './part-below.tsx';

let container: HTMLElement;
let root: Root | undefined;
const load = vi.fn(async () => Part);
function Part() {
  return <p data-below>Sendt</p>;
}

beforeEach(() => {
  load.mockClear();
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(() => {
  root?.unmount();
  container.remove();
});

/** As the server sent it, so many pixels below the top of the page. */
function hydrate(part: ReactNode, below: number): void {
  container.style.paddingTop = `${below}px`;
  container.innerHTML = '<!--$--><p data-below="true">Sendt</p><!--/$-->';
  root = hydrateRoot(container, part);
}

it('is fetched when it comes within a screen of the window, and keeps what the server sent until then', async () => {
  hydrate(partBelow(load, '[data-below]'), window.innerHeight * 4);
  const sent = container.querySelector('p');
  // The observer tells what it sees in the next frames.
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  expect(load).not.toHaveBeenCalled();
  window.scrollTo(0, window.innerHeight * 2.5);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  expect(container.querySelector('p')).toBe(sent);
});

it('is fetched at once when it is near from the start', async () => {
  hydrate(partBelow(load, '[data-below]'), window.innerHeight);
  await expect.poll(() => load.mock.calls.length).toBe(1);
});

it('is fetched at once where the server sent nothing', async () => {
  root = createRoot(container);
  root.render(partBelow(load, '[data-below]'));
  await expect.poll(() => container.textContent).toBe('Sendt');
});
