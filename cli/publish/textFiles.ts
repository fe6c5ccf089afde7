import { digest } from '../files/hash.ts';
import type { TextFile } from '../outputs/textFile.ts';
import type { Wanted } from './planPublish.ts';

/** Files made of text, known by their fingerprints. */
export interface TextFiles {
  readonly files: readonly Wanted[];
  /** Those of the files that `isDue`, in their order. */
  readonly due: (isDue: (file: Wanted) => boolean) => Iterable<TextFile>;
}

/** Texts that together have more UTF-16 units than these are not kept until they are written, but made again. */
const mostKept = 32 * 1024 * 1024;

/** The files that `make`, which is pure, makes one after the other. */
export function createTextFiles(make: () => Iterable<TextFile>, limit = mostKept): TextFiles {
  const files: Wanted[] = [];
  const kept: TextFile[] = [];
  let units = 0;
  for (const made of make()) {
    const [file, text] = made;
    files.push({ file, fingerprint: digest(text) });
    units += text.length;
    if (units <= limit) kept.push(made);
    else kept.length = 0;
  }
  return {
    files,
    *due(isDue) {
      let place = 0;
      for (const made of units <= limit ? kept : make()) {
        const wanted = files[place++];
        if (wanted && isDue(wanted)) yield made;
      }
    },
  };
}
