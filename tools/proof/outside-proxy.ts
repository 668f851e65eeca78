import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from './listen.ts';

export interface Call {
  path: string;
  body: Record<string, unknown>;
  /** What the system answered. */
  status: number;
}

/**
 * Stands before outside systems: notes each call, and may be late or change what they answer.
 * @param change receives and returns the JSON of an answer
 */
export async function startOutsideProxy(target: string, change = (answer: unknown): unknown => answer) {
  const calls: Call[] = [];
  let delayMs = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const pass = async (): Promise<void> => {
      const body = await text(request);
      await wait(delayMs);
      const { authorization = '', 'x-correlation-id': id = '' } = request.headers;
      const headers = { 'content-type': 'application/json', authorization, 'x-correlation-id': String(id) };
      const answer = await fetch(target + path, { method: 'POST', headers, body });
      const answered = await answer.text();
      calls.push({ path, body: JSON.parse(body) as Record<string, unknown>, status: answer.status });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(answer.ok && answered !== '' ? JSON.stringify(change(JSON.parse(answered))) : answered);
    };
    pass().catch(() => response.destroy());
  });
  return {
    ...(await listen(server)),
    calls,
    /** How late every answer is from now on, milliseconds. */
    delay: (ms: number) => void (delayMs = ms),
  };
}
