import * as path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { expectSystemError, type FileSystem } from '../../files/fileSystem.ts';
import { digest } from '../../files/hash.ts';
import { journalFile } from '../../publish/lastBuild.ts';
import { type Manifest, parseManifest } from '../../publish/manifest.ts';
import { manifestFile } from '../../publish/manifestHead.ts';
import { parseShard, printShard } from '../../publish/shard.ts';
import type { Part } from './part.ts';
import type { PartDisk } from './partDisk.ts';
import { incomplete, unusable } from './partFaults.ts';

/** A folder that shall have a part, and as the reader knows it. */
export interface PartFolder {
  readonly folder: string;
  readonly label: string;
}

const buildOne = 'Build one with "city-deals build --shard I/N --out DIR".';

/** The part in a folder, all of it there; or why there is none (CD505), or not a whole one (CD506). */
export function readPart(fs: FileSystem, disk: PartDisk, place: PartFolder): Part | Diagnostic {
  const { folder, label } = place;
  if (fs.exists(path.join(folder, journalFile))) {
    return incomplete(label, 'The build of this part did not end.');
  }
  const account = `${label}/${manifestFile}`;
  try {
    if (!fs.exists(path.join(folder, manifestFile))) return notThere(fs, place);
    const manifest = parseManifest(textOf(fs.read(path.join(folder, manifestFile))));
    if (!manifest) {
      const problem =
        'The account of the build cannot be read: it is cut off, damaged or of another version.';
      return unusable(account, problem, 'Build the part again, or fetch it again.');
    }
    if (manifest.shard === undefined) {
      const problem = 'The folder has a whole site, and not a part of one.';
      return unusable(label, problem, `It needs no joining. ${buildOne}`);
    }
    const shard = parseShard(manifest.shard);
    const { plan } = manifest;
    if (!shard || plan === undefined) {
      const problem = 'The account of the build does not say of which site this is a part.';
      return unusable(account, problem, 'Another version of the program built the part: build it again.');
    }
    const part = { folder, label, shard, plan, manifest };
    return damage(fs, disk, part) ?? part;
  } catch (error) {
    const { code, path: refused = folder } = expectSystemError(error);
    const failed = path.relative(folder, refused);
    const hint = 'Mend the cause, and then do this again.';
    return unusable(`${label}/${failed}`, `The part cannot be read (${code}).`, hint);
  }
}

function notThere(fs: FileSystem, { folder, label }: PartFolder): Diagnostic {
  if (!fs.exists(folder)) return unusable(label, 'There is no such folder.', buildOne);
  const below = fs.list(folder).filter((file) => file.endsWith(`/${manifestFile}`));
  const [first, another] = below.map((file) => `${label}/${path.posix.dirname(file)}`);
  const hint = !first
    ? buildOne
    : another
      ? `Name each part in it, such as ${first} ${another}.`
      : `Did you mean ${first}?`;
  return unusable(label, 'There is no part of a site in this folder.', hint);
}

/** What is not as the manifest says: files that are missing, cut off, or not the text that was written. */
function damage(fs: FileSystem, disk: PartDisk, { folder, label, shard, manifest }: Part): Diagnostic | null {
  const isWhole = ({ file, bytes, hash }: ListedFile) => {
    const place = path.join(folder, file);
    if (disk.sizeOf(place) !== bytes) return false;
    return hash === '' || digest(fs.read(place)) === hash;
  };
  const damaged = filesOf(manifest).filter((listed) => !isWhole(listed));
  const [first] = damaged;
  if (!first) return null;
  const size = disk.sizeOf(path.join(folder, first.file));
  const what =
    size === null
      ? 'is missing'
      : size === first.bytes
        ? 'is not what the build wrote'
        : `has ${size} bytes instead of ${first.bytes}`;
  const more = damaged.length - 1;
  const others = more === 0 ? '' : ` So it is with ${more} more ${more === 1 ? 'file' : 'files'}.`;
  return incomplete(`${label}/${first.file}`, `This file of part ${printShard(shard)} ${what}.${others}`);
}

interface ListedFile {
  readonly file: string;
  readonly bytes: number;
  /** Of the content; empty where only the size is known. */
  readonly hash: string;
}

const filesOf = ({ pages, files }: Manifest): ListedFile[] => [
  ...Object.values(pages).map(({ file, bytes }) => ({ file, bytes, hash: '' })),
  ...Object.entries(files).map(([file, { bytes, hash }]) => ({ file, bytes, hash })),
];

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');
