import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { useConsentState } from './use-consent-state.ts';

const BANK = 'https://bank.example';
afterEach(() => void delete window.optin);

function State() {
  return <p>{useConsentState('sb1', BANK)}</p>;
}

const say = (origin: string) =>
  window.dispatchEvent(new MessageEvent('message', { origin, data: 'optin_closed' }));

it('rereads the answer a moment after the bank says that its dialog closed (ANA-21)', async () => {
  const screen = await render(<State />);
  await expect.element(screen.getByText('UNANSWERED')).toBeInTheDocument();
  const isOptedIn = vi.fn(() => true);
  window.optin = { isOptedIn, open: () => undefined };
  const timers = vi.spyOn(window, 'setTimeout');
  for (const stranger of [
    'https://andre.example',
    `${BANK}.andre.example`,
    'https://xbank.example',
    'https://www.bank.example',
    `${BANK}:8443`,
    'http://bank.example',
    'null',
    '',
  ])
    say(stranger);
  expect(timers).not.toHaveBeenCalledWith(expect.anything(), 250);
  say(BANK);
  expect(timers).toHaveBeenCalledWith(expect.anything(), 250);
  timers.mockRestore();
  expect(isOptedIn).not.toHaveBeenCalled();
  await expect.element(screen.getByText('OPTED_IN')).toBeInTheDocument();
});
