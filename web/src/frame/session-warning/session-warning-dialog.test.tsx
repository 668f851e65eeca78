import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { readHighContrast } from '../../testing/read-high-contrast.ts';
import { SessionWarningDialog } from './session-warning-dialog.tsx';

const withSeconds = (secondsLeft: number, isFinal = false) => (
  <SessionWarningDialog
    secondsLeft={secondsLeft}
    isFinal={isFinal}
    onContinue={() => undefined}
    onLogOut={() => undefined}
  />
);
const said = () => page.getByRole('status').element().textContent;

it('shows every second, but announces only 60, 30 and 10', async () => {
  const { rerender } = await render(withSeconds(60));
  const announcements = new Set([said()]);
  for (let seconds = 59; seconds > 0; seconds -= 1) {
    await rerender(withSeconds(seconds));
    await expect.element(page.getByText(`Du blir logget ut om ${seconds} sekunder`).first()).toBeVisible();
    announcements.add(said());
  }
  expect([...announcements]).toEqual(
    [60, 30, 10].map((seconds) => `Du blir logget ut om ${seconds} sekunder`),
  );
});

it('announces the time left when it opens late', async () => {
  await render(withSeconds(24));
  expect(said()).toBe('Du blir logget ut om 24 sekunder');
});

it('offers no extension when the session ends whatever the customer does', async () => {
  await render(withSeconds(40, true));
  const dialog = page.getByRole('dialog', { name: 'Du blir snart logget ut' });
  await expect.element(dialog).toHaveAccessibleDescription(/varer en innlogging bare en viss tid/);
  await expect.element(dialog).not.toHaveTextContent('inaktivitet');
  await expect.element(page.getByRole('button', { name: 'Fortsett økten' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Lukk' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Logg ut' })).toBeVisible();
});

it.each([' ', '{Enter}'])('that extends nothing is not closed unread by who is typing: %s', async (key) => {
  const onContinue = vi.fn<() => void>();
  await render(
    <SessionWarningDialog secondsLeft={40} isFinal onContinue={onContinue} onLogOut={() => undefined} />,
  );
  await expect.element(page.getByRole('heading', { name: 'Du blir snart logget ut' })).toBeVisible();
  await userEvent.keyboard(key);
  expect(onContinue).not.toHaveBeenCalled();
  await userEvent.keyboard(`{Tab}${key}`);
  expect(onContinue).toHaveBeenCalledOnce();
});

it('shows in high contrast how much of the time is left', async () => {
  await render(withSeconds(30));
  const bar = document.querySelector('progress');
  if (bar === null) throw new Error('No bar');
  const colours = await readHighContrast(bar);
  const at = (share: number) => colours[Math.floor(colours.length * share)];
  expect(at(0.25)).not.toBe(at(0.75));
});
