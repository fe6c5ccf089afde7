/** A key of a new entry that somebody has yet to look at. */
export interface Placeholder {
  readonly key: string;
  /** From 1. */
  readonly line: number;
}

/** Something new in the content. */
export interface NewEntry {
  readonly kind: 'deal' | 'landing-page';
  readonly slug: string;
  /** The path of its page. */
  readonly path: string;
  /** As the reader would type it. */
  readonly file: string;
  /** Where in the file it begins, from 1. */
  readonly line: number;
  /** Whether the file is new too. */
  readonly isNewFile: boolean;
  readonly placeholders: readonly Placeholder[];
  readonly entry: Readonly<Record<string, unknown>>;
}

/** What `new` did, or would do in a dry run. */
export interface NewReport {
  readonly dryRun: boolean;
  readonly content: string;
  /** One, or several landing pages that lead on to each other. */
  readonly entries: readonly NewEntry[];
}
