import * as path from 'node:path';
import { type FileSystem, systemErrorCode } from './fileSystem.ts';
import { digest } from './hash.ts';

/**
 * Texts of earlier builds that can be made again, by names that say what they were made of. A cache that cannot be read or written
 * only costs time.
 */
export interface TextCache {
  /** `null` if there is no text with this name, or not the whole one. */
  read(name: string): string | null;
  /** Has `store` write a text. */
  write(name: string, makeText: () => string): void;
  /** Writes what is to be written, and removes the texts that were neither read nor written. Not called by builds that fail. */
  store(): void;
}

/** For builds that remember nothing. */
export const noTextCache: TextCache = { read: () => null, write: () => {}, store: () => {} };

/** The texts in `folder`, which is created with the first one. Those of another `version` of the program are not seen. */
export function textCache(fs: FileSystem, folder: string, version: string): TextCache {
  const used = new Set<string>();
  const pending = new Map<string, () => string>();
  const fileOf = (name: string) => `${version}-${name}`;
  const placeOf = (name: string) => path.join(folder, fileOf(name));
  const unlessRefused = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch (error) {
      if (systemErrorCode(error) === null) throw error;
      return null;
    }
  };
  return {
    read(name) {
      const waiting = pending.get(name);
      if (waiting) return waiting();
      const stored = unlessRefused(() => fs.readText(placeOf(name)));
      const end = stored?.indexOf('\n') ?? -1;
      const text = stored?.slice(end + 1) ?? '';
      if (end < 0 || stored?.slice(0, end) !== digest(text)) return null;
      used.add(fileOf(name));
      return text;
    },
    write(name, makeText) {
      pending.set(name, makeText);
    },
    store() {
      unlessRefused(() => {
        for (const [name, makeText] of pending) {
          const text = makeText();
          used.add(fileOf(name));
          fs.write(placeOf(name), `${digest(text)}\n${text}`);
        }
        for (const file of fs.list(folder)) if (!used.has(file)) fs.remove(path.join(folder, file), folder);
      });
    },
  };
}
