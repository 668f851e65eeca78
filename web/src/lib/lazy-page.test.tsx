import { Suspense, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { lazyPage } from './lazy-page.tsx';
import { openHere } from './leave-to.ts';

vi.mock('./leave-to.ts', () => ({ openHere: vi.fn() }));

it('does not render a page again when only its surroundings change', async () => {
  let renders = 0;
  const made = lazyPage(
    'page.tsx',
    async () => ({
      title: 'Side',
      Page: () => {
        renders += 1;
        return <h1>Side</h1>;
      },
    }),
    [],
  );
  await made.load();
  function Parent() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
        <made.Component />
      </>
    );
  }
  await render(<Parent />);
  const before = renders;
  await page.getByRole('button', { name: '0' }).click();
  await expect.element(page.getByRole('button', { name: '1' })).toBeVisible();
  expect(renders).toBe(before);
});

it('loads a new document when a page’s code cannot be loaded, without a blank screen meanwhile', async () => {
  const made = lazyPage('page.tsx', () => Promise.reject(new Error('Failed to fetch')), []);
  await render(
    <Suspense fallback="Vennligst vent">
      <made.Component />
    </Suspense>,
  );
  const { pathname, search } = window.location;
  await expect.poll(() => vi.mocked(openHere).mock.calls).toEqual([[pathname + search]]);
  await expect.element(page.getByText('Vennligst vent')).toBeVisible();
});
