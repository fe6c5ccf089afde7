import { createHash } from 'node:crypto';

/** A short name for the bytes of a content file: other bytes have another. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 10);
