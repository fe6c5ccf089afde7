import * as path from 'node:path';
import type { FileSystem } from '../../files/fileSystem.ts';
import type { LoadedMap } from './loadMap.ts';
import type { RejectedRows } from './sync/collectRows.ts';

/**
 * Writes the rejected rows of a feed beside its map, or removes the file if there are none; a file that would not change is
 * left alone. Returns the file as the reader knows it.
 */
export function writeQuarantine(
  fs: FileSystem,
  { feed, file, name }: LoadedMap,
  rows: number,
  { list, reasons, count }: RejectedRows,
): string | null {
  const quarantine = rejectedFileOf(file);
  if (count === 0) {
    if (fs.exists(quarantine)) fs.remove(quarantine, path.dirname(quarantine));
    return null;
  }
  const sorted = [...list].sort((a, b) => a.line - b.line);
  const counts = Object.fromEntries([...reasons].sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${JSON.stringify({ feed, rows, rejected: count, reasons: counts, list: sorted }, null, 2)}\n`;
  if (!fs.exists(quarantine) || fs.readText(quarantine) !== text) fs.write(quarantine, text);
  return rejectedFileOf(name);
}

const rejectedFileOf = (map: string) => map.replace(/(?:\.json)?$/, '.rejected.json');
