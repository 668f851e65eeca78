import { endpoints } from '../../../contract/src/endpoints.ts';
import type { Visit } from '../faults/create-sessions.ts';
import type { Answered, Ask, Asked } from '../faults/http-client.ts';

const PAGE = '/privat/forsikring/oversikt';

/** Of requests, by what was asked for; and what was dropped, by why. */
export interface Count {
  begun: Record<'page' | 'asset' | 'read' | 'write', number>;
  dropped: Map<string, number>;
}

/** Opens pages and their linked files, calls the API, and writes; every answer must be right and complete. */
export async function beCustomer(
  send: Ask,
  url: string,
  { cookie, formToken }: Visit,
  { begun, dropped }: Count,
  isGoingOn: () => boolean,
): Promise<void> {
  const drop = (why: string) => void dropped.set(why, (dropped.get(why) ?? 0) + 1);
  const ask = async (what: keyof Count['begun'], path: string, asked: Asked): Promise<Answered> => {
    begun[what] += 1;
    const answered = await send(url + path, asked);
    if (answered.status === 502) drop(`${what} 502, ${answered.body.toString().slice(0, 80)}`);
    else if (answered.status !== 200)
      drop(`${what} ${answered.status === 0 ? 'broken off' : answered.status}`);
    return answered;
  };
  while (isGoingOn()) {
    const { status, body } = await ask('page', PAGE, { headers: { cookie, accept: 'text/html' } });
    const html = body.toString();
    if (status === 200 && !html.endsWith('</html>')) drop('page not whole');
    for (const path of new Set(html.match(/\/privat\/forsikring\/oversikt\/assets\/[\w.-]+\.(?:css|js)/g)))
      await ask('asset', path, {});
    for (let read = 0; read < 10; read += 1)
      await ask('read', endpoints.getSession.path, { headers: { cookie } });
    await ask('write', endpoints.createJumpToken.path, {
      method: 'POST',
      headers: {
        cookie,
        'x-xsrf-token': formToken,
        'x-requested-by': 'forsikringsoversikt',
        'content-type': 'application/json',
      },
      body: '{}',
    });
  }
}
