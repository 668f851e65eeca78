import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ErrorBoundary } from './error-boundary.tsx';

/** A component that fails on a malformed answer. */
function Breaks(): never {
  throw new Error('Kan ikke leses');
}

it('shows the fallback instead of a blank screen when a part throws (RTE-11)', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await render(
    <ErrorBoundary fallback={<h1>Oisann</h1>}>
      <p>Resten av siden</p>
      <Breaks />
    </ErrorBoundary>,
  );
  await expect.element(page.getByRole('heading', { name: 'Oisann' })).toBeVisible();
  await expect.element(page.getByText('Resten av siden')).not.toBeInTheDocument();
  expect(reported).toHaveBeenCalled();
});

it('shows its children when nothing throws', async () => {
  await render(
    <ErrorBoundary fallback={<h1>Oisann</h1>}>
      <p>Siden</p>
    </ErrorBoundary>,
  );
  await expect.element(page.getByText('Siden')).toBeVisible();
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});
