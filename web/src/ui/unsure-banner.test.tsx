import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { tekster } from './tekster.nb.ts';
import { UnsureBanner } from './unsure-banner.tsx';

it('tells nothing of the click to what reads again', async () => {
  const check = vi.fn<(...all: unknown[]) => void>();
  await render(<UnsureBanner onCheck={check}>Uvisst</UnsureBanner>);
  await page.getByRole('button', { name: tekster.sjekk }).click();
  expect(check.mock.calls).toEqual([[]]);
});
