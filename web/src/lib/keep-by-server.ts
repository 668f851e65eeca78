import { ownCookiesForm } from '@portal/contract/own-cookies.ts';

/**
 * Asks the server to set a cookie that was just written here. Sent even when the page is left; no answer is needed. Some
 * browsers have beacons turned off: there the cookie lasts for as long as they keep those of scripts.
 */
export function keepByServer(field: keyof typeof ownCookiesForm.names, value: string): void {
  if (!('sendBeacon' in navigator)) return;
  navigator.sendBeacon(ownCookiesForm.path, new URLSearchParams({ [field]: value }));
}
