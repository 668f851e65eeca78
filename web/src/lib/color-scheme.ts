import { COLOR_SCHEME_ATTRIBUTE } from '@portal/contract/document.ts';
import { AS_DEVICE, type ColorScheme, getUtseendeCookie } from '@portal/contract/utseende.ts';

import { keepByServer } from './keep-by-server.ts';

/**
 * Applies and stores the customer's choice at once; undefined: as the device. The server reads the same cookie, and
 * decides whether it outlives the visit.
 */
export function setColorScheme(scheme: ColorScheme | undefined): void {
  const ended = scheme === undefined ? '; max-age=0' : '';
  const isHttps = window.location.protocol === 'https:';
  const secure = isHttps ? '; secure' : '';
  document.cookie = `${getUtseendeCookie(isHttps)}=${scheme ?? ''}; path=/; samesite=lax${ended}${secure}`;
  show(document, scheme);
  // Also as the device: the answer to the press before it sets the cookie of that one.
  keepByServer('utseende', scheme ?? AS_DEVICE);
  // The login page is in a frame of its own.
  for (const { contentDocument } of document.querySelectorAll('iframe'))
    if (contentDocument !== null) show(contentDocument, scheme);
}

function show({ documentElement, head }: Document, scheme: ColorScheme | undefined): void {
  if (scheme === undefined) documentElement.removeAttribute(COLOR_SCHEME_ATTRIBUTE);
  else documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme);
  head.querySelector('meta[name="color-scheme"]')?.setAttribute('content', scheme ?? 'light dark');
}
