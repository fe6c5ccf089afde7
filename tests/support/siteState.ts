import { readdirSync, readFileSync, statSync } from 'node:fs';
import * as path from 'node:path';
import { type Manifest, parseManifest } from '../../cli/publish/manifest.ts';
import { manifestFile } from '../../cli/publish/manifestHead.ts';
import { createZone } from '../../data/model/time/zone.ts';

/** A built site on the disk: the content of each file, and a stamp that changes whenever the file is written. */
export interface SiteState {
  readonly files: ReadonlyMap<string, { readonly stamp: string; readonly content: string }>;
  readonly manifest: Manifest;
}

/** The site in `folder`; files that have not changed since `before` are not read again. */
export function lookAt(folder: string, before?: SiteState): SiteState {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = new Map<string, { stamp: string; content: string }>();
  for (const name of names) {
    const file = path.join(folder, name);
    const stat = statSync(file);
    if (!stat.isFile()) continue;
    // Files are replaced, not rewritten, so a written file has another inode.
    const stamp = `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
    const known = before?.files.get(name);
    files.set(name, known?.stamp === stamp ? known : { stamp, content: readFileSync(file, 'latin1') });
  }
  const manifest = parseManifest(Buffer.from(files.get(manifestFile)?.content ?? '', 'latin1').toString());
  if (!manifest) throw new Error(`There is no manifest in ${folder}`);
  return { files, manifest };
}

/** The files in which two states differ, by their bytes, or by their stamps: by having been written at all. */
export function differences(a: SiteState, b: SiteState, by: 'content' | 'stamp'): string[] {
  const names = new Set([...a.files.keys(), ...b.files.keys()]);
  return [...names].filter((name) => a.files.get(name)?.[by] !== b.files.get(name)?.[by]).sort();
}

/** The paths of pages that came, changed or went from one state to the next. */
export function changedPages(before: SiteState, after: SiteState): string[] {
  const [old, own] = [before.manifest.pages, after.manifest.pages];
  const paths = new Set([...Object.keys(old), ...Object.keys(own)]);
  return [...paths].filter((page) => old[page]?.fingerprint !== own[page]?.fingerprint).sort();
}

/**
 * What a page of a city in `zone` says of itself: its content without the year of the copyright line, the last change, the end
 * of its validity, and the numbers of deals beside filters.
 */
export function ownWords({ files, manifest }: SiteState, page: string, zone: string): string {
  const { file = '', lastModified = null } = manifest.pages[page] ?? {};
  const words = (files.get(file)?.content ?? '')
    .replace(/\u00c2?\u00a9 \d{4}/, '')
    .replaceAll(/<meta name="(?:valid-)?until"[^>]*>/g, '')
    .replaceAll(/ <span>\d+<\/span><\/a><\/li>|"count":\d+/g, '');
  return lastModified === null
    ? words
    : words.replaceAll(createZone(zone).format(Date.parse(lastModified)), '');
}
