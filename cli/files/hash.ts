import { createHash, hash } from 'node:crypto';

/** A short hash of a content file, for its published name; 40 bits in hexadecimal digits. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 10);

/** A short hash that distinguishes versions of a text or file; 80 bits in hexadecimal digits. */
export const digest = (content: string | Uint8Array): string => hash('sha1', content, 'hex').slice(0, 20);
