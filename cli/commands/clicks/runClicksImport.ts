import { formerWordsOf, routeWordsOf } from '../../content/siteRoutes.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { reportFailure, untouched } from '../../program/failure.ts';
import { openSite } from '../../program/openSite.ts';
import { UsageError } from '../../program/usageError.ts';
import { changedClickCounts } from './clickCounts.ts';
import { countLogs, sumLineCounts } from './countLogs.ts';
import { type ImportReport, printImportReport } from './importReport.ts';
import { openLedger, writeLedger } from './ledgerFile.ts';
import { createTally } from './tally.ts';

export interface ClicksImportOptions {
  /** Log files as typed; "-" for standard input. */
  readonly logs: readonly string[];
  readonly content: string;
  readonly dryRun: boolean;
  readonly json: boolean;
}

/**
 * `city-deals clicks import`: counts the click records in access logs and adds them to the ledger beside the content. Writes
 * nothing unless the content is valid and every log was read to its end, and never changes content.
 */
export async function runClicksImport(deps: Deps, options: ClicksImportOptions): Promise<ExitCode> {
  const { content, dryRun, json } = options;
  if (options.logs.filter((log) => log === '-').length > 1) {
    throw new UsageError('Standard input can be read only once.', 'Name "-" only once.');
  }
  const opened = openSite(deps, { content, now: null });
  if (!opened.ok) return reportFailure(deps, untouched(opened.diagnostics, opened.textOf), json);
  const { site, folder, now, textOf } = opened;
  const ledger = openLedger(deps.fs, { site, folder, label: content });
  if ('code' in ledger) return reportFailure(deps, untouched([ledger], textOf), json);

  const slugs = new Set(site.deals.map(({ slug }) => slug));
  const dealWords = [routeWordsOf(site.config).deal, ...formerWordsOf(site.config).deal];
  const zone = site.config.city.timeZone;
  const tally = createTally({ slugs, dealWords, ledger: ledger.ledger, zone, now });
  const { logs, errors, textOf: logTextOf } = await countLogs(deps, options.logs, tally);
  if (errors.length > 0) return reportFailure(deps, untouched(errors, logTextOf), json);

  const next = tally.ledger();
  if (!dryRun && (tally.newClicks.size > 0 || ledger.replaces !== null)) {
    const error = writeLedger(deps.fs, ledger, next);
    if (error) return reportFailure(deps, untouched([error], textOf), json);
  }
  const report: ImportReport = {
    ...{ dryRun, ledger: ledger.name, replaces: ledger.replaces, closedBefore: next.closedBefore },
    ...sumLineCounts(logs),
    deals: changedClickCounts(site.deals, ledger.loaded, next.clicks),
    logs,
  };
  deps.print(json ? JSON.stringify(report) : printImportReport(report));
  return 0;
}
