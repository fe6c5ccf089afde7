import * as path from 'node:path';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { expectSystemError, type FileSystem } from '../../files/fileSystem.ts';
import { manifestFile, parseManifestHead } from '../../publish/manifestHead.ts';
import { printShard, type Shard } from '../../publish/shard.ts';

/**
 * Why `shard` is not to be built into `out`, known to the reader as `label`: another part is there, or a whole site, and
 * its pages would be removed (CD504). `null` where there is neither.
 */
export function otherSiteIn(fs: FileSystem, out: string, label: string, shard: Shard): Diagnostic | null {
  const head = parseManifestHead(textOf(fs, path.join(out, manifestFile)));
  if (head === null || head.shard === printShard(shard)) return null;
  const there = head.shard === null ? 'a whole site' : `part ${head.shard} of a site`;
  return diagnostic({
    code: 'CD504',
    file: label,
    problem: `The folder holds ${there}. Part ${printShard(shard)} would take the place of its pages.`,
    expected: 'a folder for each part',
    hint: `Name another one, such as --out parts/${shard.index}; or remove this one. "city-deals merge" joins the parts.`,
  });
}

function textOf(fs: FileSystem, file: string): string {
  try {
    return fs.exists(file) ? fs.readText(file) : '';
  } catch (error) {
    expectSystemError(error);
    return '';
  }
}
