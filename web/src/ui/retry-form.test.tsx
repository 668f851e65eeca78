import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { RetryForm } from './retry-form.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('says that a retry without a network waits for it, until it is there', async () => {
  const onRetry = vi.fn<() => void>();
  await render(<RetryForm href="/" isFetching={false} onRetry={onRetry} />);
  const status = page.getByRole('status');
  await expect.element(status).toHaveTextContent('');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect.element(status).toHaveTextContent('Du er ikke på nett. Vi prøver igjen når du er det.');
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(status).toHaveTextContent('');
  expect(onRetry).toHaveBeenCalledTimes(1);
});
