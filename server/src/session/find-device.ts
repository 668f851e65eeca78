import type { IncomingHttpHeaders } from 'node:http';

import type { Enhet } from '@portal/contract/innlogginger.ts';

/**
 * The kind of device, so that customers recognise their logins: only mobile or computer, since a user agent reveals
 * much that we need not store. Undefined when the browser does not say.
 */
export function findDevice(headers: IncomingHttpHeaders): Enhet | undefined {
  const isMobile = headers['sec-ch-ua-mobile'];
  if (isMobile === '?1') return 'MOBIL';
  const agent = headers['user-agent'] ?? '';
  if (/Mobi|Android|iPhone|iPad|Tablet/i.test(agent)) return 'MOBIL';
  return /Windows|Macintosh|Linux|X11|CrOS/i.test(agent) ? 'DATAMASKIN' : undefined;
}
