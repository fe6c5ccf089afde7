import * as path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Deps } from '../../program/deps.ts';
import { isServerFile } from './change.ts';
import type { TextAt } from './crash.ts';
import { printProblem } from './devProblem.ts';
import type { SiteUpdate } from './siteUpdater.ts';

const filesNamed = 2;

/** What the narrator needs to know: where files are named from, and where the program's sources are. */
export interface DevReporterOptions extends Pick<Deps, 'cwd' | 'report'> {
  readonly sources: string;
  readonly textAt: TextAt;
}

/** A function that tells the terminal what a turn of `ms` milliseconds came to: what is at fault, then one line. */
export function createDevReporter(parts: DevReporterOptions): (turn: SiteUpdate, ms: number) => void {
  const { report, textAt, sources } = parts;
  let warned = new Set<string>();
  const tellFaults = ({ changes, result, bundling }: SiteUpdate) => {
    const isBundled = changes.some(({ kind }) => kind === 'style' || kind === 'code');
    for (const fault of isBundled ? bundling : []) report({ type: 'note', text: `${printProblem(fault)}\n` });
    if (result?.kind === 'faults') report({ type: 'diagnostics', items: result.items, textOf: textAt });
  };
  const tellWarnings = ({ result }: SiteUpdate) => {
    if (result?.kind !== 'built') return;
    const { warnings } = result.summary;
    const items = warnings.filter((item) => !warned.has(keyOf(item)));
    warned = new Set(warnings.map(keyOf));
    if (items.length > 0) report({ type: 'diagnostics', items, textOf: textAt });
  };
  return (turn, ms) => {
    tellFaults(turn);
    tellWarnings(turn);
    const crash = turn.result?.kind === 'crash' ? turn.faults.at(-1) : undefined;
    if (crash) report({ type: 'note', text: `${printProblem(crash)}\n` });
    report({ type: 'note', text: `${outcomeOf(turn)} in ${Math.round(ms)} ms${reasonOf(turn, parts)}` });
    const own = turn.changes.find((change) => 'file' in change && isServerFile(change.file, sources));
    if (own) report({ type: 'note', text: 'The server itself stays as it was: stop it and start it again.' });
  };
}

const keyOf = (item: Diagnostic) => JSON.stringify(item);

function outcomeOf({ result, faults }: SiteUpdate): string {
  const count = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} to mend`;
  if (result?.kind !== 'built') return `${count}, found`;
  const { rendered, total, removed } = result.summary.pages;
  const without = removed === 0 ? '' : `, ${removed} removed`;
  const still = faults.length === 0 ? '' : ` (${count})`;
  return `${rendered} of ${total} pages built${without}${still}`;
}

/** A file as one would type it. */
function nameOf(file: string, cwd: string): string {
  const within = path.relative(cwd, file);
  return within.startsWith('..') ? file : within;
}

function reasonOf({ changes }: SiteUpdate, { cwd }: DevReporterOptions): string {
  const files = [...new Set(changes.flatMap((change) => ('file' in change ? nameOf(change.file, cwd) : [])))];
  if (files.length === 0) return changes.some(({ kind }) => kind === 'time') ? ': they were due' : '';
  const more = files.length - filesNamed;
  return `: ${files.slice(0, filesNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
