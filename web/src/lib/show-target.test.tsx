import { afterEach, expect, it, onTestFinished, vi } from 'vitest';

import { showTarget } from './show-target.ts';

const address = window.location.pathname + window.location.search;
afterEach(() => window.history.replaceState(null, '', address));

/** A page at the fragment, long enough to scroll. */
function open(fragment = '#tilbud-a') {
  window.history.replaceState(null, '', fragment);
  const page = document.createElement('main');
  page.style.paddingBlock = '3000px';
  document.body.append(page);
  onTestFinished(() => page.remove());
  window.scrollTo(0, 0);
  return {
    page,
    add: (html: string) => {
      page.innerHTML = html;
    },
  };
}

it('scrolls to what the address names, and moves the focus there, also when it comes later', async () => {
  const { page, add } = open();
  showTarget();
  add('<h2 id="tilbud-a">Hus</h2>');
  await vi.waitFor(() => expect(document.activeElement).toBe(page.firstElementChild));
  expect(page.firstElementChild?.getBoundingClientRect().top).toBeCloseTo(0, 0);
});

it('opens the row around it, whose button gets the focus', async () => {
  const { page, add } = open();
  add('<details><summary>Båt</summary><div id="tilbud-a">Båtforsikring</div></details>');
  showTarget();
  expect(page.querySelector('details')?.open).toBe(true);
  await vi.waitFor(() => expect(document.activeElement).toBe(page.querySelector('summary')));
});

it('leaves alone who has begun to do something else', async () => {
  const { page, add } = open();
  showTarget();
  window.dispatchEvent(new Event('pointerdown'));
  add('<h2 id="tilbud-a">Hus</h2>');
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).not.toBe(page.firstElementChild);
  expect(window.scrollY).toBe(0);
});

it('finds what is named by other letters, and by what cannot be decoded', async () => {
  for (const [fragment, id] of [
    ['#kj%C3%B8p', 'kjøp'],
    ['#100%', '100%'],
    ['#%E5%', '%E5%'],
  ] as const) {
    const { page, add } = open(fragment);
    add(`<h2 id="${id}">Hus</h2>`);
    showTarget();
    await vi.waitFor(() => expect(document.activeElement, fragment).toBe(page.firstElementChild));
  }
});
