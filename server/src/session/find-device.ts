import type { IncomingHttpHeaders } from 'node:http';

import type { Enhet } from '@portal/contract/innlogginger.ts';

/**
 * What the customer logs in with, for them to know it again among their logins: no more than telephone or computer, since
 * a user agent says much that we need not keep. Undefined where the browser does not tell.
 */
export function findDevice(headers: IncomingHttpHeaders): Enhet | undefined {
  const isMobile = headers['sec-ch-ua-mobile'];
  if (isMobile === '?1') return 'MOBIL';
  const agent = headers['user-agent'] ?? '';
  if (/Mobi|Android|iPhone|iPad|Tablet/i.test(agent)) return 'MOBIL';
  return /Windows|Macintosh|Linux|X11|CrOS/i.test(agent) ? 'DATAMASKIN' : undefined;
}
