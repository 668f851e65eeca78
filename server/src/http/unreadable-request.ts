import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { CORRELATION_ID_HEADER } from '@portal/contract/headers.ts';
import { STANDARD_SPRAK } from '@portal/contract/sprak.ts';

import { PortalError, toErrorBody } from '../core/errors.ts';
import { acceptsHtml } from './error-handler.ts';
import { listSecurityHeaders } from './security-headers.ts';

/**
 * Answers requests that never reach a route, for which no hook runs.
 * @param options.toPage for a browser that opened such an address
 */
export function createUnreadableRequests({
  https,
  toPage,
}: {
  https: boolean;
  toPage: (correlationId: string) => { markup: string; policy: string };
}) {
  const headers = { 'cache-control': 'no-store', ...listSecurityHeaders({ https }) };
  const ending = { ...headers, connection: 'close', 'content-length': '0' };
  /** Sockets that have had their answer: anything more that arrives on them gets none. */
  const ended = new WeakSet<Socket>();
  return {
    /** An invalid URL (`%zz`), or a parameter that is far too long. It is not repeated in the answer. */
    answer: (_error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
      const refusal = new PortalError('UGYLDIG_FORESPORSEL');
      void reply.code(refusal.status).headers({ ...headers, [CORRELATION_ID_HEADER]: request.id });
      if (acceptsHtml(request)) {
        const { markup, policy } = toPage(request.id);
        void reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(markup);
      } else void reply.send(toErrorBody(refusal, request.id, STANDARD_SPRAK));
    },

    /** A request whose end is ambiguous: nothing after it on the connection is read. */
    end: (response: ServerResponse): void => {
      ended.add(response.req.socket);
      response.writeHead(400, ending).end();
    },

    /** Not HTTP: the parser cannot know where the next request begins, so the connection is closed. */
    refuse: (error: Error & { code?: string }, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      if (socket.writable && !ended.has(socket)) {
        const status = toStatus(error.code);
        const lines = Object.entries(ending);
        socket.write(
          `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
        );
      }
      socket.destroySoon();
    },
  };
}

function toStatus(code: string | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}
