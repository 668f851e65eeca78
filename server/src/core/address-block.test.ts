import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isOwnMachine, toAddressBlock } from './address-block.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:192.0.2.7', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['[2001:db8:1:2::7]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
  ['::ffff:c000:207', '192.0.2.7'],
  ['64:ff9b::192.0.2.7', '192.0.2.7'],
  ['64:ff9b::c000:207', '192.0.2.7'],
  ['[64:ff9b::c000:207]:443', '192.0.2.7'],
  ['64:ff9b:1::c000:207', '64:ff9b:1:0::/64'],
  ['tull', 'tull'],
  ['tull:443', 'tull:443'],
  ['1.2.3:443', '1.2.3:443'],
])('%s counts as %s', (address, block) => {
  expect(toAddressBlock(address)).toBe(block);
});

test('all addresses of one subscriber are one, and two subscribers are two (any IPv6 address of one)', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  const four = fc.tuple(group, group, group, group);
  // Before these, an IPv4 address may be written as IPv6.
  const networks = fc.tuple(fc.integer({ min: 0x2000, max: 0xffff }), group, group, group);
  const write = (groups: number[]): string => groups.map((part) => part.toString(16)).join(':');
  fc.assert(
    fc.property(networks, networks, four, four, (network, other, host, otherHost) => {
      const block = toAddressBlock(write([...network, ...host]));
      expect(toAddressBlock(write([...network, ...otherHost]))).toBe(block);
      if (write(network) !== write(other)) expect(toAddressBlock(write([...other, ...host]))).not.toBe(block);
    }),
  );
});

test.each([
  ['127.0.0.1', true],
  ['127.8.9.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['127.0.0.1:51234', true],
  ['[::1]:51234', true],
  ['192.0.2.7', false],
  ['2001:db8::1', false],
  ['tull', false],
])('%s is this machine: %s', (address, expected) => {
  expect(isOwnMachine(address)).toBe(expected);
});
