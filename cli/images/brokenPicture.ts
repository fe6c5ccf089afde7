/** A content file that begins like a picture, but cannot be decoded; `why` in the decoder's words. */
export interface PictureProblem {
  /** Relative to the content folder. */
  readonly file: string;
  readonly why: string;
}

/** Thrown once all other pictures are generated; sorted by file, one entry per file. */
export class BrokenPictures extends Error {
  readonly problems: readonly PictureProblem[];

  constructor(problems: readonly PictureProblem[], cause: unknown) {
    super(`Pictures cannot be decoded: ${problems.map(({ file }) => file).join(', ')}`, { cause });
    const byFile = new Map(problems.map((problem) => [problem.file, problem]));
    this.problems = [...byFile.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
  }
}

/** Thrown if a social image includes a picture that cannot be decoded; `address` is its place on the site. */
export class UnpaintablePicture extends Error {
  readonly address: string;

  constructor(address: string, cause: unknown) {
    super(`The picture ${address} cannot be painted: ${reasonOf(cause)}`, { cause });
    this.address = address;
  }
}

/** The first line of a decoder's message, in words that users understand. */
export function reasonOf(error: unknown): string {
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  if (line.includes('failOn')) return 'it is damaged';
  return line.replace(/[\p{Cc}\u2028\u2029]/gu, ' ').trim();
}
