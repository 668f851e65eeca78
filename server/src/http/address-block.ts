import { BlockList, isIP, isIPv6 } from 'node:net';

const ownMachine = new BlockList();
ownMachine.addSubnet('127.0.0.0', 8, 'ipv4');
ownMachine.addAddress('::1', 'ipv6');

const IPV4_WITHIN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of 16 bits that name the network; the rest is the subscriber's own to change. */
const NETWORK_GROUPS = 4;

/**
 * What limits count by: an IPv4 address as it is, of an IPv6 address the /64 that one subscriber has to themselves.
 * Whatever is no address is counted as it is written.
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

/** Without leading zeros; an IPv4 address at the end stands for two groups, which never name the network. */
function toGroups(text: string): string[] {
  if (text === '') return [];
  return text
    .split(':')
    .flatMap((group) => (group.includes('.') ? ['0', '0'] : [Number.parseInt(group, 16).toString(16)]));
}

/** This machine's own address is a developer's, or a proxy's that nobody named: it says nothing of who asks. */
export function isOwnMachine(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && ownMachine.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
