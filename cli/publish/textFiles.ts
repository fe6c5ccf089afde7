import { digest } from '../files/hash.ts';
import type { TextFile } from '../outputs/dealFiles.ts';
import type { OutputFile } from './outputFiles.ts';

/** Text files, as outputs of a build. */
export interface TextFiles {
  readonly files: readonly OutputFile[];
  /** The texts of the files that are due, in the order of `files`, in UTF-8. */
  readonly due: (isDue: (file: OutputFile) => boolean) => Iterable<readonly [file: string, bytes: Buffer]>;
}

/** Longer texts (in bytes, all together) are generated a second time to be written, to keep memory small. */
const maxKeptBytes = 32 * 1024 * 1024;

interface KeptTexts {
  /** Whether a file with this hash is published already, so that its text is hardly needed. */
  readonly isPublished?: (file: string, hash: string) => boolean;
  readonly limit?: number;
}

/** The files that `generate`, a pure function, yields. */
export function createTextFiles(
  generate: () => Iterable<TextFile>,
  { isPublished = () => false, limit = maxKeptBytes }: KeptTexts = {},
): TextFiles {
  const files: OutputFile[] = [];
  const kept = new Map<string, Buffer>();
  let length = 0;
  for (const [file, text] of generate()) {
    const bytes = Buffer.from(text);
    const hash = digest(bytes);
    files.push({ file, fingerprint: () => hash });
    if (isPublished(file, hash)) continue;
    length += bytes.length;
    if (length <= limit) kept.set(file, bytes);
    else kept.clear();
  }
  return {
    files,
    *due(isDue) {
      const dueFiles = files.filter(isDue);
      const isKept = dueFiles.every(({ file }) => kept.has(file));
      const names = new Set(dueFiles.map(({ file }) => file));
      for (const [file, text] of isKept ? kept : generate())
        if (names.has(file)) yield [file, typeof text === 'string' ? Buffer.from(text) : text];
    },
  };
}
