import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export interface Call {
  path: string;
  body: Record<string, unknown>;
  /** What the system answered. */
  status: number;
}

/** A proxy that counts the calls to an outside system: the register itself ignores repetitions. */
export async function startCountingGate(target: string) {
  const calls: Call[] = [];
  let delayMs = 0;
  const server = createServer((request, response) => {
    const pass = async (): Promise<void> => {
      const body = await text(request);
      await wait(delayMs);
      const answer = await fetch(target + (request.url ?? ''), {
        method: 'POST',
        headers: {
          authorization: request.headers.authorization ?? '',
          'content-type': 'application/json',
          'x-correlation-id': String(request.headers['x-correlation-id'] ?? ''),
        },
        body,
      });
      calls.push({
        path: request.url ?? '',
        body: JSON.parse(body) as Record<string, unknown>,
        status: answer.status,
      });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(await answer.text());
    };
    pass().catch(() => response.destroy());
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** How late every answer is from now on, milliseconds. */
    delay: (ms: number) => void (delayMs = ms),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
