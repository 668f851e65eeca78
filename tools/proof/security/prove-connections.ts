import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { endpoints } from '@portal/contract/endpoints.ts';
import { REQUESTED_BY, REQUESTED_BY_HEADER } from '@portal/contract/headers.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import { ROOT } from '../../paths.ts';
import { listen } from '../listen.ts';
import type { Proof } from './proof.ts';
import { LO_MEDLEM, type ProofPortal, STANDARD, startProofPortal, toCookie } from './proof-portal.ts';

const CONNECTIONS = 8;
const PIPELINED = 400;
/** Concurrent requests per connection; each may have a file open. */
const AT_ONCE = 8;
const READS = 10;
/** A connection with too many requests is closed within this time. */
const CUT_MS = 3000;

export const proveConnections: Proof = {
  name: 'connections',
  claim: 'Who pipelines requests and reads no answer is cut, and holds nothing that others need',
  async prove(attack) {
    const { weaken, figures, failures } = attack;
    const portal = await startProofPortal(attack);
    const mine = toCookie(await portal.logIn(STANDARD));
    const other = toCookie(await portal.logIn(LO_MEDLEM));
    const { port, close } = await serve(portal, weaken);
    attack.undo(close);
    for (const [what, path] of [
      ['reads', endpoints.getAvtaler.path],
      ['files', findLargestAsset()],
    ]) {
      const filesBefore = countOpenFiles();
      const request = [`GET ${path} HTTP/1.1`, 'host: localhost:3000', `cookie: ${mine}`].join('\r\n');
      const end = `\r\n${REQUESTED_BY_HEADER}: ${REQUESTED_BY}\r\n\r\n`;
      const sockets = Array.from({ length: CONNECTIONS }, () =>
        sendAndReadNothing(port, (request + end).repeat(PIPELINED)),
      );
      let [served, files] = [0, 0];
      for (let read = 0; read < READS; read += 1) {
        const headers = { cookie: other, [REQUESTED_BY_HEADER]: REQUESTED_BY };
        const { status } = await fetch(`http://127.0.0.1:${port}${endpoints.getKunde.path}`, { headers });
        if (status === 200) served += 1;
        files = Math.max(files, countOpenFiles() - filesBefore);
      }
      if (served < READS) failures.push(`beside ${what} another customer got ${served} of ${READS} answers`);
      // One socket at each end, and one for the other customer.
      const most = CONNECTIONS * (AT_ONCE + 2) + 10;
      if (files > most) failures.push(`${files} files were open for ${CONNECTIONS} connections`);
      const cut = (await Promise.all(sockets.map(isCut))).filter(Boolean).length;
      if (cut < CONNECTIONS)
        failures.push(`${CONNECTIONS - cut} connections with ${PIPELINED} ${what} were not cut`);
      figures[`connections with ${what} cut`] = cut;
      figures[`files open for ${what}, at most`] = files;
    }
  },
};

function sendAndReadNothing(port: number, text: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write(text);
  return socket;
}

/** Reads what was sent before the close; gives up by itself if no close comes. */
async function isCut(socket: Socket): Promise<boolean> {
  let hadToEnd = false;
  const timer = setTimeout(() => {
    hadToEnd = true;
    socket.destroy();
  }, CUT_MS);
  socket.resume();
  if (!socket.closed) await once(socket, 'close').catch(() => undefined);
  clearTimeout(timer);
  return !hadToEnd;
}

const countOpenFiles = (): number => readdirSync('/proc/self/fd').length;

function findLargestAsset(): string {
  const folder = join(ROOT, 'web/dist/client/assets');
  const size = (name: string): number => statSync(join(folder, name)).size;
  const [largest = ''] = readdirSync(folder).toSorted((one, other) => size(other) - size(one));
  return `${BASE_PATH}/assets/${largest}`;
}

/** The portal on a port. Weakened: behind a default Node server, which accepts everything. */
async function serve({ app }: ProofPortal, isWeakened: boolean) {
  if (!isWeakened) {
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    return { port: Number(port), close: async () => {} };
  }
  return listen(createServer((request, response) => app.routing(request, response)));
}
