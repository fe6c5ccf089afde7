import * as path from 'node:path';
import { countErrors, type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnosticsJson } from '../../diagnostics/printDiagnostic.ts';
import { type FileSystem, systemErrorCode } from '../../files/fileSystem.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { openSite } from '../../program/openSite.ts';
import { UsageError } from '../../program/usageError.ts';
import type { ImportReport, LogReport } from './importReport.ts';
import { emptyLedger, type Ledger, ledgerFile, parseLedger } from './ledger.ts';
import { createLogCounter, totalOf } from './logCounter.ts';
import { notUnderstood, unreadable } from './logFaults.ts';
import { planImport } from './planImport.ts';
import { printImport } from './printImport.ts';
import { readLog } from './readLog.ts';
import { createTally, type Tally } from './tally.ts';
import { readLedgerText, writeClickCounts } from './writeClickCounts.ts';

export interface ClicksImportOptions {
  /** Log files as typed; "-" for standard input. */
  readonly logs: readonly string[];
  readonly content: string;
  readonly dryRun: boolean;
  readonly json: boolean;
}

type TextOf = (file: string) => string | undefined;

/**
 * `city-deals clicks import`: counts the click records of access logs and adds them to the deals' `clickCount`.
 * Nothing is written unless the content is valid and every log was read to its end.
 */
export async function runClicksImport(deps: Deps, options: ClicksImportOptions): Promise<ExitCode> {
  if (options.logs.filter((log) => log === '-').length > 1) {
    throw new UsageError('Standard input can be read only once.', 'Name "-" once.');
  }
  const opened = openSite(deps, { content: options.content, now: null, keepsTexts: true });
  if (!opened.ok) return fail(deps, options, opened.diagnostics, opened.textOf);
  const { site, folder, now, textOf } = opened;
  const remembered = readLedger(deps.fs, folder, options.content);
  if ('code' in remembered) return fail(deps, options, [remembered], textOf);
  const { ledger, ledgerText } = remembered;

  const slugs = new Set(site.deals.map(({ slug }) => slug));
  const tally = createTally({ slugs, ledger, zone: site.config.city.timeZone, now });
  const { logs, faults, sampleOf } = await countLogs(deps, options.logs, tally);
  if (faults.length > 0) return fail(deps, options, faults, sampleOf);

  const next = tally.ledger();
  const deals = planImport(site.deals, ledger, tally.gains);
  const completed = ledger.unfinished.size > 0;
  if (!options.dryRun && (tally.gains.size > 0 || completed)) {
    const change = { folder, label: options.content, deals, ledger: next, ledgerText, textOf };
    const fault = writeClickCounts(deps.fs, change);
    if (fault) return fail(deps, options, [fault], textOf);
  }
  const { dryRun } = options;
  const { closedBefore } = next;
  const report: ImportReport = { dryRun, completed, closedBefore, ...totalOf(logs), deals, logs };
  deps.print(options.json ? JSON.stringify(report) : printImport(report));
  return 0;
}

function fail(
  deps: Deps,
  { json }: ClicksImportOptions,
  items: readonly Diagnostic[],
  textOf: TextOf,
): ExitCode {
  const isUntouched = items.every(({ code }) => code !== 'CD705');
  deps.report({ type: 'diagnostics', items, textOf });
  deps.report({ type: 'note', text: `${isUntouched ? 'Nothing was changed: ' : ''}${countErrors(items)}.` });
  if (json) deps.print(JSON.stringify(diagnosticsJson(items)));
  return 1;
}

function readLedger(
  fs: FileSystem,
  folder: string,
  label: string,
): { ledger: Ledger; ledgerText: string | null } | Diagnostic {
  try {
    const ledgerText = readLedgerText(fs, folder);
    const ledger = ledgerText === null ? emptyLedger : parseLedger(ledgerText);
    return ledger ? { ledger, ledgerText } : unusableLedger(label, 'is damaged, or of another version');
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    return unusableLedger(label, `cannot be read (${code})`);
  }
}

const unusableLedger = (label: string, why: string) =>
  diagnostic({
    code: 'CD703',
    file: `${label}/${ledgerFile}`,
    problem: `The record of what was imported ${why}.`,
    hint: 'Restore it from version control. Remove it only if none of these logs was imported before: all would count again.',
  });

/** What came of reading logs. */
interface CountedLogs {
  readonly logs: readonly LogReport[];
  readonly faults: readonly Diagnostic[];
  /** The line of a log at which a fault points. */
  readonly sampleOf: TextOf;
}

async function countLogs(deps: Deps, files: readonly string[], tally: Tally): Promise<CountedLogs> {
  const logs: LogReport[] = [];
  const faults: Diagnostic[] = [];
  const samples = new Map<string, string>();
  for (const [index, file] of files.entries()) {
    const name = file === '-' ? 'standard input' : file;
    deps.report({ type: 'progress', label: 'Reading log', done: index + 1, total: files.length });
    const counter = createLogCounter(file, tally);
    try {
      await readLog(file === '-' ? null : path.resolve(deps.cwd, file), counter.take);
    } catch (error) {
      const fault = unreadable(name, error);
      if (fault === null) throw error;
      faults.push(fault);
      continue;
    }
    const log = counter.report();
    const unclear = counter.firstUnclear();
    logs.push(log);
    if (unclear === null || log.notUnderstood < log.lines) continue;
    samples.set(name, '\n'.repeat(unclear.number - 1) + unclear.text);
    faults.push(notUnderstood(name, unclear));
  }
  deps.report({ type: 'progress-end' });
  return { logs, faults, sampleOf: (file) => samples.get(file) };
}
