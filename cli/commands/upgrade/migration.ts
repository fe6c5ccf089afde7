import type { Edit, Node } from 'jsonc-parser';

/** The texts of the JSON files of a content folder, by their paths. */
export type JsonTexts = ReadonlyMap<string, string>;

/** A JSON file of the content. */
export interface MigratedFile {
  /** Relative to the content folder. */
  readonly path: string;
  readonly text: string;
  readonly root: Node;
}

/** A change of all content from the form of one version to that of the next. */
export interface Migration {
  /** Permanent: reports and documentation name it. */
  readonly name: string;
  /** It is for content of the version before this one. */
  readonly to: number;
  /** What it does and why nothing is lost, as a sentence. */
  readonly about: string;
  /** The changes of a file, none of which overlap; what needs none stays as it is, byte for byte. */
  readonly edits: (file: MigratedFile) => readonly Edit[];
}
