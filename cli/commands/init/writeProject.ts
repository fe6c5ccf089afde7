import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { expectSystemError } from '../../files/fileSystem.ts';
import { UsageError } from '../../program/usageError.ts';

/** What a new repository may have already; none of it is written. */
const mayExist = /^(?:\.git|\.DS_Store|LICENSE(?:\.\w+)?)$/i;

const mostNames = 5;

/** Throws a usage error unless `folder` is new or empty, so that nothing can be overwritten. `label` is the folder as typed. */
export function refuseUsedFolder(folder: string, label: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) {
    throw new UsageError(`${label} is a file.`, 'Name a new folder, such as: city-deals init my-city');
  }
  const names = readdirSync(folder)
    .filter((name) => !mayExist.test(name))
    .sort();
  if (names.length === 0) return;
  const others = names.length - mostNames;
  const listed = names.slice(0, mostNames).join(', ') + (others > 0 ? ` and ${others} more` : '');
  throw new UsageError(
    `The folder ${label} is not empty: ${listed}.`,
    'init never overwrites a file. Name a new folder, such as: city-deals init my-city',
  );
}

/**
 * Writes all `files` into `folder`, or none: what was written is removed if one cannot be (CD705). A file that has appeared in
 * the meantime is such an error.
 */
export function writeProject(
  folder: string,
  label: string,
  files: ReadonlyMap<string, string>,
): Diagnostic | null {
  const created: string[] = [];
  for (const [file, content] of files) {
    const target = path.join(folder, file);
    try {
      const first = mkdirSync(path.dirname(target), { recursive: true });
      if (first !== undefined) created.push(first);
      writeFileSync(target, content, { flag: 'wx' });
      created.push(target);
    } catch (error) {
      const { code } = expectSystemError(error);
      for (const made of created.reverse()) rmSync(made, { recursive: true, force: true });
      return diagnostic({
        code: 'CD705',
        file: path.posix.join(label, file),
        problem: `The file could not be written (${code}).`,
        hint: 'Fix the problem above and run the command again. Nothing is left of this run.',
      });
    }
  }
  return null;
}
