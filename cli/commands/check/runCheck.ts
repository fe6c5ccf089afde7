import * as path from 'node:path';
import { parseInstant } from '../../../data/model/time/zone.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { countErrors } from '../../diagnostics/diagnostic.ts';
import { type Network, nodeNetwork } from '../../network/network.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { siteNotBuilt } from '../../program/failure.ts';
import { type OpenedSite, openSite, type SiteRequest } from '../../program/openSite.ts';
import { type BuiltSite, readBuiltSite } from './builtSite.ts';
import { type CheckReport, checkReportJson, countBySeverity, printCheckReport } from './checkReport.ts';
import { type CheckedSite, checkSite } from './checkSite.ts';
import { contentPlaces } from './contentPlaces.ts';
import { siteFacts } from './siteFacts.ts';
import { checkVendors, type VendorCounts } from './vendors/checkVendors.ts';

export interface CheckOptions extends SiteRequest {
  readonly out: string;
  /** Whether to ask vendors if their links still work. */
  readonly external: boolean;
  readonly format: 'text' | 'json';
}

/** `city-deals check`: checks the built site as a search engine, a screen reader and a careful editor would. */
export async function runCheck(
  deps: Deps,
  options: CheckOptions,
  network: Network = nodeNetwork(deps.now),
): Promise<ExitCode> {
  const out = path.resolve(deps.cwd, options.out);
  const opened = openSite(deps, options);
  if (!deps.fs.exists(path.join(out, 'index.html'))) {
    deps.report({ type: 'diagnostics', items: [siteNotBuilt(options.out)] });
    return 1;
  }
  if (opened.ok) reportOldPrices(deps, opened);
  else reportUnreadableContent(deps, opened);
  const facts = opened.ok ? siteFacts(opened.site) : null;
  const site = readBuiltSite(deps.fs, out, facts, instantOf(deps, opened, options));
  const checked = checkSite(site, reportProgress(deps, 'Checking page'));
  const vendors = options.external ? await checkVendorLinks(deps, site, checked, network) : null;
  deps.report({ type: 'progress-end' });
  const places = opened.ok ? contentPlaces(opened.site, options.content, opened.textOf) : null;
  const report: CheckReport = {
    pages: checked.pages.size,
    files: site.files.size,
    contentRead: opened.ok,
    vendors,
    findings: checked.findings.list(places),
  };
  deps.print(
    options.format === 'json'
      ? JSON.stringify(checkReportJson(report), null, 2)
      : printCheckReport(report, options.out, opened.textOf),
  );
  return countBySeverity(report.findings).errors === 0 ? 0 : 1;
}

const reportProgress = (deps: Deps, label: string) => (done: number, total: number) =>
  deps.report({ type: 'progress', label, done, total });

function checkVendorLinks(
  deps: Deps,
  { origin }: BuiltSite,
  { pages, findings }: CheckedSite,
  network: Network,
): Promise<VendorCounts> {
  const request = {
    network,
    userAgent: `city-deals-check/${packageJson.version} (+${origin}/)`,
    onLink: reportProgress(deps, 'Checking vendor link'),
  };
  return checkVendors(pages, request, findings.addOnSite);
}

/** Unreadable content has no time zone: an instant without an offset is then in UTC. */
function instantOf({ now }: Deps, opened: OpenedSite, options: CheckOptions): number {
  if (opened.ok) return opened.now;
  return options.now === null ? now() : (parseInstant(options.now, 'UTC') ?? now());
}

/** Ongoing deals whose price was not checked for long: visitors would meet another one. */
function reportOldPrices(deps: Deps, { warnings, textOf }: Extract<OpenedSite, { ok: true }>): void {
  const items = warnings.filter(({ code }) => code === 'CD406');
  if (items.length > 0) deps.report({ type: 'diagnostics', items, textOf });
}

function reportUnreadableContent(
  deps: Deps,
  { diagnostics: items, textOf }: Extract<OpenedSite, { ok: false }>,
): void {
  deps.report({ type: 'diagnostics', items, textOf });
  const text = `The content cannot be read: ${countErrors(items)}. Findings name no content file.`;
  deps.report({ type: 'note', text });
}
