import { OWN_COOKIES_PATH } from '@portal/contract/own-cookies.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

/** Has the server set a cookie that was just written here. Sent even when the page is left; an answer is not needed. */
export function keepByServer(field: string, value: string): void {
  navigator.sendBeacon(BASE_PATH + OWN_COOKIES_PATH, new URLSearchParams({ [field]: value }));
}
