import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { leaveTo } from './leave-to.ts';

/** A frame in a bank's page. */
const frame = { replace: vi.fn<(address: string) => void>() };
const bank = { replace: vi.fn<(address: string) => void>() };
const page = 'https://forsikring.bank.example/privat/forsikring/oversikt';

beforeEach(() => {
  for (const { replace } of [frame, bank]) replace.mockReset();
  vi.stubGlobal('window', {
    location: { ...frame, href: page, origin: new URL(page).origin },
    top: { location: bank },
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each(['/privat/forsikring/oversikt?timeout=true', `${page}/forsikringsprofil?utkast=ja`])(
  'a page of ours stays in the frame: %s',
  (address) => {
    leaveTo(address);
    expect(frame.replace).toHaveBeenCalledExactlyOnceWith(address);
    expect(bank.replace).not.toHaveBeenCalled();
  },
);

it.each(['https://bank.example/ut', 'https://forsikring.bank.example.net/privat/forsikring/oversikt'])(
  'another site gets the whole window: %s',
  (address) => {
    leaveTo(address);
    expect(bank.replace).toHaveBeenCalledExactlyOnceWith(address);
    expect(frame.replace).not.toHaveBeenCalled();
  },
);

it('a frame that may not move the window goes there itself', () => {
  bank.replace.mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  leaveTo('https://bank.example/ut');
  expect(frame.replace).toHaveBeenCalledExactlyOnceWith('https://bank.example/ut');
});
