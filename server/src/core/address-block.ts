import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

const ownMachine = new BlockList();
ownMachine.addSubnet('127.0.0.0', 8, 'ipv4');
ownMachine.addAddress('::1', 'ipv6');

/** Some proxies write the port of the connection too, which is another each time. */
const WITH_PORT = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/;
/** What stands before an IPv4 address that is written as IPv6: by the operating system, and by a translator (NAT64). */
const BEFORE_IPV4 = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];
/** The first four groups of 16 bits (/64) are the network; the subscriber chooses the rest. */
const NETWORK_GROUPS = 4;

/**
 * The key of rate limits for an address: an IPv4 address itself, or the /64 of an IPv6 address, which belongs to one
 * subscriber. A value that is not an address is its own key.
 */
export function toAddressBlock(sender: string): string {
  const [address = ''] = withoutPort(sender).split('%');
  if (!isIPv6(address)) return isIPv4(address) ? address : sender;
  const [before = '', after] = address.split('::');
  const head = toGroups(before);
  const tail = after === undefined ? [] : toGroups(after);
  const groups = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
  const write = (count: number) =>
    groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':');
  if (BEFORE_IPV4.includes(write(6)))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${write(NETWORK_GROUPS)}::/64`;
}

/** The address of what a proxy has written. */
export function withoutPort(sender: string): string {
  const [, ipv4, ipv6] = WITH_PORT.exec(sender) ?? [];
  return ipv4 ?? ipv6 ?? sender;
}

/** An IPv4 address at the end stands for two groups. */
function toGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return Number.parseInt(group, 16);
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/** A loopback address is a developer's or an undeclared proxy's, so it says nothing about the sender. */
export function isOwnMachine(sender: string): boolean {
  const address = withoutPort(sender);
  const family = isIP(address);
  return family !== 0 && ownMachine.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
