/** What is wrong with a content file that promised a picture with its first bytes; `why` in the decoder's words. */
export interface PictureFault {
  /** Relative to the content folder. */
  readonly file: string;
  readonly why: string;
}

/** Thrown once all pictures that can be made are made; the faults are sorted by file, one for each. */
export class BrokenPictures extends Error {
  readonly faults: readonly PictureFault[];

  constructor(faults: readonly PictureFault[], cause: unknown) {
    super(`No picture can be made of ${faults.map(({ file }) => file).join(', ')}`, { cause });
    const byFile = new Map(faults.map((fault) => [fault.file, fault]));
    this.faults = [...byFile.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
  }
}

/** Thrown where a social image would show what cannot be decoded; `address` is where the site publishes it. */
export class UnpaintablePicture extends Error {
  readonly address: string;

  constructor(address: string, cause: unknown) {
    super(`The picture ${address} cannot be painted: ${reasonOf(cause)}`, { cause });
    this.address = address;
  }
}

/** The first line of what a decoder says, in words that mean something to those who did not write it. */
export function reasonOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  if (line.includes('failOn')) return 'it is damaged';
  return line.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').trim();
}
