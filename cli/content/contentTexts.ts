import * as path from 'node:path';
import { type FileSystem, systemErrorCode } from '../files/fileSystem.ts';

/** The texts of the files of a content folder, by their paths relative to it. */
export interface ContentTexts {
  /** The text as it is now; throws the system's error where it cannot be read; `null` where it is not UTF-8. */
  readonly open: (file: string) => string | null;
  /** The text of a file that was opened before; empty where it was not, or is not there any more. */
  readonly again: (file: string) => string;
}

/**
 * Reads texts below `folder`. Only the last one is kept, because thousands of offers would fill the memory, and is read
 * anew when a fault is shown in it; with `keepsAll` each stays as it was when it was opened.
 */
export function createContentTexts(fs: FileSystem, folder: string, keepsAll: boolean): ContentTexts {
  const opened = new Set<string>();
  const kept = new Map<string, string>();
  const open = (file: string) => {
    const text = decode(fs.read(path.join(folder, file)));
    if (text === null) return null;
    if (!keepsAll) kept.clear();
    kept.set(file, text);
    opened.add(file);
    return text;
  };
  return {
    open,
    again(file) {
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
