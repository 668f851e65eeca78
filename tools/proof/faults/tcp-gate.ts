import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface TcpGate {
  port: number;
  /** Where new connections lead. */
  setTarget: (port: number) => void;
  /** Milliseconds that every piece is late, each way. */
  setDelay: (ms: number) => void;
  /** Nothing comes through, and the connections stay open; `false` lets through what waited. */
  setSilent: (isSilent: boolean) => void;
  /** Resets every connection. */
  reset: () => void;
  /** The current connections stay silent for ever, as when a firewall has dropped their state; new ones work. */
  forget: () => void;
  close: () => Promise<void>;
}

interface Pair {
  sides: [Socket, Socket];
  isForgotten: boolean;
}

/** A TCP proxy that can disturb the connection. */
export async function startTcpGate(target: number): Promise<TcpGate> {
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
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });

  return {
    port: (server.address() as AddressInfo).port,
    setTarget: (port) => {
      targetPort = port;
    },
    setDelay: (ms) => {
      delay = ms;
    },
    setSilent(next) {
      isSilent = next;
      for (const pair of pairs) {
        if (pair.isForgotten) continue;
        if (next) pause(pair);
        else for (const side of pair.sides) side.resume();
      }
    },
    reset() {
      for (const { sides } of pairs) for (const side of sides) side.resetAndDestroy();
      pairs.clear();
    },
    forget() {
      for (const pair of pairs) {
        pair.isForgotten = true;
        pause(pair);
      }
    },
    async close() {
      for (const { sides } of pairs) for (const side of sides) side.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

function pause({ sides }: Pair): void {
  for (const side of sides) side.pause();
}
