import type { Manifest } from './manifest.ts';

/** A file that the build wants in the output folder, known by a hash of what will be in it. */
export interface Wanted {
  readonly file: string;
  /** May be made when it is asked for. */
  readonly fingerprint: string;
}

/** Why a file is written. */
export type WriteReason = 'new' | 'changed' | 'missing' | 'interrupted' | 'clean';

/** What to do with the files of the output folder. */
export interface PublishPlan {
  readonly write: readonly { readonly file: string; readonly reason: WriteReason }[];
  readonly keep: readonly string[];
  /** Files that an earlier build made and that nothing wants any more. */
  readonly remove: readonly string[];
}

/** What is known of the output folder before a build. */
export interface OutputState {
  /** The last build's own account; `null` where there is none that can be read. */
  readonly manifest: Manifest | null;
  /** Files that are there, whoever made them. */
  readonly present: ReadonlySet<string>;
  /** Files that an interrupted build may or may not have written: ours, with unknown content. */
  readonly uncertain: ReadonlySet<string>;
}

/** Compares what is wanted with what is there. `clean` trusts nothing and writes all. */
export function planPublish(wanted: readonly Wanted[], state: OutputState, clean: boolean): PublishPlan {
  const known = fingerprintsOf(state.manifest);
  const wantedFiles = new Set(wanted.map(({ file }) => file));
  const write: { file: string; reason: WriteReason }[] = [];
  const keep: string[] = [];
  for (const one of wanted) {
    const reason = clean ? 'clean' : reasonToWrite(one, known, state);
    if (reason) write.push({ file: one.file, reason });
    else keep.push(one.file);
  }
  const ours = new Set([...known.keys(), ...state.uncertain]);
  const remove = [...ours].filter((file) => !wantedFiles.has(file) && state.present.has(file)).sort();
  return { write, keep, remove };
}

function reasonToWrite(
  wanted: Wanted,
  known: ReadonlyMap<string, string>,
  { present, uncertain }: OutputState,
): WriteReason | null {
  const { file } = wanted;
  if (uncertain.has(file)) return 'interrupted';
  const before = known.get(file);
  if (before === undefined) return 'new';
  if (before !== wanted.fingerprint) return 'changed';
  return present.has(file) ? null : 'missing';
}

function fingerprintsOf(manifest: Manifest | null): Map<string, string> {
  const known = new Map<string, string>();
  if (!manifest) return known;
  for (const { file, fingerprint } of Object.values(manifest.pages)) known.set(file, fingerprint);
  for (const [file, { hash }] of Object.entries(manifest.files)) known.set(file, hash);
  return known;
}
