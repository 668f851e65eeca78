import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ErrorBoundary } from './error-boundary.tsx';

/** What a malformed answer does to a part that trusts it. */
function Breaks(): never {
  throw new Error('Kan ikke leses');
}

it('shows what it was given instead of a blank screen when a part breaks (RTE-11)', async () => {
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

it('is not seen while all is well', async () => {
  await render(
    <ErrorBoundary fallback={<h1>Oisann</h1>}>
      <p>Siden</p>
    </ErrorBoundary>,
  );
  await expect.element(page.getByText('Siden')).toBeVisible();
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
});
