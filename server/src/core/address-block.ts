import { BlockList, isIP, isIPv6 } from 'node:net';

const ownMachine = new BlockList();
ownMachine.addSubnet('127.0.0.0', 8, 'ipv4');
ownMachine.addAddress('::1', 'ipv6');

const IPV4_WITHIN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** The first four groups of 16 bits (/64) are the network; the subscriber chooses the rest. */
const NETWORK_GROUPS = 4;

/**
 * The key of rate limits for an address: an IPv4 address itself, or the /64 of an IPv6 address, which belongs to one
 * subscriber. A value that is not an address is its own key.
 */
export function toAddressBlock(address: string): string {
  const ipv4 = IPV4_WITHIN_IPV6.exec(address)?.[1];
  if (ipv4 !== undefined) return ipv4;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [before = '', after] = bare.split('::');
  const head = toGroups(before);
  const tail = after === undefined ? [] : toGroups(after);
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Without leading zeros. An IPv4 address at the end stands for two groups, which are never in the network part. */
function toGroups(text: string): string[] {
  if (text === '') return [];
  return text
    .split(':')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [Number.parseInt(group, 16).toString(16)]));
}

/** A loopback address is a developer's or an undeclared proxy's, so it says nothing about the sender. */
export function isOwnMachine(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && ownMachine.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
