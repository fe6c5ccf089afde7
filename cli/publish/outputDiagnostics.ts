import * as path from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';

/** The output folder, or the lock in it, was removed during the build (CD501). */
export const removedDuringBuild = (out: string) =>
  diagnostic({
    code: 'CD501',
    file: out,
    problem: 'The output folder, or the lock in it, was removed during the build.',
    hint: 'Build again. The next build completes this one.',
  });

const meanings: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOTDIR: 'part of the path is a file',
  EEXIST: 'the path is a file',
  ENOENT: 'something was removed during the build',
  EISDIR: 'a folder has the name of a file',
};

/** The system error `code` while writing (CD501); `out` is the folder as the user typed it. */
export function notWritable(code: string, out: string, cwd: string, error: unknown): Diagnostic {
  const { path: failedPath } = error as NodeJS.ErrnoException;
  const place = failedPath === undefined ? '' : `, ${path.relative(cwd, failedPath)}`;
  return diagnostic({
    code: 'CD501',
    file: out,
    problem: `The output folder could not be written: ${meanings[code] ?? 'a system error'} (${code}${place}).`,
    hint: ['EEXIST', 'ENOTDIR'].includes(code)
      ? 'Remove the file, or name another folder with --out DIR.'
      : 'Fix the problem above and build again. The next build completes this one.',
  });
}

const contains = (outer: string, inner: string) => !/^\.\.(?:[\\/]|$)/.test(path.relative(outer, inner));

/** The folders that no output may replace. */
interface OwnFolders {
  readonly cwd: string;
  readonly home: string;
}

/**
 * Why a build into `out` could overwrite what is not a site (CD503); `null` if it cannot. `out` and `content` are real
 * paths, `label` is the output folder as the user typed it.
 */
export function unsafeOutput(
  out: string,
  content: string,
  own: OwnFolders,
  label: string,
): Diagnostic | null {
  if (contains(out, content)) return unsafe(label, 'contains the content');
  if (contains(content, out)) return unsafe(label, 'is inside the content folder');
  return unsafeForOwnFolders(out, own, label);
}

/** The same for a site that is merged from the folders `parts`. */
export function unsafeForParts(
  out: string,
  parts: readonly string[],
  own: OwnFolders,
  label: string,
): Diagnostic | null {
  if (parts.includes(out)) return unsafe(label, 'is one of the parts');
  if (parts.some((part) => contains(out, part))) return unsafe(label, 'contains a part');
  if (parts.some((part) => contains(part, out))) return unsafe(label, 'is inside a part');
  return unsafeForOwnFolders(out, own, label);
}

function unsafeForOwnFolders(out: string, { cwd, home }: OwnFolders, label: string): Diagnostic | null {
  if (contains(out, cwd)) return unsafe(label, 'is the working folder, or contains it');
  return contains(out, home) ? unsafe(label, 'is the home folder, or contains it') : null;
}

const unsafe = (label: string, why: string) =>
  diagnostic({
    code: 'CD503',
    file: label,
    problem: `The output folder ${why}.`,
    expected: 'a folder for the output alone, such as "dist"',
    hint: 'Name it with --out DIR.',
  });
