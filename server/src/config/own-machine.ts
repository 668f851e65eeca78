/** Whether an address leads to this machine, however its host is written. */
export function isOnThisMachine(address: string): boolean {
  // The URL parser normalizes 0x7f.1, 127.1 and the like, but keeps a trailing dot.
  const host = (URL.parse(address)?.hostname ?? '').replace(/\.$/, '');
  return /^(?:(?:.*\.)?localhost|127\..*|0\.0\.0\.0|\[::1?\]|\[::ffff:(?:7f[\da-f]{2}:[\da-f]+|0:0)\])$/.test(
    host,
  );
}
