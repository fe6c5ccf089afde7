import * as path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { type FileSystem, systemErrorCode } from '../../files/fileSystem.ts';
import { type NotifiedState, notifiedFile, parseNotified, printNotified } from './notifiedState.ts';
import { notRemembered, unusableRecord } from './notifyFaults.ts';

/** What search engines were told of the site in `out`; `null` where nothing, or why that is not known (CD602). */
export function readNotified(fs: FileSystem, out: string, label: string): NotifiedState | null | Diagnostic {
  const file = path.join(out, notifiedFile);
  const name = `${label}/${notifiedFile}`;
  if (!fs.exists(file)) return null;
  try {
    const state = parseNotified(fs.readText(file));
    return state ?? unusableRecord(name, 'is damaged, or of another version');
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    return unusableRecord(name, `cannot be read (${code})`);
  }
}

/** Remembers what search engines were told; returns what kept it from that (CD607). */
export function writeNotified(
  fs: FileSystem,
  out: string,
  label: string,
  state: NotifiedState,
): Diagnostic | null {
  try {
    const file = path.join(out, notifiedFile);
    const text = printNotified(state);
    if (!fs.exists(file) || fs.readText(file) !== text) fs.write(file, text);
    return null;
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    return notRemembered(`${label}/${notifiedFile}`, code);
  }
}
