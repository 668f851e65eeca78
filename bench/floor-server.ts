import { readFileSync } from 'node:fs';

import Fastify from 'fastify';
import { Agent, request } from 'undici';

/**
 * The least a server must do for the same answers, in a process of its own: the page as a file, a word, the same
 * outside calls and one `renderToString` of the same tree, the same seven calls as JSON.
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

async function ask(path: string): Promise<unknown> {
  const answer = await request(STUB_URL + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fodselsnummer: '00000000000' }),
    dispatcher: agent,
  });
  return answer.body.json();
}

const app = Fastify();
app.get('/hello', () => 'hello');
app.get('/static', (_request, reply) => reply.type('text/html; charset=utf-8').send(html));
app.get('/render', async (_request, reply) => {
  await Promise.all(pageCalls.map(ask));
  return reply
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html><body><div id="app">${render()}</div></body></html>`);
});
app.get('/avtaler', () => Promise.all(avtalerCalls.map(ask)));
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.stdout.write(`${JSON.stringify({ ready: true })}\n`);
process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));
