/**
 * The group of addresses that limits count together: an IPv4 address, or the /64 network of an IPv6 address, because one
 * household usually has all of it. "unknown" if `address` is not an address. A port is ignored.
 */
export function addressGroup(address: string | null): string {
  const text = (address ?? '').trim().toLowerCase();
  const ipv4 = /^(?:::ffff:)?((?:\d{1,3}\.){3}\d{1,3})(?::\d+)?$/.exec(text)?.[1];
  if (ipv4) return ipv4;
  const ipv6 = /^\[?([0-9a-f:]{2,39})(?:%[^\]]*)?(?:\](?::\d+)?)?$/.exec(text)?.[1];
  return (ipv6 && networkOf(ipv6)) ?? 'unknown';
}

function networkOf(address: string): string | null {
  const [head, tail, ...more] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  if (!head || more.length > 0) return null;
  const missing = 8 - head.length - (tail?.length ?? 0);
  const groups = [...head, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...(tail ?? [])];
  const isWhole = groups.length === 8 && (tail === undefined ? missing === 0 : missing > 0);
  if (!isWhole || !groups.every((group) => /^[0-9a-f]{1,4}$/.test(group))) return null;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * A visitor's address: that of the connection, or the one in the trusted header of a reverse proxy. The last address of
 * a list is the one that the reverse proxy saw itself; visitors can forge all others.
 */
export function visitorAddress(
  connection: string | null,
  trusted: { readonly header: string | null; readonly headers: Headers },
): string | null {
  const value = trusted.header === null ? null : trusted.headers.get(trusted.header);
  return value?.split(',').at(-1)?.trim() || connection;
}
