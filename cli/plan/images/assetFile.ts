import * as path from 'node:path';
import { digest } from '../../files/hash.ts';

/**
 * The file in the output folder of something made of `from`: its name with a hash of all that `made` says, so that
 * it never changes and can be kept for ever.
 */
export function assetFile(from: string, made: unknown, extension: string): string {
  const hash = digest(JSON.stringify(made)).slice(0, 10);
  return `assets/${path.basename(from, path.extname(from))}-${hash}.${extension}`;
}
