import type { Manifest } from './manifest.ts';
import type { OutputFile } from './outputFiles.ts';

/** Why a file is written. */
export type WriteReason = 'new' | 'changed' | 'missing' | 'altered' | 'interrupted' | 'clean';

/** What to do with the files of the output folder. */
export interface PublishPlan {
  readonly write: readonly { readonly file: string; readonly reason: WriteReason }[];
  readonly keep: readonly string[];
  /** Files of an earlier build that are not part of the site now. */
  readonly remove: readonly string[];
}

/** The output folder before a build. */
export interface OutputState {
  /** Written by the last build; `null` if there is none that can be read. */
  readonly manifest: Manifest | null;
  /** Files that exist, whoever created them. */
  readonly present: ReadonlySet<string>;
  /** Files that an interrupted build may have written: they belong to the site, but their content is unknown. */
  readonly uncertain: ReadonlySet<string>;
  /** Whether a file that is present is as the last build has written it, and nobody has altered it. */
  readonly isIntact: (file: string) => boolean;
}

/** Compares the files that a build wants with those that exist. `clean` writes all files again. */
export function planPublish(wanted: readonly OutputFile[], state: OutputState, clean: boolean): PublishPlan {
  const fingerprints = fingerprintsOf(state.manifest);
  const wantedFiles = new Set(wanted.map(({ file }) => file));
  const write: { file: string; reason: WriteReason }[] = [];
  const keep: string[] = [];
  for (const output of wanted) {
    const reason = clean ? 'clean' : reasonToWrite(output, fingerprints, state);
    if (reason) write.push({ file: output.file, reason });
    else keep.push(output.file);
  }
  const ownFiles = new Set([...fingerprints.keys(), ...state.uncertain]);
  const remove = [...ownFiles].filter((file) => !wantedFiles.has(file) && state.present.has(file)).sort();
  return { write, keep, remove };
}

function reasonToWrite(
  output: OutputFile,
  fingerprints: ReadonlyMap<string, string>,
  { present, uncertain, isIntact }: OutputState,
): WriteReason | null {
  const { file } = output;
  if (uncertain.has(file)) return 'interrupted';
  const before = fingerprints.get(file);
  if (before === undefined) return 'new';
  if (before !== output.fingerprint()) return 'changed';
  if (!present.has(file)) return 'missing';
  return isIntact(file) ? null : 'altered';
}

function fingerprintsOf(manifest: Manifest | null): Map<string, string> {
  const fingerprints = new Map<string, string>();
  if (!manifest) return fingerprints;
  for (const { file, fingerprint } of Object.values(manifest.pages)) fingerprints.set(file, fingerprint);
  for (const [file, { hash }] of Object.entries(manifest.files)) fingerprints.set(file, hash);
  return fingerprints;
}
