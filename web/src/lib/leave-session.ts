import { forgetMarketSource } from './market-source.ts';
import { leaveTo } from './leave-to.ts';
import { forgetSessionExpiry } from './session-expiry.ts';
import { type EndNotice, tellWindows } from './tell-windows.ts';

/** Where the page goes when it is left while the customer logs out. */
let wayOut: string | undefined;

/**
 * Leaves a page whose session has ended, and tells the other windows of it. Everything goes from the screen at once; the
 * server shows what this address is now, the login page, which says why and leads back here.
 *
 * @param id public id of the session; undefined where another window has told of it already
 * @param ending what is to be done first: the way leads on after it, to the address it answers, if it answers one
 */
export function leaveEnded(id: string | undefined, notice: EndNotice, ending?: Promise<unknown>): void {
  if (isLeft()) return;
  if (id !== undefined) tellWindows({ ended: id, notice });
  forgetSessionExpiry();
  leave(wayOut ?? toOwnAddress(notice === 'timeout' ? ['timeout', 'true'] : ['innlogging', notice]), ending);
}

/** While the customer logs out: wherever it is first known that the session has ended, the way leads there. */
export function setWayOut(address: string | undefined): void {
  wayOut = address;
}

/** Leaves a page of another session than the browser has now, or of none: somebody has logged in since. The server says so. */
export function leaveToOther(): void {
  if (!isLeft()) leave(toOwnAddress(['innlogging', 'annen']));
}

/** The first reason counts: a page that shows nothing any more is on its way already. */
const isLeft = (): boolean => document.documentElement.hasAttribute('hidden');

function leave(address: string, ending?: Promise<unknown>): void {
  forgetMarketSource();
  document.documentElement.hidden = true;
  document.body.replaceChildren();
  if (ending === undefined) leaveTo(address);
  else
    void ending.catch(() => undefined).then((other) => leaveTo(typeof other === 'string' ? other : address));
}

function toOwnAddress([name, value]: [string, string]): string {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  // Of an earlier visit.
  for (const earlier of ['timeout', 'innlogging']) query.delete(earlier);
  query.set(name, value);
  return `${pathname}?${query}`;
}
