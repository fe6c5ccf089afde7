/**
 * Whom limits count together: an address of IPv4, or the network of 64 bits of one of IPv6, all of which a household
 * has; "unknown" for whatever is no address. A port does not matter.
 */
export function addressGroup(address: string | null): string {
  const text = (address ?? '').trim().toLowerCase();
  const four = /^(?:::ffff:)?((?:\d{1,3}\.){3}\d{1,3})(?::\d+)?$/.exec(text)?.[1];
  if (four) return four;
  const six = /^\[?([0-9a-f:]{2,39})(?:%[^\]]*)?(?:\](?::\d+)?)?$/.exec(text)?.[1];
  return (six && networkOf(six)) ?? 'unknown';
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
 * The address of a visitor: that of the connection, or what the server in front says in `trustedHeader`. Of a list,
 * the last is what that server saw itself; visitors can write all before it.
 */
export function visitorAddress(
  connection: string | null,
  trusted: { readonly header: string | null; readonly headers: Headers },
): string | null {
  const value = trusted.header === null ? null : trusted.headers.get(trusted.header);
  return value?.split(',').at(-1)?.trim() || connection;
}
