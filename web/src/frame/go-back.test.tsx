import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { BASE_PATH } from '@portal/contract/paths.ts';

import { openHere } from '../lib/leave-to.ts';
import { CAME_FROM_OWN_PAGE } from '../lib/use-client-navigation.ts';
import { GoBack } from './error-frame.tsx';

const address = window.location.pathname + window.location.search;
const path = () => window.location.pathname.slice(BASE_PATH.length) + window.location.hash;

/** Whether a click followed the link, to the overview. */
async function press(): Promise<boolean> {
  const opened = vi.mocked(openHere).mockReset().mockReturnValue(undefined);
  const { href } = window.location;
  await page.getByRole('link', { name: 'Gå tilbake' }).click();
  await expect
    .poll(() => opened.mock.calls.length + Number(window.location.href !== href) + stepped())
    .toBe(1);
  if (opened.mock.calls.length > 0) expect(opened).toHaveBeenCalledWith(window.location.origin + BASE_PATH);
  return opened.mock.calls.length > 0;
}
let stepped = () => 0;

vi.mock('../lib/leave-to.ts', () => ({ openHere: vi.fn(), leaveTo: vi.fn() }));
beforeEach(async () => {
  await render(<GoBack />);
});
afterEach(() => {
  vi.restoreAllMocks();
  stepped = () => 0;
  vi.unstubAllGlobals();
  window.history.pushState(null, '', address);
});

describe('with the Navigation API', () => {
  it('goes back to our previous page (ERR-12)', async () => {
    window.history.pushState(null, '', `${BASE_PATH}/tilbud`);
    window.history.pushState(null, '', `${BASE_PATH}/borte`);
    expect(await press()).toBe(false);
    await expect.poll(path).toBe('/tilbud');
  });

  it('skips steps within the same page', async () => {
    window.history.pushState(null, '', `${BASE_PATH}/tilbud`);
    window.history.pushState(null, '', `${BASE_PATH}/borte`);
    window.history.pushState(null, '', `${BASE_PATH}/borte#kontakt`);
    expect(await press()).toBe(false);
    await expect.poll(path).toBe('/tilbud');
  });

  it('never leaves the portal, whatever page came before (ERR-13)', async () => {
    // As right after login: the previous page is not ours.
    window.history.pushState(null, '', '/bankens-side');
    window.history.pushState(null, '', `${BASE_PATH}/borte`);
    expect(await press()).toBe(true);
    expect(path()).toBe('/borte');
  });

  it('does not accept a neighbour whose address has the same prefix', async () => {
    window.history.pushState(null, '', `${BASE_PATH}-gammel`);
    window.history.pushState(null, '', `${BASE_PATH}/borte`);
    expect(await press()).toBe(true);
  });
});

describe('without the Navigation API', () => {
  const back = () => {
    const spy = vi.spyOn(window.history, 'back').mockReturnValue(undefined);
    stepped = () => spy.mock.calls.length;
    return spy;
  };
  beforeEach(() => {
    vi.stubGlobal('navigation', undefined);
  });

  it.each([
    ['a page of ours', () => `${window.location.origin}${BASE_PATH}/tilbud`, false],
    ['the provider', () => 'https://id.example/', true],
    ['nothing that is told', () => '', true],
  ])('depends on how the page was reached: %s', async (_, referrer, isFollowed) => {
    const history = back();
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer());
    window.history.pushState(null, '', `${BASE_PATH}/borte`);
    expect(await press()).toBe(isFollowed);
    expect(history).toHaveBeenCalledTimes(isFollowed ? 0 : 1);
  });

  it('accepts a page reached by a client-side link', async () => {
    const history = back();
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://id.example/');
    window.history.pushState(CAME_FROM_OWN_PAGE, '', `${BASE_PATH}/borte`);
    expect(await press()).toBe(false);
    expect(history).toHaveBeenCalledOnce();
  });

  it('has nothing to go back to in a new window', async () => {
    const history = back();
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}${BASE_PATH}`);
    expect(await press()).toBe(true);
    expect(history).not.toHaveBeenCalled();
  });
});
