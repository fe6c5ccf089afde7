import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type Manifest, planHash } from '../../publish/manifest.ts';
import { partMismatch } from './compareParts.ts';
import type { Part } from './readPart.ts';

/** The site that the parts form together: its manifest, and where each of its files is. */
export interface MergedSite {
  readonly manifest: Manifest;
  /** The folder that has a file, by the file's path in the site. */
  readonly folderOf: ReadonlyMap<string, string>;
}

/** The site of `parts`, in which `compareParts` found no problem; or why they contradict each other (CD507). */
export function mergeManifests(parts: readonly Part[]): MergedSite | Diagnostic {
  const [first] = parts;
  if (!first) throw new Error('There are no parts to merge');
  const pages: Manifest['pages'] = {};
  const files: Manifest['files'] = {};
  const owners = new Map<string, Part>();
  for (const part of parts) {
    for (const [page, entry] of Object.entries(part.manifest.pages)) {
      const owner = owners.get(entry.file);
      if (owner) return contradiction(part, owner, entry.file);
      pages[page] = entry;
      owners.set(entry.file, part);
    }
    for (const [file, entry] of Object.entries(part.manifest.files)) {
      const owner = owners.get(file);
      const ownerEntry = files[file];
      const isSame =
        ownerEntry?.hash === entry.hash &&
        ownerEntry.bytes === entry.bytes &&
        ownerEntry.checksum === entry.checksum;
      if (owner && !isSame) return contradiction(part, owner, file);
      files[file] = entry;
      if (!owner) owners.set(file, part);
    }
  }
  if (planHash({ pages, files }) !== first.plan) return incompleteSite(first);
  const { version, engine, builtAt, nextDue } = first.manifest;
  return {
    manifest: { version, engine, builtAt, nextDue, pages, files },
    folderOf: new Map([...owners].map(([file, { folder }]) => [file, folder])),
  };
}

const contradiction = (part: Part, owner: Part, file: string) =>
  partMismatch(
    part,
    `This part and ${owner.label} have different versions of ${file}.`,
    'Build all parts on machines of the same kind, with the same installed packages.',
  );

const incompleteSite = (part: Part) =>
  partMismatch(
    part,
    'Together the parts do not have all pages and files of the site.',
    'Their manifests were changed. Build all parts again.',
  );
