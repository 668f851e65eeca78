import type { Exchange, Handler } from './exchange.ts';

export interface Route {
  method: string;
  /** `:name` matches one segment; `/*` at the end matches everything below it, and the folder itself. */
  path: string;
  handle: Handler;
}

export function route(method: string, path: string, handle: Handler): Route {
  return { method, path, handle };
}

/** A handler that gives the exchange to the first matching route, or else to `otherwise`. */
export function createRouter(routes: readonly Route[], otherwise: Handler): Handler {
  const compiled = routes.map((entry) => ({ ...entry, pattern: toPattern(entry.path) }));

  return (exchange: Exchange) => {
    const { method } = exchange.request;
    for (const entry of compiled) {
      if (entry.method !== '*' && entry.method !== (method === 'HEAD' ? 'GET' : method)) continue;
      const groups = entry.pattern.exec(exchange.url.pathname);
      if (groups === null) continue;
      return entry.handle({ ...exchange, params: decode(groups.groups ?? {}) });
    }
    return otherwise(exchange);
  };
}

function toPattern(path: string): RegExp {
  const open = path.endsWith('/*');
  const source = (open ? path.slice(0, -2) : path)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:([a-zA-Z]+)/g, '(?<$1>[^/]+)');
  return new RegExp(open ? `^${source}(?:/.*)?$` : `^${source}/?$`);
}

function decode(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeSegment(value)]));
}

/** A segment with a broken escape is used as it came. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
