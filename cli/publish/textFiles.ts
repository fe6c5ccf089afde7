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
const maxKeptLength = 32 * 1024 * 1024;

/** The files that `generate`, a pure function, yields. */
export function createTextFiles(generate: () => Iterable<TextFile>, limit = maxKeptLength): TextFiles {
  const files: OutputFile[] = [];
  const kept: TextFile[] = [];
  let length = 0;
  for (const textFile of generate()) {
    const [file, text] = textFile;
    const hash = digest(text);
    files.push({ file, fingerprint: () => hash });
    length += text.length;
    if (length <= limit) kept.push(textFile);
    else kept.length = 0;
  }
  return {
    files,
    *due(isDue) {
      let index = 0;
      for (const textFile of length <= limit ? kept : generate()) {
        const output = files[index++];
        if (output && isDue(output)) yield textFile;
      }
    },
  };
}
