import { ownCookiesForm } from '@portal/contract/own-cookies.ts';

/** Asks the server to set a cookie that was just written here. Sent even when the page is left; no answer is needed. */
export function keepByServer(field: keyof typeof ownCookiesForm.names, value: string): void {
  navigator.sendBeacon(ownCookiesForm.path, new URLSearchParams({ [field]: value }));
}
