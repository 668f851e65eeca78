import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { leaveEnded, leaveToOther, setWayOut } from './leave-session.ts';
import { leaveTo } from './leave-to.ts';
import { findSessionExpiry, recordSessionExpiry } from './session-expiry.ts';
import { WINDOWS_CHANNEL } from './tell-windows.ts';

vi.mock(import('./leave-to.ts'), { spy: true });

/** The customer's id in the measurements, and that of a recording. */
const ofServices = ['mp_kfp_identified', 'sentryReplaySession'];
const messages: unknown[] = [];
let others: BroadcastChannel;

/** The page before it is left; it can be left only once. */
function openPage(address = '/privat/forsikring/oversikt/tilbud?fromFinn=1#svar'): void {
  window.history.replaceState(null, '', address);
  document.body.append(Object.assign(document.createElement('p'), { textContent: 'Volvo' }));
}

const before = { address: window.location.href, nodes: [...document.body.childNodes] };
beforeEach(() => {
  vi.mocked(leaveTo)
    .mockReset()
    .mockImplementation(() => undefined);
  messages.length = 0;
  others = new BroadcastChannel(WINDOWS_CHANNEL);
  others.addEventListener('message', ({ data }) => messages.push(data));
});
afterEach(() => {
  others.close();
  setWayOut(undefined);
  document.documentElement.hidden = false;
  document.body.replaceChildren(...before.nodes);
  window.history.replaceState(null, '', before.address);
});

it.each([
  ['utlogget', 'innlogging=utlogget'],
  ['utlopt', 'innlogging=utlopt'],
  ['timeout', 'timeout=true'],
] as const)(
  'when the session has ended (%s) the page is emptied, keeps its address, and tells the other windows',
  async (notice, said) => {
    openPage();
    recordSessionExpiry(900);
    sessionStorage.setItem('kfp-market-source', 'FINN');
    for (const key of ofServices) sessionStorage.setItem(key, 'min');
    document.cookie = 'kfp-cookie-consent=x; path=/';
    leaveEnded('min', notice);
    expect(document.body.textContent).toBe('');
    expect(leaveTo).toHaveBeenCalledExactlyOnceWith(`/privat/forsikring/oversikt/tilbud?fromFinn=1&${said}`);
    expect(localStorage.getItem('kfp-session-expires-at')).toBeNull();
    expect(sessionStorage.getItem('kfp-market-source')).toBeNull();
    expect(ofServices.filter((key) => sessionStorage.getItem(key) !== null)).toEqual([]);
    expect(document.cookie, 'the answer about cookies is the browser’s').toContain('kfp-cookie-consent=x');
    await expect.poll(() => messages).toEqual([{ ended: 'min', notice }]);
  },
);

it('the call that ends it is awaited on an empty page, and the first reason counts', async () => {
  openPage();
  const ending = Promise.withResolvers<undefined>();
  leaveEnded('min', 'timeout', ending.promise);
  leaveEnded('min', 'utlogget');
  leaveToOther();
  expect(document.body.textContent).toBe('');
  expect(leaveTo).not.toHaveBeenCalled();
  ending.resolve(undefined);
  await expect.poll(() => vi.mocked(leaveTo).mock.calls).toHaveLength(1);
  expect(vi.mocked(leaveTo).mock.calls[0]?.[0]).toContain('timeout=true');
});

it('what is awaited first may return another address', async () => {
  openPage();
  leaveEnded('min', 'utlogget', Promise.resolve('/privat/forsikring/oversikt/forsikringsprofil?utkast=ja'));
  await expect.poll(() => vi.mocked(leaveTo).mock.calls).toHaveLength(1);
  expect(leaveTo).toHaveBeenCalledWith('/privat/forsikring/oversikt/forsikringsprofil?utkast=ja');
});

it('a page of another session says so, and forgets what the other session’s pages share', async () => {
  openPage('/privat/forsikring/oversikt?innlogging=feilet&timeout=true');
  recordSessionExpiry(900);
  leaveToOther();
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/privat/forsikring/oversikt?innlogging=annen');
  expect(findSessionExpiry()).toBeDefined();
});

it.each([
  ['timeout', 'https://operator.example/ut'],
  ['utlopt', 'https://operator.example/ut'],
  // Only this window logs out of the bank too.
  ['utlogget', undefined],
] as const)('tells the other windows the operator’s own page at expiry: %s', async (notice, wayOut) => {
  openPage();
  setWayOut('https://operator.example/ut');
  leaveEnded('min', notice);
  await expect.poll(() => messages).toEqual([{ ended: 'min', notice, wayOut }]);
});

it('during a logout the page goes to the logout address, whoever notices the end first', async () => {
  openPage();
  setWayOut('https://bank.example/ut');
  leaveEnded(undefined, 'utlogget');
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith('https://bank.example/ut');
});
