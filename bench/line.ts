import { createServer, type Server, type Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** Slow 4G, as a phone has it on a train: the time there and back in ms, and what fits in each direction. */
export const ROUND_TRIP_MS = 150;
const DOWN_BITS_PER_MS = 1600;
const UP_BITS_PER_MS = 750;
const PACKET_BYTES = 1460;

/**
 * A TCP server whose connections behave as over a slow line. Data waits behind everything sent before it on any
 * connection, and then travels for half a round trip. A connection opens after one round trip. Lost packets and
 * TCP's slow start are left out, for all pages alike.
 *
 * @param onConnection is given the far end of each connection
 */
export function createLine(onConnection: (end: Duplex) => void): Server {
  const down = createLane(DOWN_BITS_PER_MS);
  const up = createLane(UP_BITS_PER_MS);
  return createServer({ noDelay: true }, (browser) => onConnection(connect(browser, { up, down })));
}

type Lane = (bytes: number, onSent: () => void, onArrived: () => void) => void;

/** One direction: packets leave one after the other, and arrive half a round trip after they have left. */
function createLane(bitsPerMs: number): Lane {
  let freeAt = 0;
  const underWay: (() => void)[] = [];
  return (bytes, onSent, onArrived) => {
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (bytes * 8) / bitsPerMs;
    setTimeout(onSent, freeAt - now);
    underWay.push(onArrived);
    // Timers of the same millisecond may change places; packets must not.
    setTimeout(() => underWay.shift()?.(), freeAt - now + ROUND_TRIP_MS / 2);
  };
}

function connect(browser: Socket, { up, down }: { up: Lane; down: Lane }): Duplex {
  const end = new Duplex({
    read: () => {},
    // Only when a packet has left does the server hear that it may send more, so it still decides what goes first.
    write(data: Buffer, _encoding, done) {
      const packets = Math.ceil(data.length / PACKET_BYTES);
      for (let index = 0; index < packets; index += 1) {
        const packet = data.subarray(index * PACKET_BYTES, (index + 1) * PACKET_BYTES);
        down(
          packet.length,
          () => {
            if (index === packets - 1) done();
          },
          () => browser.writable && browser.write(packet),
        );
      }
    },
    final(done) {
      down(0, done, () => browser.end());
    },
    destroy(error, done) {
      browser.destroy();
      done(error);
    },
  });
  const isOpen = new Promise((resolve) => {
    setTimeout(resolve, ROUND_TRIP_MS);
  });
  browser.on('data', (data) => {
    // What is sent while the connection is being opened leaves when it is.
    void isOpen.then(() =>
      up(
        data.length,
        () => {},
        () => end.destroyed || end.push(data),
      ),
    );
  });
  browser.on('error', () => end.destroy());
  browser.on('close', () => end.destroy());
  return end;
}
