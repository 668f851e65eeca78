import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request and its response. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path and query. The origin is a placeholder, since the Host header comes from the caller. */
  url: URL;
  /** The route's `:name` parameters, decoded. */
  params: Record<string, string>;
}

export type Handler = (exchange: Exchange) => void | Promise<void>;

export function sendJson({ response }: Exchange, status: number, body: unknown): void {
  sendText(response, status, 'application/json; charset=utf-8', JSON.stringify(body));
}

export function sendHtml({ response }: Exchange, status: number, markup: string): void {
  sendText(response, status, 'text/html; charset=utf-8', markup);
}

export function sendNoContent({ response }: Exchange): void {
  response.writeHead(204).end();
}

export function redirect({ response }: Exchange, location: string): void {
  response.writeHead(302, { location, 'cache-control': 'no-store' }).end();
}

export function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response
    .writeHead(status, {
      'content-type': type,
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(text);
}
