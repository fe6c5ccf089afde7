import { systemErrorCode } from '../files/fileSystem.ts';

/** What `read` returns; or why the system refused it, in words that complete `The file "x" …`. */
export function readOr<T>(read: () => T): T | string {
  try {
    return read();
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    return `cannot be read (${code})`;
  }
}
