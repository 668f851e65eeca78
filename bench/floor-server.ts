import { readFileSync } from 'node:fs';

import Fastify from 'fastify';
import { Agent, request } from 'undici';
import { ingensNumre } from '../tools/testing/fodselsnumre.ts';

/**
 * The least work a server can do for the same responses, in a process of its own: the page as a file, a single word,
 * the same calls plus one `renderToString` of the same tree, and the same calls as JSON. The calls are made
 * both with Node's own fetch, as a bare route would, and with the portal's HTTP client (undici) with nothing around
 * it.
 */
const {
  STUB_URL = '',
  PAGE_FILE = '',
  TREE_FILE = '',
  PAGE_CALLS = '[]',
  AVTALER_CALLS = '[]',
  PORT = '0',
} = process.env;
const html = readFileSync(PAGE_FILE, 'utf8');
const pageCalls = JSON.parse(PAGE_CALLS) as string[];
const avtalerCalls = JSON.parse(AVTALER_CALLS) as string[];
const { prepare }: { prepare: (page: string) => Promise<() => string> } = await import(TREE_FILE);
const render = await prepare(html);
const agent = new Agent({ connections: 200 });

type Ask = (path: string) => Promise<unknown>;
const makeCall = () => ({
  method: 'POST' as const,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ fodselsnummer: ingensNumre.nuller }),
});
const askByFetch: Ask = async (path) => (await fetch(STUB_URL + path, makeCall())).json();
const askByClient: Ask = async (path) =>
  (await request(STUB_URL + path, { ...makeCall(), dispatcher: agent })).body.json();

const app = Fastify();
app.get('/hello', () => 'hello');
app.get('/static', (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
for (const [way, ask] of Object.entries({ fetch: askByFetch, client: askByClient })) {
  app.get(`/render/${way}`, async (_request, reply) => {
    await Promise.all(pageCalls.map(ask));
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html><body><div id="app">${render()}</div></body></html>`);
  });
  app.get(`/avtaler/${way}`, () => Promise.all(avtalerCalls.map(ask)));
}
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.stdout.write(`${JSON.stringify({ ready: true })}\n`);
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));
