import * as path from 'node:path';
import { diagnostic } from '../../diagnostics/diagnostic.ts';
import { type FileSystem, systemErrorCode } from '../../files/fileSystem.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { reportFailure } from '../../program/failure.ts';

/** A file to write, as typed and with its text, and what to say of it. */
export interface PlannedFile {
  readonly file: string;
  readonly text: string;
  readonly about: string;
}

/** Writes the files that differ; or with `check` only names them, with the exit code 1 if there are any. */
export function writeOrCheck(deps: Deps, files: readonly PlannedFile[], check: boolean): ExitCode {
  const { fs, cwd, print, report } = deps;
  const stale = files.filter(({ file, text }) => readTextIfAny(fs, path.resolve(cwd, file)) !== text);
  if (check) {
    for (const { file } of stale) print(`${file}  is out of date`);
    const isFine = stale.length === 0;
    const advice = 'Run the command without --check to write what is out of date.';
    report({ type: 'note', text: isFine ? 'Everything is up to date.' : advice });
    return isFine ? 0 : 1;
  }
  for (const { file, text } of stale) {
    try {
      fs.write(fs.realPath(path.resolve(cwd, file)), text);
    } catch (error) {
      const code = systemErrorCode(error);
      if (code === null) throw error;
      return reportFailure(deps, { diagnostics: [notWritable(file, code)] });
    }
  }
  for (const { file, about } of files) print(`${file}  ${about}`);
  return 0;
}

const notWritable = (file: string, code: string) =>
  diagnostic({
    code: 'CD501',
    file,
    problem: `The file could not be written (${code}).`,
    hint: 'Fix the problem above, or name another folder with --out DIR, and run the command again.',
  });

/** The text of a file; `null` if it is not there or cannot be read. */
export function readTextIfAny(fs: FileSystem, file: string): string | null {
  try {
    return fs.readText(file);
  } catch (error) {
    if (systemErrorCode(error) === null) throw error;
    return null;
  }
}
