import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request and the answer being made to it. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Path and query; the origin is a filler, since a Host header is the caller's word only. */
  url: URL;
  /** Values of the route's `:name` parts, decoded. */
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
