import type { Site } from '../../content/site.ts';
import { diagnosticsJson } from '../../diagnostics/printDiagnostic.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { reportFailure } from '../../program/failure.ts';
import { openSite, type SiteRequest } from '../../program/openSite.ts';

export interface ValidateOptions extends SiteRequest {
  readonly format: 'text' | 'json';
}

/** `city-deals validate`: checks the content and writes nothing. */
export function runValidate(deps: Deps, options: ValidateOptions): ExitCode {
  const opened = openSite(deps, options);
  const items = opened.ok ? opened.warnings : opened.diagnostics;
  if (options.format === 'json') {
    deps.print(JSON.stringify(diagnosticsJson(items), null, 2));
    return opened.ok ? 0 : 1;
  }
  if (!opened.ok) return reportFailure(deps, opened);
  if (items.length > 0) deps.report({ type: 'diagnostics', items, textOf: opened.textOf });
  deps.print(`The content is valid: ${contents(opened.site)}.`);
  return 0;
}

/** "85 deals, 6 categories, …". */
function contents(site: Site): string {
  const { deals, categories, neighborhoods, pages, landingPages, holidays } = site;
  const counts: [number, string, string][] = [
    [deals.length, 'deal', 'deals'],
    [categories.length, 'category', 'categories'],
    [neighborhoods.length, 'neighborhood', 'neighborhoods'],
    [pages.length, 'page of text', 'pages of text'],
    [landingPages.length, 'landing page', 'landing pages'],
    [holidays.length, 'holiday', 'holidays'],
  ];
  return counts.map(([count, one, many]) => `${count} ${count === 1 ? one : many}`).join(', ');
}
