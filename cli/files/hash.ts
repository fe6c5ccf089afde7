import { createHash, hash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** A short hash of a content file, for its published name; 40 bits in hexadecimal digits. */
export const contentHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 10);

/** A short hash that distinguishes versions of a text or file; 80 bits in hexadecimal digits. */
export const digest = (content: string | Uint8Array): string => hash('sha1', content, 'hex').slice(0, 20);

/** A checksum (CRC-32) that tells whether a file was changed, in a third of the time of a hash; in hexadecimal digits. */
export const checksum = (content: Uint8Array): string => crc32(content).toString(16).padStart(8, '0');
