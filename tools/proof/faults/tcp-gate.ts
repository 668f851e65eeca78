import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../listen.ts';

type Pair = [Socket, Socket];

/** A TCP proxy that can disturb the connection. */
export async function startTcpGate(target: number) {
  let targetPort = target;
  let isSilent = false;
  const pairs = new Set<Pair>();

  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    const pair: Pair = [near, far];
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true);
      from.on('data', (piece) => to.write(piece));
      from.on('error', () => {});
      from.once('close', () => {
        // The close waits its turn like any other data: a silent line does not show it.
        if (isSilent) return;
        to.destroy();
        pairs.delete(pair);
      });
    }
    if (isSilent) for (const side of pair) side.pause();
  });
  const { port, close } = await listen(server);
  return {
    port,
    /** Where new connections lead. */
    setTarget: (next: number) => void (targetPort = next),
    /** Nothing comes through, and the connections stay open; `false` lets through what waited. */
    setSilent(next: boolean) {
      isSilent = next;
      for (const side of [...pairs].flat())
        if (next) side.pause();
        else side.resume();
    },
    /** Resets every connection. */
    reset() {
      for (const side of [...pairs].flat()) side.resetAndDestroy();
      pairs.clear();
    },
    async close() {
      for (const side of [...pairs].flat()) side.destroy();
      await close();
    },
  };
}
