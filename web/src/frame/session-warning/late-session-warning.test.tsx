import '../../styles/index.css';
import '../../themes/none.css';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { leaveTo } from '../../lib/leave-to.ts';
import { forgetSessionExpiry, recordSessionExpiry } from '../../lib/session-expiry.ts';
import { renderWithAnswers } from '../../testing/render-with-answers.tsx';
import { LateSessionWarning } from './late-session-warning.tsx';

vi.mock('../../lib/leave-to.ts', () => ({ leaveTo: vi.fn<typeof leaveTo>() }));

const dialog = page.getByRole('dialog', { name: 'Du blir snart logget ut' });
const renderWarning = (expiresIn: number) => {
  // Later ones, unlike the first, do not count from when the page came.
  recordSessionExpiry(900);
  recordSessionExpiry(expiresIn);
  return renderWithAnswers(
    <LateSessionWarning timeoutUrl="/privat/forsikring/oversikt?timeout=true" onLogOut={() => undefined} />,
    {},
  );
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });
  vi.mocked(leaveTo).mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  forgetSessionExpiry();
});

it('comes at once where the session ends soon', async () => {
  await renderWarning(45);
  await vi.waitFor(async () => {
    vi.advanceTimersByTime(1000);
    await expect.element(dialog, { timeout: 100 }).toBeVisible();
  });
  expect(leaveTo).not.toHaveBeenCalled();
});

it('asks for the page anew where the session has ended before its script has come', async () => {
  await renderWarning(600);
  vi.advanceTimersByTime(4000);
  expect(leaveTo).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 3_600_000);
  // Asked for again each second, a page that takes longer would never come.
  vi.advanceTimersByTime(5000);
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith(window.location.pathname + window.location.search);
});
