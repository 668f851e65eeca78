import { createServer } from 'node:http';
import { Agent, stream } from 'undici';
import { listen } from '../listen.ts';
import { waitUntil, type World } from './world.ts';

const CHECK_EVERY_MS = 200;
/** With the interval less than what a process serves after SIGTERM, as docs/operations.md asks of every load balancer. */
const CHECK_LIMIT_MS = 500;

/**
 * A minimal load balancer: asks each portal whether it is ready, sends requests to the ready ones in turn, and keeps
 * connections. It never retries, so that no failure is hidden.
 */
export async function startLoadBalancer(world: World) {
  /** By address, whether it is ready. */
  const backends = new Map<string, boolean>();
  const dispatcher = new Agent();
  let turn = 0;
  const server = createServer((request, response) => {
    const ready = [...backends].filter(([, is]) => is).map(([url]) => url);
    turn += 1;
    const backend = ready[turn % ready.length];
    if (backend === undefined) {
      response.writeHead(502).end('no portal');
      return;
    }
    const { method = 'GET', url } = request;
    const { connection: _, ...headers } = request.headers;
    const body = method === 'GET' ? null : request;
    stream(backend + url, { method, headers, body, dispatcher }, ({ statusCode, headers: answered }) => {
      const { connection: __, ...passed } = answered;
      return response.writeHead(statusCode, passed);
    }).catch((error: unknown) => {
      // An answer that broke off must break off here too.
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(`the portal broke off (${getCode(error)})`);
    });
  });
  server.keepAliveTimeout = 60_000;
  const { port, close } = await listen(server);
  /** One at a time, so that no late answer counts for more than a newer one. */
  const asking = new Set<string>();
  const check = setInterval(() => {
    for (const url of backends.keys()) {
      if (asking.has(url)) continue;
      asking.add(url);
      void isReady(url).then((is) => {
        asking.delete(url);
        if (is !== undefined && backends.has(url)) backends.set(url, is);
      });
    }
  }, CHECK_EVERY_MS);
  world.undo(async () => {
    clearInterval(check);
    await close();
    await dispatcher.destroy();
  });
  return {
    url: `http://localhost:${port}`,
    /** Leads customers to this portal once it says that it is ready; settles then. */
    async add(url: string) {
      backends.set(url, false);
      await waitUntil(() => backends.get(url) === true, 'A portal is not led to', 30_000);
    },
    remove: (url: string) => void backends.delete(url),
  };
}

function getCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

/** Undefined when nothing was said in time: on a loaded machine that says nothing, and requests tell whether it serves. */
async function isReady(url: string): Promise<boolean | undefined> {
  const signal = AbortSignal.timeout(CHECK_LIMIT_MS);
  try {
    const answer = await fetch(`${url}/health/ready`, { signal });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return signal.aborted ? undefined : false;
  }
}
