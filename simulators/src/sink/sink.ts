import { type Exchange, sendHtml, sendJson, sendNoContent } from '../kit/exchange.ts';
import { html } from '../kit/html.ts';
import { renderPage } from '../kit/page.ts';
import { readBody } from '../kit/read-body.ts';
import { type Route, route } from '../kit/routing.ts';

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
export function createSinkRoutes(): readonly Route[] {
  const entries: SinkEntry[] = [];
  const take = async (exchange: Exchange, service: SinkEntry['service'], read: Reading) => {
    const { pathname, search } = exchange.url;
    const body = await readBody(exchange.request, LIMIT_BYTES).catch(() => undefined);
    const { items, text } = read(body ?? '', exchange.url.searchParams);
    const isUnread = body === undefined || text.includes(UNREADABLE);
    entries.push({ service, path: pathname + search, items, body: text, isUnread });
    entries.splice(0, entries.length - MAX_ENTRIES);
    allowEveryone(exchange);
    sendJson(exchange, 200, service === 'mixpanel' ? 1 : {});
  };

  return [
    route('OPTIONS', '/sink/*', (exchange) => {
      allowEveryone(exchange);
      sendNoContent(exchange);
    }),
    // Any method and path: nothing may arrive unseen.
    route('*', '/sink/mixpanel/*', (exchange) => take(exchange, 'mixpanel', readMixpanel)),
    route('*', '/sink/sentry/*', (exchange) => take(exchange, 'sentry', readSentry)),
    route('GET', '/sink/events', (exchange) => sendJson(exchange, 200, entries)),
    route('GET', '/sink', (exchange) => sendHtml(exchange, 200, renderEntries(entries))),
  ];
}

function allowEveryone({ response }: Exchange): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'content-type');
  response.setHeader('access-control-allow-methods', 'POST');
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
