import { connect, createServer, type Socket } from 'node:net';
import { listen } from '../listen.ts';

export type TcpGate = Awaited<ReturnType<typeof startTcpGate>>;

interface Pair {
  sides: [Socket, Socket];
  isForgotten: boolean;
}

/** A TCP proxy that can disturb the connection. */
export async function startTcpGate(target: number) {
  let targetPort = target;
  let delay = 0;
  let isSilent = false;
  const pairs = new Set<Pair>();

  const server = createServer((near) => {
    const far = connect(targetPort, '127.0.0.1');
    const pair: Pair = { sides: [near, far], isForgotten: false };
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true);
      from.on('data', (piece) => {
        if (delay === 0) to.write(piece);
        else setTimeout(() => to.write(piece), delay);
      });
      from.on('error', () => {});
      from.once('close', () => {
        // The close waits its turn like any other data: a silent line does not show it.
        if (pair.isForgotten || isSilent) return;
        to.destroy();
        pairs.delete(pair);
      });
    }
    if (isSilent) pause(pair);
  });
  const { port, close } = await listen(server);
  return {
    port,
    /** Where new connections lead. */
    setTarget: (next: number) => void (targetPort = next),
    /** Milliseconds that every piece is late, each way. */
    setDelay: (ms: number) => void (delay = ms),
    /** Nothing comes through, and the connections stay open; `false` lets through what waited. */
    setSilent(next: boolean) {
      isSilent = next;
      for (const pair of pairs) {
        if (pair.isForgotten) continue;
        if (next) pause(pair);
        else for (const side of pair.sides) side.resume();
      }
    },
    /** Resets every connection. */
    reset() {
      for (const { sides } of pairs) for (const side of sides) side.resetAndDestroy();
      pairs.clear();
    },
    /** The current connections stay silent for ever, as when a firewall has dropped their state; new ones work. */
    forget() {
      for (const pair of pairs) {
        pair.isForgotten = true;
        pause(pair);
      }
    },
    async close() {
      for (const { sides } of pairs) for (const side of sides) side.destroy();
      await close();
    },
  };
}

function pause({ sides }: Pair): void {
  for (const side of sides) side.pause();
}
