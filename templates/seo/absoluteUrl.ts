/** `address`, a path of this site or already absolute, as an absolute address. */
export function absoluteUrl(address: string, origin: string): string {
  return address.startsWith('/') ? origin + address : address;
}
