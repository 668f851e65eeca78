import { createServer } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { BASE_PATH } from '@portal/contract/paths.ts';
import type { Proof } from './proof.ts';
import { startProofPortal } from './proof-portal.ts';

/** How long to wait for an answer; a refusal comes at once. */
const LIMIT_MS = 2000;
const SMUGGLED = 'GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n';
const post = (lines: string, body: string): string =>
  `POST /auth/start HTTP/1.1\r\nhost: localhost:3000\r\n${lines}\r\n${body}`;
const type = 'content-type: application/x-www-form-urlencoded\r\n';

/**
 * Ambiguous requests (request smuggling): two parsers could split them differently. Each must be refused and the
 * connection closed.
 */
const ambiguous: [string, string][] = [
  [
    'length and chunks',
    post(`${type}content-length: 6\r\ntransfer-encoding: chunked\r\n`, `0\r\n\r\n${SMUGGLED}`),
  ],
  [
    'chunks and length',
    post(`${type}transfer-encoding: chunked\r\ncontent-length: 6\r\n`, `0\r\n\r\n${SMUGGLED}`),
  ],
  ['two lengths', post(`${type}content-length: 5\r\ncontent-length: 0\r\n`, `x=1&y${SMUGGLED}`)],
  ['two lengths in one', post(`${type}content-length: 5, 0\r\n`, `x=1&y${SMUGGLED}`)],
  ['a length with a sign', post(`${type}content-length: +5\r\n`, `x=1&y${SMUGGLED}`)],
  ['a length below nothing', post(`${type}content-length: -1\r\n`, SMUGGLED)],
  ['a length in hexadecimal', post(`${type}content-length: 0x5\r\n`, `x=1&y${SMUGGLED}`)],
  ['two hosts', `GET ${BASE_PATH} HTTP/1.1\r\nhost: localhost:3000\r\nhost: elsewhere\r\n\r\n${SMUGGLED}`],
  [
    'an address of another host',
    `GET http://elsewhere${BASE_PATH} HTTP/1.1\r\nhost: localhost:3000\r\n\r\n${SMUGGLED}`,
  ],
  ['two hosts in one', `GET ${BASE_PATH} HTTP/1.1\r\nhost: localhost:3000, elsewhere\r\n\r\n${SMUGGLED}`],
  [
    'an unknown expectation',
    `GET ${BASE_PATH} HTTP/1.1\r\nhost: localhost:3000\r\nexpect: more\r\n\r\n${SMUGGLED}`,
  ],
  [
    'chunks of a version that has none',
    `POST /auth/start HTTP/1.0\r\nhost: localhost:3000\r\n${type}transfer-encoding: chunked\r\n\r\n0\r\n\r\n${SMUGGLED}`,
  ],
  ['a version of another protocol', `GET ${BASE_PATH} HTTP/2.0\r\nhost: localhost:3000\r\n\r\n${SMUGGLED}`],
  ['an unknown coding', post(`${type}transfer-encoding: xchunked\r\n`, `0\r\n\r\n${SMUGGLED}`)],
  ['a coding twice', post(`${type}transfer-encoding: chunked, identity\r\n`, `0\r\n\r\n${SMUGGLED}`)],
  ['a space before the colon', post(`${type}content-length : 5\r\n`, `x=1&y${SMUGGLED}`)],
  [
    'a header over two lines',
    post(`${type}transfer-encoding:\r\n chunked\r\ncontent-length: 5\r\n`, `0\r\n\r\n${SMUGGLED}`),
  ],
  ['bare line feeds', `GET /health/live HTTP/1.1\nhost: x\n\n${SMUGGLED}`],
  ['a bare line feed within', `GET /health/live HTTP/1.1\r\nhost: x\nx-y: z\r\n\r\n${SMUGGLED}`],
  ['a bare carriage return', `GET /health/live HTTP/1.1\r\nhost: x\rx-y: z\r\n\r\n${SMUGGLED}`],
  ['NUL in a header', `GET /health/live HTTP/1.1\r\nhost: x\r\nx: a\0b\r\n\r\n${SMUGGLED}`],
  ['a chunk of no size', post(`${type}transfer-encoding: chunked\r\n`, `zz\r\n${SMUGGLED}`)],
  [
    'a chunk larger than it says',
    post(`${type}transfer-encoding: chunked\r\n`, `1\r\nabc\r\n0\r\n\r\n${SMUGGLED}`),
  ],
  ['headers of 20 kB', `GET /health/live HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n${SMUGGLED}`],
  ['an address of 20 kB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n${SMUGGLED}`],
  ['no host', `GET /health/live HTTP/1.1\r\n\r\n${SMUGGLED}`],
  ['an older protocol', `GET /health/live HTTP/0.9\r\nhost: x\r\n\r\n${SMUGGLED}`],
  ['no protocol', `hei\r\n\r\n${SMUGGLED}`],
  ['the newer protocol without agreement', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example:443\r\n\r\n${SMUGGLED}`],
];

export const proveFraming: Proof = {
  name: 'framing',
  claim: 'A request that could be cut apart in two ways is refused, and nothing after it is read',
  async prove(services, { weaken }) {
    const portal = await startProofPortal(services);
    await portal.app.ready();
    // Weakened: the same portal behind Node's lenient parser.
    const lenient = createServer(
      { insecureHTTPParser: true, requireHostHeader: false },
      (request, response) => portal.app.routing(request, response),
    );
    const server = weaken ? lenient : portal.app.server;
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The portal has no port');

    const failures: string[] = [];
    const answers = await Promise.all(
      ambiguous.map(async ([name, bytes]) => ({ name, answer: await send(address.port, bytes) })),
    );
    for (const { name, answer } of answers) {
      const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status);
      if (answer.includes('{"status":"ok"}') || statuses.length > 1)
        failures.push(`${name}: what came after was read (${statuses.join(', ')})`);
      else if (statuses.length === 1 && !/^4\d\d$/.test(statuses[0] ?? ''))
        failures.push(`${name}: answered ${statuses[0]}`);
    }
    const honest = await send(
      address.port,
      `GET ${BASE_PATH} HTTP/1.1\r\nhost: localhost:3000\r\nconnection: close\r\n\r\n`,
    );
    if (!honest.startsWith('HTTP/1.1 200')) failures.push('an honest request is not answered');
    if (weaken) lenient.close();
    await portal.close();
    return { figures: { 'ways to cut': ambiguous.length }, failures };
  },
};

/** What comes back until the other end has had enough, or has kept still for a while. */
async function send(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => undefined);
  socket.setTimeout(LIMIT_MS, () => socket.destroy());
  socket.write(bytes, 'latin1');
  await new Promise((closed) => socket.once('close', closed));
  return Buffer.concat(chunks).toString('latin1');
}
