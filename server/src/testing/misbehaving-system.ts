import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How an outside system answers from now on. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** A real server on a free port that answers as a test decides. */
export async function startMisbehavingSystem() {
  let behave: Behaviour = (_request, response) => void response.writeHead(500).end();
  let calls = 0;
  const server = createServer((request, response) => {
    calls += 1;
    request.resume();
    behave(request, response);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    countCalls: (): number => calls,
    behave(behaviour: Behaviour): void {
      behave = behaviour;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
}

/** A JSON answer. */
export const sendJson =
  (status: number, content: unknown): Behaviour =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
