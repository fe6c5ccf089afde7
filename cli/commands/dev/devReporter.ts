import * as path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { TextOf } from '../../diagnostics/printDiagnostic.ts';
import type { Deps } from '../../program/deps.ts';
import { isServerFile } from './change.ts';
import { countProblems, printProblem } from './devProblem.ts';
import type { SiteUpdate } from './siteUpdater.ts';

/** How many of the changed files are named. */
const filesNamed = 2;

export interface DevReporterOptions extends Pick<Deps, 'cwd' | 'report'> {
  /** The folder of the program's sources. */
  readonly sources: string;
  readonly textOf: TextOf;
}

/** A function that reports an update of `ms` milliseconds in the terminal: its problems, then one line of summary. */
export function createDevReporter(options: DevReporterOptions): (update: SiteUpdate, ms: number) => void {
  const { report, textOf, sources } = options;
  const note = (text: string) => report({ type: 'note', text });
  let lastWarnings = new Set<string>();
  const reportProblems = ({ changes, build, bundling }: SiteUpdate) => {
    const hasBundled = changes.some(({ kind }) => kind === 'style' || kind === 'code');
    for (const problem of hasBundled ? bundling : []) note(`${printProblem(problem)}\n`);
    if (build?.kind === 'invalid') report({ type: 'diagnostics', items: build.diagnostics, textOf });
  };
  const reportNewWarnings = ({ build }: SiteUpdate) => {
    if (build?.kind !== 'built') return;
    const { warnings } = build.summary;
    const items = warnings.filter((item) => !lastWarnings.has(keyOf(item)));
    lastWarnings = new Set(warnings.map(keyOf));
    if (items.length > 0) report({ type: 'diagnostics', items, textOf });
  };
  return (update, ms) => {
    reportProblems(update);
    reportNewWarnings(update);
    const crash = update.build?.kind === 'crash' ? update.problems.at(-1) : undefined;
    if (crash) note(`${printProblem(crash)}\n`);
    note(`${summaryOf(update)} in ${Math.round(ms)} ms${causeOf(update, options)}`);
    if (update.changes.some((change) => 'file' in change && isServerFile(change.file, sources))) {
      note('The code of the development server changed: restart it to use the new code.');
    }
  };
}

const keyOf = (item: Diagnostic) => JSON.stringify(item);

function summaryOf({ build, problems }: SiteUpdate): string {
  const found = countProblems(problems);
  const count = `${found} ${found === 1 ? 'problem' : 'problems'}`;
  if (build?.kind !== 'built') return `${count} found`;
  const { rendered, total, removed } = build.summary.pages;
  const removedPages = removed === 0 ? '' : `, ${removed} removed`;
  const remaining = problems.length === 0 ? '' : ` (${count})`;
  return `${rendered} of ${total} pages built${removedPages}${remaining}`;
}

/** A file relative to the working directory if it is below it, else as it is. */
function nameOf(file: string, cwd: string): string {
  const relative = path.relative(cwd, file);
  return relative.startsWith('..') ? file : relative;
}

function causeOf({ changes }: SiteUpdate, { cwd }: DevReporterOptions): string {
  const files = [...new Set(changes.flatMap((change) => ('file' in change ? nameOf(change.file, cwd) : [])))];
  if (files.length === 0) return changes.some(({ kind }) => kind === 'time') ? ': they were due' : '';
  const more = files.length - filesNamed;
  return `: ${files.slice(0, filesNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
