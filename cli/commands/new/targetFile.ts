import * as path from 'node:path';
import { show } from '../../diagnostics/zodIssues.ts';
import { UsageError } from '../../program/usageError.ts';
import { slugOf } from './slugOf.ts';

const dealsFile = /^deals\/[A-Za-z0-9][A-Za-z0-9 ._-]*\.json$/;

/**
 * The file of deals that `into` names, relative to the content folder: a path in that folder, or one from where the
 * command was typed, as shells complete it. Throws UsageError for any other file.
 */
export function dealsFileOf(into: string, folder: string, cwd: string): string {
  const files = [path.resolve(cwd, into), path.resolve(folder, into)].map((file) =>
    path.relative(folder, file).split(path.sep).join('/'),
  );
  const found = files.find((file) => dealsFile.test(file));
  if (found !== undefined) return found;
  const name = slugOf(path.basename(into, '.json')) || 'wellness';
  throw new UsageError(
    `${show(into)} is no file of deals.`,
    `Deals are in JSON files in the folder "deals" of the content, such as: --into deals/${name}.json`,
  );
}
