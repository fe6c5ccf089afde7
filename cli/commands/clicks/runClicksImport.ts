import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import type { TextOf } from '../../diagnostics/printDiagnostic.ts';
import { expectSystemError, type FileSystem } from '../../files/fileSystem.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { type Failure, reportFailure, untouched } from '../../program/failure.ts';
import { openSite } from '../../program/openSite.ts';
import { UsageError } from '../../program/usageError.ts';
import { planClickCounts, writeClickCounts } from './clickCounts.ts';
import { countLogs, sumLineCounts } from './countLogs.ts';
import { type ImportReport, printImportReport } from './importReport.ts';
import { emptyLedger, type Ledger, ledgerFile, parseLedger, readLedgerText } from './ledger.ts';
import { createTally } from './tally.ts';

export interface ClicksImportOptions {
  /** Log files as typed; "-" for standard input. */
  readonly logs: readonly string[];
  readonly content: string;
  readonly dryRun: boolean;
  readonly json: boolean;
}

/**
 * `city-deals clicks import`: counts the click records in access logs and adds them to the `clickCount` of deals. Writes
 * nothing unless the content is valid and every log was read to its end.
 */
export async function runClicksImport(deps: Deps, options: ClicksImportOptions): Promise<ExitCode> {
  const { content, dryRun, json } = options;
  if (options.logs.filter((log) => log === '-').length > 1) {
    throw new UsageError('Standard input can be read only once.', 'Name "-" only once.');
  }
  const opened = openSite(deps, { content, now: null, keepsTexts: true });
  if (!opened.ok) return reportFailure(deps, untouched(opened.diagnostics, opened.textOf), json);
  const { site, folder, now, textOf } = opened;
  const recorded = readLedger(deps.fs, folder, content);
  if ('code' in recorded) return reportFailure(deps, untouched([recorded], textOf), json);
  const { ledger, ledgerText } = recorded;

  const slugs = new Set(site.deals.map(({ slug }) => slug));
  const tally = createTally({ slugs, ledger, zone: site.config.city.timeZone, now });
  const { logs, errors, textOf: logTextOf } = await countLogs(deps, options.logs, tally);
  if (errors.length > 0) return reportFailure(deps, untouched(errors, logTextOf), json);

  const changes = planClickCounts(site.deals, ledger, tally.newClicks);
  const nextLedger = tally.ledger();
  const completed = ledger.unfinished.size > 0;
  if (!dryRun && (tally.newClicks.size > 0 || completed)) {
    const clickImport = { folder, label: content, changes, ledger: nextLedger, ledgerText, textOf };
    const error = writeClickCounts(deps.fs, clickImport);
    if (error) return reportFailure(deps, writeFailure(error, textOf), json);
  }
  const { closedBefore } = nextLedger;
  const counts = sumLineCounts(logs);
  const report: ImportReport = { dryRun, completed, closedBefore, ...counts, deals: changes, logs };
  deps.print(json ? JSON.stringify(report) : printImportReport(report));
  return 0;
}

/** Other files may have been written before one that cannot be (CD705). */
const writeFailure = (error: Diagnostic, textOf: TextOf): Failure =>
  error.code === 'CD705' ? { diagnostics: [error], textOf } : untouched([error], textOf);

/** The ledger in a content folder and its text, which is `null` if there is none; a diagnostic if it is unusable (CD703). */
function readLedger(
  fs: FileSystem,
  folder: string,
  label: string,
): { ledger: Ledger; ledgerText: string | null } | Diagnostic {
  try {
    const ledgerText = readLedgerText(fs, folder);
    const ledger = ledgerText === null ? emptyLedger : parseLedger(ledgerText);
    return ledger ? { ledger, ledgerText } : unusableLedger(label, 'is damaged or has another version');
  } catch (error) {
    return unusableLedger(label, `cannot be read (${expectSystemError(error).code})`);
  }
}

const unusableLedger = (label: string, why: string) =>
  diagnostic({
    code: 'CD703',
    file: `${label}/${ledgerFile}`,
    problem: `The record of earlier imports ${why}.`,
    hint: 'Restore it from version control. Remove it only if none of these logs was imported before: otherwise clicks count twice.',
  });
