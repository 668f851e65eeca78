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
  const message = page.getByRole('alert');
  await expect.element(message).not.toBeInTheDocument();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect.element(message).toHaveTextContent('Du er ikke på nett. Vi prøver igjen når du er det.');
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(message).not.toBeInTheDocument();
  expect(onRetry).toHaveBeenCalledTimes(1);
});
