import { type Exchange, sendHtml, sendJson, sendNoContent } from '../kit/exchange.ts';
import { html } from '../kit/html.ts';
import { renderPage } from '../kit/page.ts';
import { readBody } from '../kit/read-body.ts';
import { type Route, route } from '../kit/routing.ts';

/** A recording of a screen is long. */
const LIMIT_BYTES = 5_000_000;
/** Then the oldest go. */
const MAX_ENTRIES = 2000;
const SHOWN = 100;

/** One request as it came; `items` is what it said, read as far as it can be. */
export interface SinkEntry {
  service: 'mixpanel' | 'sentry';
  path: string;
  items: unknown[];
  /** All of it, for searching. */
  body: string;
}

/** Stands for the services that events and error reports go to: takes everything, and shows what arrived. */
export function createSinkRoutes(): readonly Route[] {
  const entries: SinkEntry[] = [];
  const take = async (
    exchange: Exchange,
    service: SinkEntry['service'],
    read: (body: string) => SinkEntry,
  ) => {
    const body = await readBody(exchange.request, LIMIT_BYTES);
    entries.push(read(body));
    entries.splice(0, entries.length - MAX_ENTRIES);
    allowEveryone(exchange);
    sendJson(exchange, 200, service === 'mixpanel' ? 1 : {});
  };

  return [
    route('OPTIONS', '/sink/*', (exchange) => {
      allowEveryone(exchange);
      sendNoContent(exchange);
    }),
    route('POST', '/sink/mixpanel/:kind', (exchange) =>
      take(exchange, 'mixpanel', (body) => readMixpanel(exchange.url, body)),
    ),
    route('POST', '/sink/sentry/api/:project/envelope', (exchange) =>
      take(exchange, 'sentry', (body) => readSentry(exchange.url, body)),
    ),
    route('GET', '/sink/events', (exchange) => sendJson(exchange, 200, entries)),
    route('DELETE', '/sink/events', (exchange) => {
      entries.length = 0;
      sendNoContent(exchange);
    }),
    route('GET', '/sink', (exchange) => sendHtml(exchange, 200, renderEntries(entries))),
  ];
}

function allowEveryone({ response }: Exchange): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', 'content-type');
  response.setHeader('access-control-allow-methods', 'POST');
}

/** A form with `data`, which is JSON, as it is or in base64. The address says more. */
function readMixpanel({ pathname, search }: URL, body: string): SinkEntry {
  const data = new URLSearchParams(body).get('data') ?? body;
  const text = /^\s*[[{]/.test(data) ? data : Buffer.from(data, 'base64').toString('utf8');
  const items = [parse(text)].flat();
  return { service: 'mixpanel', path: pathname + search, items, body: text };
}

/** Lines of JSON: a head, then a head and a content for each item. */
function readSentry({ pathname }: URL, body: string): SinkEntry {
  return { service: 'sentry', path: pathname, items: body.split('\n').filter(Boolean).map(parse), body };
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
