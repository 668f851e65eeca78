import {
  Agent,
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

const CHECK_EVERY_MS = 200;
const CHECK_LIMIT_MS = 1000;

export interface LoadBalancer {
  url: string;
  /** Leads customers to this portal as soon as it says that it is ready. */
  add: (url: string) => void;
  remove: (url: string) => void;
  /** Settles when the portal is led to. */
  untilReady: (url: string) => Promise<void>;
  close: () => Promise<void>;
}

interface Backend {
  url: string;
  agent: Agent;
  isReady: boolean;
}

/**
 * A minimal load balancer: asks each portal whether it is ready, sends requests to the ready ones in turn, and keeps
 * connections. It never retries, so that no failure is hidden.
 */
export async function startLoadBalancer(): Promise<LoadBalancer> {
  let backends: Backend[] = [];
  let turn = 0;
  const server = createServer((request, response) => {
    const ready = backends.filter(({ isReady }) => isReady);
    turn += 1;
    const backend = ready[turn % ready.length];
    if (backend === undefined) response.writeHead(502).end('no portal');
    else pass(backend, request, response);
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const check = setInterval(() => {
    for (const backend of backends) void checkReady(backend);
  }, CHECK_EVERY_MS);

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    add: (url) => {
      backends = [...backends, { url, agent: new Agent({ keepAlive: true }), isReady: false }];
    },
    remove: (url) => {
      backends = backends.filter((backend) => backend.url !== url);
    },
    async untilReady(url) {
      const until = performance.now() + 30_000;
      while (backends.find((backend) => backend.url === url)?.isReady !== true) {
        if (performance.now() > until) throw new Error('A portal is not led to');
        await new Promise((done) => setTimeout(done, 20));
      }
    },
    async close() {
      clearInterval(check);
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function checkReady(backend: Backend): Promise<void> {
  try {
    const answer = await fetch(`${backend.url}/health/ready`, {
      signal: AbortSignal.timeout(CHECK_LIMIT_MS),
    });
    await answer.arrayBuffer();
    backend.isReady = answer.ok;
  } catch {
    backend.isReady = false;
  }
}

function pass({ url, agent }: Backend, request: IncomingMessage, response: ServerResponse): void {
  const { connection: _, ...headers } = request.headers;
  const onward = forward(
    `${url}${request.url ?? ''}`,
    { method: request.method, headers, agent },
    (answer) => {
      const { connection: __, ...answered } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, answered);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
      // An answer that broke off must break off here too.
      answer.once('close', () => {
        if (!answer.complete) response.destroy();
      });
    },
  );
  onward.once('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end('the portal broke off');
  });
  request.pipe(onward);
}
