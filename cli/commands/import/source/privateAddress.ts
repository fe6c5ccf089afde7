import { BlockList, isIPv6 } from 'node:net';

const privateRanges = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  privateRanges.addSubnet(address, bits, 'ipv4');
}
for (const [address, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  privateRanges.addSubnet(address, bits, 'ipv6');
}

/** Whether an IP address is of this machine or a private network. Rules: RFC 6890. */
export function isPrivateAddress(address: string): boolean {
  const [bare = ''] = address.replace(/^\[|\]$/g, '').split('%');
  const mapped = ipv4Within(bare);
  if (mapped !== null) return privateRanges.check(mapped, 'ipv4');
  return privateRanges.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
}

/** The IPv4 address that an IPv6 address stands for (RFC 4291, RFC 6052); `null` if it stands for none. */
function ipv4Within(address: string): string | null {
  if (!isIPv6(address)) return null;
  const dotted = /^(?:::ffff:|::|64:ff9b::)(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (dotted !== undefined) return dotted;
  const [, high, low] = /^(?:::ffff:|64:ff9b::)([\da-f]{1,4}):([\da-f]{1,4})$/i.exec(address) ?? [];
  if (high === undefined || low === undefined) return null;
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}
