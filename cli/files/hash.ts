import { createHash } from 'node:crypto';

/** A short name for the bytes of a content file: other bytes have another. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 10);

/** A short hash of text or bytes, for telling versions apart; 80 bits in hexadecimal digits. */
export function digest(content: string | Uint8Array): string {
  return createHash('sha1').update(content).digest('hex').slice(0, 20);
}
