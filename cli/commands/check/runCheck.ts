import * as path from 'node:path';
import { parseInstant } from '../../../data/model/time/instant.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import { countFaults, diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { type OpenedSite, openSite, type SiteRequest } from '../../program/openSite.ts';
import { type BuiltSite, readBuiltSite } from './builtSite.ts';
import { type CheckedSite, checkSite } from './checkSite.ts';
import { contentPlaces } from './contentPlaces.ts';
import { type CheckReport, countBySeverity, findingsJson } from './findingsJson.ts';
import { printReport } from './printReport.ts';
import { siteFacts } from './siteFacts.ts';
import { checkVendors, type VendorCounts } from './vendors/checkVendors.ts';
import { realNetwork, type VendorNetwork } from './vendors/vendorWorld.ts';

export interface CheckOptions extends SiteRequest {
  readonly out: string;
  /** Whether vendors are asked if their links still answer. */
  readonly external: boolean;
  readonly format: 'text' | 'json';
}

/** `city-deals check`: looks at the built site as a search engine, a screen reader and a careful editor would. */
export async function runCheck(
  deps: Deps,
  options: CheckOptions,
  network: VendorNetwork = realNetwork,
): Promise<ExitCode> {
  const out = path.resolve(deps.cwd, options.out);
  const opened = openSite(deps, options);
  if (!deps.fs.exists(path.join(out, 'index.html'))) return noSite(deps, options);
  if (!opened.ok) tellUnread(deps, opened);
  const facts = opened.ok ? siteFacts(opened.site) : null;
  const site = readBuiltSite(deps.fs, out, facts, instantOf(deps, opened, options));
  const checked = checkSite(site, progress(deps, 'Checking page'));
  const vendors = options.external ? await askAll(deps, site, checked, network) : null;
  deps.report({ type: 'progress-end' });
  const places = opened.ok ? contentPlaces(opened.site, options.content, opened.textOf) : null;
  const report: CheckReport = {
    pages: checked.pages.size,
    files: site.files.size,
    contentRead: opened.ok,
    vendors,
    findings: checked.findings.list(places),
  };
  const json = () => JSON.stringify(findingsJson(report), null, 2);
  deps.print(options.format === 'json' ? json() : printReport(report, options.out, opened.textOf));
  return countBySeverity(report.findings).errors === 0 ? 0 : 1;
}

const progress = (deps: Deps, label: string) => (done: number, total: number) =>
  deps.report({ type: 'progress', label, done, total });

function askAll(
  deps: Deps,
  { origin }: BuiltSite,
  { pages, findings }: CheckedSite,
  network: VendorNetwork,
): Promise<VendorCounts> {
  const request = {
    world: { ...network, now: deps.now },
    userAgent: `city-deals-check/${packageJson.version} (+${origin}/)`,
    onAnswer: progress(deps, 'Asking vendor'),
  };
  return checkVendors(pages, request, findings.addOnSite);
}

/** Without content there is no zone: an instant without one is then one of UTC. */
function instantOf({ now }: Deps, opened: OpenedSite, options: CheckOptions): number {
  if (opened.ok) return opened.now;
  return options.now === null ? now() : (parseInstant(options.now, 'UTC') ?? now());
}

function noSite(deps: Deps, { out }: CheckOptions): ExitCode {
  const problem = 'There is no site in this folder.';
  const hint = 'Run "city-deals build" first, or name the folder with --out DIR.';
  const items = [diagnostic({ code: 'CD102', file: `${out}/index.html`, problem, hint })];
  deps.report({ type: 'diagnostics', items, textOf: () => undefined });
  return 1;
}

function tellUnread(deps: Deps, { diagnostics: items, textOf }: Extract<OpenedSite, { ok: false }>): void {
  deps.report({ type: 'diagnostics', items, textOf });
  const text = `The content cannot be read: ${countFaults(items)}. Findings name no content file.`;
  deps.report({ type: 'note', text });
}
