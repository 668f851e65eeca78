/** Whether an address leads to the machine that asks, whatever way its host is written. */
export function isOnThisMachine(address: string): boolean {
  // A URL parser has put 0x7f.1, 127.1 and the like in one form; the dot at the end of a name it leaves.
  const host = (URL.parse(address)?.hostname ?? '').replace(/\.$/, '');
  return /^(?:(?:.*\.)?localhost|127\..*|0\.0\.0\.0|\[::1?\]|\[::ffff:(?:7f[\da-f]{2}:[\da-f]+|0:0)\])$/.test(
    host,
  );
}
