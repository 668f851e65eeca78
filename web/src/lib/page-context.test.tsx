import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { usePageContext } from './page-context.tsx';

function Reference() {
  return <p>{usePageContext().correlationId}</p>;
}

it('throws outside its provider (ERR-26)', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(render(<Reference />)).rejects.toThrow(
    'usePageContext must be used inside PageContextProvider',
  );
  error.mockClear();
});
