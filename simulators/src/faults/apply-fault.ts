import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

import { type Exchange, sendHtml, sendJson, sendNoContent, sendText } from '../kit/exchange.ts';
import { html } from '../kit/html.ts';
import { renderPage } from '../kit/page.ts';
import { isRecord } from '../kit/read-body.ts';
import { DRIP_MS, type Fault, FOLLOWED, SLOW_MS } from './fault.ts';

/** Answers as the fault demands. `rightly` gives the correct answer; `body` is its content, for faults that spoil it. */
export async function applyFault(
  exchange: Exchange,
  { fault, delayMs }: Fault,
  body: Record<string, unknown>,
  rightly: () => void | Promise<void>,
): Promise<void> {
  const { request, response, url } = exchange;
  switch (fault) {
    case 'down':
      sendJson(exchange, 503, { message: 'Out of service' });
      return;
    case '500':
      sendJson(exchange, 500, { message: 'Something broke' });
      return;
    case 'reset':
      request.socket.resetAndDestroy();
      return;
    case 'hang':
      return;
    case 'slow':
      await waitUnlessGone(exchange, delayMs ?? SLOW_MS);
      if (!response.destroyed) await rightly();
      return;
    case 'malformed': {
      const text = JSON.stringify(body);
      const cut = text.slice(0, Math.max(1, Math.floor(text.length / 2)));
      sendText(response, 200, 'application/json; charset=utf-8', cut);
      return;
    }
    case 'html':
      sendHtml(exchange, 200, maintenancePage);
      return;
    case 'bad-row':
      sendJson(exchange, 200, withBadRow(body));
      return;
    case 'wrong-type':
      sendJson(exchange, 200, Object.fromEntries(Object.entries(body).map(toWrongType)));
      return;
    case '204':
      sendNoContent(exchange);
      return;
    case 'redirect': {
      const host = request.headers.host?.startsWith('localhost') === true ? '127.0.0.1' : 'localhost';
      const location = `http://${host}:${request.socket.localPort}${url.pathname}?${FOLLOWED}`;
      response.writeHead(307, { location }).end();
      return;
    }
    case 'drip':
    case 'endless':
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
      // The caller ends it.
      await pipeline(fault === 'drip' ? drip : pour, response).catch(() => undefined);
      return;
  }
}

async function* drip(): AsyncGenerator<string> {
  for (;;) {
    yield ' ';
    await wait(DRIP_MS);
  }
}

function* pour(): Generator<string> {
  for (;;) yield ' '.repeat(65_536);
}

const maintenancePage = renderPage({
  title: 'Vedlikehold pågår',
  owner: 'Et kildesystem',
  content: html`<p>Systemet er snart tilbake.</p>`,
});

async function waitUnlessGone({ response }: Exchange, milliseconds: number): Promise<void> {
  const gone = new AbortController();
  const closed = once(response, 'close', { signal: gone.signal }).catch(() => undefined);
  await Promise.race([wait(milliseconds, undefined, { signal: gone.signal }).catch(() => undefined), closed]);
  gone.abort();
}

/** Inserts the row as the second of the first list, so that good rows come before and after it. */
function withBadRow(body: Record<string, unknown>): Record<string, unknown> {
  const name = Object.keys(body).find((key) => Array.isArray(body[key]));
  const rows = name === undefined ? undefined : body[name];
  if (name === undefined || !Array.isArray(rows)) return body;
  const first: unknown = rows[0];
  const unreadable = Object.fromEntries(
    Object.entries(isRecord(first) ? first : { name: 'Rad' }).map(toWrongType),
  );
  return { ...body, [name]: rows.toSpliced(1, 0, unreadable) };
}

function toWrongType([key, value]: [string, unknown]): [string, unknown] {
  return [key, typeof value === 'string' ? { verdi: value } : `${JSON.stringify(value).length} tegn`];
}
