import * as path from 'node:path';
import { type FileSystem, systemErrorCode } from '../files/fileSystem.ts';

/** The texts of content files, by their paths relative to the content folder. */
export interface ContentTexts {
  /** The current text; `null` if it is not UTF-8. Throws the system's error if it cannot be read. */
  readonly open: (file: string) => string | null;
  /** The text of a file that was opened before; empty if it was not opened, or was removed since. */
  readonly reopen: (file: string) => string;
}

/**
 * Reads texts below `folder`. Only the last one is kept, because thousands of deals would fill the memory; others are
 * read again when a diagnostic shows them.
 */
export function createContentTexts(fs: FileSystem, folder: string): ContentTexts {
  const opened = new Set<string>();
  const kept = new Map<string, string>();
  const open = (file: string) => {
    const text = decode(fs.read(path.join(folder, file)));
    if (text === null) return null;
    kept.clear();
    kept.set(file, text);
    opened.add(file);
    return text;
  };
  return {
    open,
    reopen(file) {
      if (!opened.has(file)) return '';
      try {
        return kept.get(file) ?? open(file) ?? '';
      } catch (error) {
        if (systemErrorCode(error) === null) throw error;
        return '';
      }
    },
  };
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
