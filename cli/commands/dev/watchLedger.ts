import { statSync } from 'node:fs';
import * as path from 'node:path';
import { z } from 'zod';
import { siteSchema } from '../../../data/schema/site.ts';
import { clickLedgerPath } from '../../content/clickLedger.ts';
import type { FileSystem } from '../../files/fileSystem.ts';

/** The ledger of clicks of a content folder, watched until `close`. */
export interface LedgerWatcher {
  /** The file; absolute. */
  file(): string;
  /** Follows `site.json` when it names another file. */
  refresh(): void;
  close(): void;
}

const checkMs = 200;

/**
 * Calls back when the ledger of clicks is written, added or removed. It is a single file in a folder that may hold much
 * else, so its state is compared from time to time instead of watching the folder.
 */
export function watchLedger(
  fs: FileSystem,
  content: string,
  onChange: (file: string) => void,
): LedgerWatcher {
  let file = ledgerOf(fs, content);
  let mark = markOf(file);
  const check = setInterval(() => {
    const found = markOf(file);
    if (found === mark) return;
    mark = found;
    onChange(file);
  }, checkMs);
  return {
    file: () => file,
    refresh() {
      const named = ledgerOf(fs, content);
      if (named === file) return;
      file = named;
      mark = markOf(file);
    },
    close: () => clearInterval(check),
  };
}

/** Differs for each state of a file; empty if there is none. */
function markOf(file: string): string {
  try {
    const { ino, size, ctimeMs } = statSync(file);
    return `${ino} ${size} ${ctimeMs}`;
  } catch {
    return '';
  }
}

const ledgerSetting = z.object({ clicks: siteSchema.shape.clicks });

/** The ledger that `site.json`, or one of its parts, names; the default one while it is invalid. */
function ledgerOf(fs: FileSystem, content: string): string {
  const folder = path.join(content, 'site');
  const parts = fs.exists(folder) ? fs.list(folder).map((file) => path.join(folder, file)) : [];
  const named = [path.join(content, 'site.json'), ...parts].map((file) => settingIn(fs, file));
  const setting = named.find(({ clicks }) => clicks !== undefined) ?? {};
  return path.join(content, clickLedgerPath(setting, content));
}

function settingIn(fs: FileSystem, file: string): z.infer<typeof ledgerSetting> {
  try {
    return ledgerSetting.parse(JSON.parse(fs.readText(file)));
  } catch {
    // The build reports what is wrong with it.
    return {};
  }
}
