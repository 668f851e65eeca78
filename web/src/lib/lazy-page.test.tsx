import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { lazyPage } from './lazy-page.tsx';

it('renders a page anew only for the page’s own reasons', async () => {
  let renders = 0;
  const made = lazyPage('page.tsx', async () => ({
    title: 'Side',
    queries: [],
    Page: () => {
      renders += 1;
      return <h1>Side</h1>;
    },
  }));
  await made.load();
  function Surroundings() {
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
  await render(<Surroundings />);
  const before = renders;
  await page.getByRole('button', { name: '0' }).click();
  await expect.element(page.getByRole('button', { name: '1' })).toBeVisible();
  expect(renders).toBe(before);
});
