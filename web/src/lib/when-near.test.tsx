import { afterEach, expect, it, vi } from 'vitest';

import { whenNear } from './when-near.ts';

const box = document.createElement('div');
afterEach(() => {
  box.remove();
  window.scrollTo(0, 0);
});

/** Something so many pixels below the top of the page. */
function place(below: number, margin?: string) {
  box.style.paddingTop = `${below}px`;
  box.style.paddingBottom = '100vh';
  box.innerHTML = '<p data-below>Sendt</p>';
  document.body.append(box);
  const near = vi.fn();
  void whenNear('[data-below]', margin).then(near);
  return near;
}
/** The observers tell what they see in the next frames. */
async function passFrames(): Promise<void> {
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
}

it('waits until it is within half a screen of the window', async () => {
  const near = place(window.innerHeight * 4);
  await passFrames();
  expect(near).not.toHaveBeenCalled();
  window.scrollTo(0, window.innerHeight * 2.3);
  await passFrames();
  expect(near).not.toHaveBeenCalled();
  window.scrollTo(0, window.innerHeight * 2.7);
  await expect.poll(() => near.mock.calls.length).toBe(1);
});

it('does not wait for what is near from the start', async () => {
  const near = place(window.innerHeight);
  await expect.poll(() => near.mock.calls.length).toBe(1);
});

it('waits until it is well in the window, where it is told to', async () => {
  const near = place(window.innerHeight * 2, '-10%');
  window.scrollTo(0, window.innerHeight * 1.05);
  await passFrames();
  expect(near).not.toHaveBeenCalled();
  window.scrollTo(0, window.innerHeight * 1.2);
  await expect.poll(() => near.mock.calls.length).toBe(1);
});

it('does not wait for what is not there', async () => {
  await expect(whenNear('[data-elsewhere]')).resolves.toBeUndefined();
});

it('waits no longer when it is gone', async () => {
  window.scrollTo(0, 0);
  const near = place(window.innerHeight * 4);
  await passFrames();
  expect(near).not.toHaveBeenCalled();
  box.remove();
  await expect.poll(() => near.mock.calls.length).toBe(1);
});
