import { digest } from '../files/hash.ts';
import type { TextFile } from '../outputs/dealFiles.ts';
import type { OutputFile } from './outputFiles.ts';

/** Text files, as outputs of a build. */
export interface TextFiles {
  readonly files: readonly OutputFile[];
  /** The texts of the files that are due, in the order of `files`. */
  readonly due: (isDue: (file: OutputFile) => boolean) => Iterable<TextFile>;
}

/** Longer texts (in UTF-16 units, all together) are generated a second time to be written, to keep memory small. */
const maxKeptLength = 16 * 1024 * 1024;

interface KeptTexts {
  /** Whether a file with this hash is published already, so that its text is hardly needed. */
  readonly isPublished?: (file: string, hash: string) => boolean;
  readonly limit?: number;
}

/** The files that `generate`, a pure function, yields. */
export function createTextFiles(
  generate: () => Iterable<TextFile>,
  { isPublished = () => false, limit = maxKeptLength }: KeptTexts = {},
): TextFiles {
  const files: OutputFile[] = [];
  const kept = new Map<string, string>();
  let length = 0;
  for (const [file, text] of generate()) {
    const hash = digest(text);
    files.push({ file, fingerprint: () => hash });
    if (isPublished(file, hash)) continue;
    length += text.length;
    if (length <= limit) kept.set(file, text);
    else kept.clear();
  }
  return {
    files,
    *due(isDue) {
      const dueFiles = files.filter(isDue);
      const isKept = dueFiles.every(({ file }) => kept.has(file));
      const names = new Set(dueFiles.map(({ file }) => file));
      for (const textFile of isKept ? kept : generate()) if (names.has(textFile[0])) yield textFile;
    },
  };
}
