import type { Innloggingsord } from '@portal/contract/login-notice.ts';
import { INNLOGGING_PARAMETER, TIMEOUT_PARAMETER } from '@portal/contract/paths.ts';

import { removeStored } from './cookie-consent/remove-stored.ts';
import { forgetMarketSource } from './market-source.ts';
import { leaveTo } from './leave-to.ts';
import { forgetSessionExpiry } from './session-expiry.ts';
import { type EndNotice, tellWindows } from './tell-windows.ts';

/** Where the page goes if it is left during a logout, and the operator's page at expiry. */
let wayOut: string | undefined;

/**
 * Leaves a page whose session has ended, and tells the other windows. Everything disappears from the screen at once; at
 * the same address the server then shows the login page, which says why and leads back here, unless there is a way out.
 *
 * @param id public id of the session; undefined when another window has already announced it
 * @param ending what to await first; if it returns an address, the page goes there instead
 */
export function leaveEnded(id: string | undefined, notice: EndNotice, ending?: Promise<unknown>): void {
  if (isLeft()) return;
  if (id !== undefined)
    tellWindows({ ended: id, notice, wayOut: notice === 'utlogget' ? undefined : wayOut });
  forgetSessionExpiry();
  leave(wayOut ?? toOwnAddress(notice), ending);
}

/** Set during a logout and at expiry, also by another window: the page goes there wherever the end is noticed first. */
export function setWayOut(address: string | undefined): void {
  wayOut = address;
}

/** Leaves a page whose session is no longer the browser's, because somebody has logged in since. The server says so. */
export function leaveToOther(): void {
  if (!isLeft()) leave(toOwnAddress('annen'));
}

/** The first reason counts: an empty page is already being left. */
const isLeft = (): boolean => document.documentElement.hasAttribute('hidden');

function leave(address: string, ending?: Promise<unknown>): void {
  forgetMarketSource();
  // The next customer in this window is somebody else, and no part of the same visit or recording.
  removeStored();
  document.documentElement.hidden = true;
  document.body.replaceChildren();
  if (ending === undefined) leaveTo(address);
  else
    void ending.catch(() => undefined).then((other) => leaveTo(typeof other === 'string' ? other : address));
}

/** This page's address, with the reason for the server to tell. */
function toOwnAddress(reason: Innloggingsord | 'timeout'): string {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  // Left over from an earlier visit.
  query.delete(TIMEOUT_PARAMETER);
  query.delete(INNLOGGING_PARAMETER);
  if (reason === 'timeout') query.set(TIMEOUT_PARAMETER, 'true');
  else query.set(INNLOGGING_PARAMETER, reason);
  return `${pathname}?${query}`;
}
