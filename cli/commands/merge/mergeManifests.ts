import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Manifest } from '../../publish/manifest.ts';
import { planHash } from '../../publish/manifest.ts';
import type { MergedSite, Part } from './part.ts';
import { different } from './partFaults.ts';

/**
 * The one site that `parts` make, which `compareParts` found to belong together; or why they contradict each other
 * (CD507).
 */
export function mergeManifests(parts: readonly Part[]): MergedSite | Diagnostic {
  const [first] = parts;
  if (!first) throw new Error('There are no parts to join');
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
      const known = files[file];
      const owner = owners.get(file);
      const isSame = known?.hash === entry.hash && known.bytes === entry.bytes;
      if (owner && !isSame) return contradiction(part, owner, file);
      files[file] = entry;
      if (!owner) owners.set(file, part);
    }
  }
  if (planHash({ pages, files }) !== first.plan) return notTheWhole(first);
  const { version, engine, builtAt, nextDue } = first.manifest;
  return {
    manifest: { version, engine, builtAt, nextDue, pages, files },
    folderOf: new Map([...owners].map(([file, { folder }]) => [file, folder])),
  };
}

const contradiction = (part: Part, owner: Part, file: string) =>
  different(
    part,
    `This part and ${owner.label} both have ${file}, and it is not the same.`,
    'Build all parts on machines of the same kind, with the same installed packages.',
  );

const notTheWhole = (part: Part) =>
  different(
    part,
    'Together the parts do not have what the whole site is to have.',
    'Something changed their manifests: build all parts again.',
  );
