import { once } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { html } from '../kit/html.ts';
import { renderPage, sendHtml } from '../kit/page.ts';
import { isRecord } from '../kit/read-body.ts';
import { DRIP_MS, type Fault, FOLLOWED, SLOW_MS } from './fault.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Answers as the fault demands. `rightly` gives the correct answer; `body` is its content, for faults that spoil it. */
export async function applyFault<Right>(
  request: FastifyRequest,
  reply: FastifyReply,
  { fault, delayMs }: Fault,
  body: Record<string, unknown>,
  rightly: () => Right,
): Promise<FastifyReply | Right> {
  switch (fault) {
    case 'down':
      return reply.code(503).send({ message: 'Out of service' });
    case '500':
      return reply.code(500).send({ message: 'Something broke' });
    case 'reset':
      request.socket.resetAndDestroy();
      return reply.hijack();
    case 'hang':
      return reply.hijack();
    case 'slow':
      await waitUnlessGone(reply, delayMs ?? SLOW_MS);
      return reply.raw.destroyed ? reply.hijack() : rightly();
    case 'malformed': {
      const text = JSON.stringify(body);
      return reply.type(JSON_TYPE).send(text.slice(0, Math.max(1, Math.floor(text.length / 2))));
    }
    case 'html':
      return sendHtml(reply, 200, maintenancePage);
    case 'bad-row':
      return reply.send(withBadRow(body));
    case 'wrong-type':
      return reply.send(Object.fromEntries(Object.entries(body).map(toWrongType)));
    case '204':
      return reply.code(204).send();
    case 'redirect': {
      const host = request.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
      const [path] = request.url.split('?', 1);
      return reply.redirect(`http://${host}:${request.socket.localPort}${path}?${FOLLOWED}`, 307);
    }
    case 'drip':
    case 'endless':
      break;
  }
  // The caller ends these.
  return reply.type(JSON_TYPE).send(Readable.from({ drip, endless: pour }[fault]()));
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

async function waitUnlessGone({ raw }: FastifyReply, milliseconds: number): Promise<void> {
  const gone = new AbortController();
  const closed = once(raw, 'close', { signal: gone.signal }).catch(() => undefined);
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
