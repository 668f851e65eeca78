import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { html } from '../kit/html.ts';
import { renderPage, sendHtml } from '../kit/page.ts';

/** Screen recordings are large. */
const LIMIT_BYTES = 5_000_000;
/** Beyond this the oldest are removed. */
const MAX_ENTRIES = 2000;
const SHOWN = 100;
/** The decoder's replacement character, for bytes that are not text. */
const UNREADABLE = '\uFFFD';

/** One request as it came; `items` is its content as far as it can be parsed. */
export interface SinkEntry {
  service: 'mixpanel' | 'sentry';
  path: string;
  items: unknown[];
  /** The complete body, for searching. */
  body: string;
  /** Too long, or in an unknown encoding: the content was not searched. */
  isUnread: boolean;
}

/** Plays the services that receive events and error reports: accepts everything, and shows what arrived. */
export function addSink(app: FastifyInstance): void {
  const entries: SinkEntry[] = [];
  const take = (
    service: SinkEntry['service'],
    { url }: FastifyRequest,
    reply: FastifyReply,
    body: string | undefined,
  ) => {
    const read = service === 'mixpanel' ? readMixpanel : readSentry;
    const { items, text } = read(body ?? '', new URLSearchParams(url.split('?')[1]));
    const isUnread = body === undefined || text.includes(UNREADABLE);
    entries.push({ service, path: url, items, body: text, isUnread });
    entries.splice(0, entries.length - MAX_ENTRIES);
    return reply.code(200).send(service === 'mixpanel' ? 1 : {});
  };

  // Any method and path: nothing may arrive unseen.
  for (const service of ['mixpanel', 'sentry'] as const)
    app.all<{ Body: string | undefined }>(`/sink/${service}/*`, {
      bodyLimit: LIMIT_BYTES,
      onRequest: allowEveryone,
      errorHandler: (_error, request, reply) => void take(service, request, reply, undefined),
      handler: (request, reply) => take(service, request, reply, request.body ?? ''),
    });
  app.get('/sink/events', () => entries);
  app.get('/sink', (_request, reply) => sendHtml(reply, 200, renderEntries(entries)));
}

function allowEveryone({ method }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.headers({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type',
    'access-control-allow-methods': 'POST',
  });
  if (method === 'OPTIONS') reply.code(204).send();
  else done();
}

type Reading = (body: string, query: URLSearchParams) => { items: unknown[]; text: string };

/** A form with `data`, in the body or the query: JSON, plain or in base64. The other fields are searched too. */
function readMixpanel(body: string, query: URLSearchParams): ReturnType<Reading> {
  const form = new URLSearchParams(body);
  const data = form.get('data') ?? query.get('data') ?? body;
  const text = /^\s*[[{]/.test(data) ? data : Buffer.from(data, 'base64').toString('utf8');
  return { items: [parse(text)].flat(), text: data === body ? text : `${text}\n${body}` };
}

/** Lines of JSON: an envelope header, then a header and a payload for each item. */
function readSentry(body: string): ReturnType<Reading> {
  return { items: body.split('\n').filter(Boolean).map(parse), text: body };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function renderEntries(entries: readonly SinkEntry[]): string {
  const shown = entries.slice(-SHOWN).toReversed();
  return renderPage({
    owner: 'Målinger og feilmeldinger',
    title: 'Dette har kommet inn',
    content: html`
      <p>Det nyeste står øverst. Bare kunder som har sagt ja til statistikk, skal finnes her.</p>
      ${shown.length === 0 ? html`<p>Ingenting ennå.</p>` : undefined}
      ${shown.map(
        ({ service, path, items }) =>
          html`<details>
            <summary>${service}: ${items.map(toName).filter(Boolean).join(', ') || path}</summary>
            <pre>${JSON.stringify(items, null, 2)}</pre>
          </details>`,
      )}
    `,
  });
}

function toName(item: unknown): string {
  if (typeof item !== 'object' || item === null) return '';
  for (const key of ['event', 'message', 'type']) {
    const value: unknown = Reflect.get(item, key);
    if (typeof value === 'string') return value;
  }
  return '';
}
