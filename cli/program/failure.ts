import { countErrors, type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnosticsJson, type TextOf } from '../diagnostics/printDiagnostic.ts';
import type { Deps, ExitCode } from './deps.ts';

/** Why a command ends without its result. */
export interface Failure {
  readonly diagnostics: readonly Diagnostic[];
  /** For code frames. */
  readonly textOf?: TextOf | undefined;
  /** What the failure means for the reader's files, such as "Nothing was changed"; printed before the count. */
  readonly consequence?: string;
}

/** Printed when the program crashes, before the error. */
export const crashNotice =
  'city-deals crashed. This is a bug in city-deals; please report it with the text below.';

/** A failure before anything was written. */
export const untouched = (diagnostics: readonly Diagnostic[], textOf?: TextOf): Failure => ({
  diagnostics,
  textOf,
  consequence: 'Nothing was changed',
});

/** There is no built site in the folder `out`, as typed (CD102). */
export const siteNotBuilt = (out: string): Diagnostic =>
  diagnostic({
    code: 'CD102',
    file: `${out}/index.html`,
    problem: 'There is no site in this folder.',
    hint: 'Run "city-deals build" first, or name the folder with --out DIR.',
  });

/**
 * Reports why a command failed, and returns its exit code. With `json` the diagnostics are also the command's result on
 * standard output; an object adds its fields to them.
 */
export function reportFailure(
  { report, print }: Pick<Deps, 'report' | 'print'>,
  { diagnostics: items, textOf, consequence }: Failure,
  json: boolean | Readonly<Record<string, unknown>> = false,
): ExitCode {
  report({ type: 'diagnostics', items, textOf });
  report({
    type: 'note',
    text: `${consequence === undefined ? '' : `${consequence}: `}${countErrors(items)}.`,
  });
  if (json) print(JSON.stringify({ ...diagnosticsJson(items), ...(json === true ? {} : json) }));
  return 1;
}
