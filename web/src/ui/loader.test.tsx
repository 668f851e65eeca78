import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { readHighContrast } from '../testing/read-high-contrast.ts';
import { Loader } from './loader.tsx';

it('shows its dots in high contrast', async () => {
  await render(<Loader />);
  const dots = page.getByRole('status').element().firstElementChild;
  if (dots === null) throw new Error('No dots');
  expect(new Set(await readHighContrast(dots)).size).toBeGreaterThan(1);
});
