import * as path from 'node:path';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';

/** The folder, or the lock in it, went away while it was written to (CD501). */
export const removedMeanwhile = (out: string) =>
  diagnostic({
    code: 'CD501',
    file: out,
    problem: 'The output folder, or the lock in it, was removed while the build was writing.',
    hint: 'Build again: the next build completes what this one began.',
  });

const meanings: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk can only be read',
  EACCES: 'writing is not allowed here',
  EPERM: 'writing is not allowed here',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'the path is a file',
  ENOENT: 'something was removed meanwhile',
  EISDIR: 'a folder stands where a file has to be',
};

/** The system refused with `code` to write (CD501); `out` as the reader knows it. */
export function notWritable(code: string, out: string, cwd: string, error: unknown): Diagnostic {
  const { path: failed } = error as NodeJS.ErrnoException;
  const place = failed === undefined ? '' : `, ${path.relative(cwd, failed)}`;
  return diagnostic({
    code: 'CD501',
    file: out,
    problem: `The output folder could not be written: ${meanings[code] ?? 'the system refused'} (${code}${place}).`,
    hint: ['EEXIST', 'ENOTDIR'].includes(code)
      ? 'Remove the file, or name another folder with --out DIR.'
      : 'Mend the cause and build again: the next build completes what this one began.',
  });
}

const holds = (outer: string, inner: string) => !/^\.\.(?:[\\/]|$)/.test(path.relative(outer, inner));

/** Why a build could overwrite what it is made from (CD503); real paths, `label` as the reader knows the folder. */
export function unsafeOutput(out: string, content: string, cwd: string, label: string): Diagnostic | null {
  if (holds(out, content)) return unsafe(label, 'has the content in it');
  if (holds(content, out)) return unsafe(label, 'is inside the content folder');
  return workplace(out, cwd, label);
}

/** The same for a site that is put together from the folders `parts`. */
export function unsafeForParts(
  out: string,
  parts: readonly string[],
  cwd: string,
  label: string,
): Diagnostic | null {
  if (parts.includes(out)) return unsafe(label, 'is one of the parts');
  if (parts.some((part) => holds(out, part))) return unsafe(label, 'has a part in it');
  if (parts.some((part) => holds(part, out))) return unsafe(label, 'is inside a part');
  return workplace(out, cwd, label);
}

const workplace = (out: string, cwd: string, label: string) =>
  holds(out, cwd) ? unsafe(label, 'is the folder in which you work, or holds it') : null;

const unsafe = (label: string, why: string) =>
  diagnostic({
    code: 'CD503',
    file: label,
    problem: `The output folder ${why}.`,
    expected: 'a folder for the output alone, such as "dist"',
    hint: 'Name it with --out DIR.',
  });
