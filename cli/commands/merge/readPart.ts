import * as path from 'node:path';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { expectSystemError, type FileSystem } from '../../files/fileSystem.ts';
import { isAsWritten, type ManifestFile, manifestFiles } from '../../publish/intactFiles.ts';
import { journalFile } from '../../publish/lastBuild.ts';
import { type Manifest, parseManifest } from '../../publish/manifest.ts';
import { manifestFile } from '../../publish/manifestHead.ts';
import { parseShard, printShard, type Shard } from '../../publish/shard.ts';
import type { PartDisk } from './partDisk.ts';

/** A folder in which a part is expected. */
export interface PartFolder {
  readonly folder: string;
  /** The folder as typed. */
  readonly label: string;
}

/** The output of one build with `--shard`. */
export interface Part extends PartFolder {
  readonly shard: Shard;
  /** The hash of the plan of the whole site. */
  readonly plan: string;
  readonly manifest: Manifest;
}

const buildHint = 'Build one with "city-deals build --shard I/N --out DIR".';

/** The part in a folder; or why there is none (CD505), or only an incomplete one (CD506). */
export function readPart(fs: FileSystem, disk: PartDisk, partFolder: PartFolder): Part | Diagnostic {
  const { folder, label } = partFolder;
  if (fs.exists(path.join(folder, journalFile))) {
    return incompletePart(label, 'The build of this part did not finish.');
  }
  try {
    if (!fs.exists(path.join(folder, manifestFile))) return noPart(fs, partFolder);
    const part = parsePart(fs.readText(path.join(folder, manifestFile)), partFolder);
    return 'code' in part ? part : (damage(fs, disk, part) ?? part);
  } catch (error) {
    const { code, path: failedPath = folder } = expectSystemError(error);
    const file = `${label}/${path.relative(folder, failedPath)}`;
    return unusablePart(
      file,
      `The part cannot be read (${code}).`,
      'Fix the problem and run the command again.',
    );
  }
}

function parsePart(manifestText: string, { folder, label }: PartFolder): Part | Diagnostic {
  const manifest = parseManifest(manifestText);
  if (!manifest) {
    const problem = 'The manifest of this part is cut off, damaged or of another version.';
    return unusablePart(`${label}/${manifestFile}`, problem, 'Build or download the part again.');
  }
  if (manifest.shard === undefined) {
    const problem = 'The folder has a whole site, not a part of one.';
    return unusablePart(label, problem, `A whole site needs no merge. ${buildHint}`);
  }
  const shard = parseShard(manifest.shard);
  const { plan } = manifest;
  if (!shard || plan === undefined) {
    const problem = 'The manifest does not name the site that this is a part of.';
    const hint = 'Another version of city-deals built the part: build it again.';
    return unusablePart(`${label}/${manifestFile}`, problem, hint);
  }
  return { folder, label, shard, plan, manifest };
}

function noPart(fs: FileSystem, { folder, label }: PartFolder): Diagnostic {
  if (!fs.exists(folder)) return unusablePart(label, 'There is no such folder.', buildHint);
  const below = fs.list(folder).filter((file) => file.endsWith(`/${manifestFile}`));
  const [first, second] = below.map((file) => `${label}/${path.posix.dirname(file)}`);
  const severalHint = second ? `Name each part in it, such as ${first} ${second}.` : `Did you mean ${first}?`;
  return unusablePart(label, 'There is no part of a site in this folder.', first ? severalHint : buildHint);
}

/** The first file that differs from the manifest (CD506): missing, cut off, or changed. */
function damage(fs: FileSystem, disk: PartDisk, { folder, label, shard, manifest }: Part): Diagnostic | null {
  const isWhole = ([file, entry]: ListedFile) => {
    const filePath = path.join(folder, file);
    return disk.sizeOf(filePath) === entry.bytes && isAsWritten(fs.read(filePath), entry);
  };
  const damaged = [...manifestFiles(manifest)].filter((listed) => !isWhole(listed));
  const [first] = damaged;
  if (!first) return null;
  const [file, { bytes }] = first;
  const size = disk.sizeOf(path.join(folder, file));
  const more = damaged.length - 1;
  const others = more === 0 ? '' : ` ${more} more ${more === 1 ? 'file is' : 'files are'} damaged too.`;
  return incompletePart(
    `${label}/${file}`,
    `This file of part ${printShard(shard)} is damaged: ${damageInWords(size, bytes)}.${others}`,
  );
}

function damageInWords(size: number | null, expected: number): string {
  if (size === null) return 'it is missing';
  return size === expected ? 'it is not what the build wrote' : `it has ${size} bytes instead of ${expected}`;
}

type ListedFile = readonly [file: string, entry: ManifestFile];

const unusablePart = (file: string, problem: string, hint: string) =>
  diagnostic({ code: 'CD505', file, problem, hint });

const incompletePart = (file: string, problem: string) =>
  diagnostic({ code: 'CD506', file, problem, hint: 'Build or download the part again.' });
