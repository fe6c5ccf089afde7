import type { Site } from '../../content/site.ts';
import { diagnosticsJson } from '../../diagnostics/printDiagnostic.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { reportFailure } from '../../program/failure.ts';
import { openSite, type SiteRequest } from '../../program/openSite.ts';

export interface ValidateOptions extends SiteRequest {
  readonly format: 'text' | 'json';
}

/** `city-deals validate`: reports problems of the content; writes nothing. */
export function runValidate(deps: Deps, options: ValidateOptions): ExitCode {
  const opened = openSite(deps, options);
  const diagnostics = opened.ok ? opened.warnings : opened.diagnostics;
  if (options.format === 'json') {
    deps.print(JSON.stringify(diagnosticsJson(diagnostics), null, 2));
    return opened.ok ? 0 : 1;
  }
  if (!opened.ok) return reportFailure(deps, opened);
  if (diagnostics.length > 0) {
    deps.report({ type: 'diagnostics', items: diagnostics, textOf: opened.textOf });
  }
  deps.print(`The content is valid: ${countContent(opened.site)}.${draftNote(opened.drafts)}`);
  return 0;
}

function draftNote(drafts: number): string {
  if (drafts === 0) return '';
  return drafts === 1
    ? '\nBesides these there is 1 draft ("draft": true), which only dev shows.'
    : `\nBesides these there are ${drafts} drafts ("draft": true), which only dev shows.`;
}

/** "85 deals, 6 categories, …". */
function countContent(site: Site): string {
  const { deals, categories, neighborhoods, pages, landingPages, holidays } = site;
  const counts: [number, string, string][] = [
    [deals.length, 'deal', 'deals'],
    [categories.length, 'category', 'categories'],
    [neighborhoods.length, 'neighborhood', 'neighborhoods'],
    [pages.length, 'text page', 'text pages'],
    [landingPages.length, 'landing page', 'landing pages'],
    [holidays.length, 'holiday', 'holidays'],
  ];
  return counts
    .filter(([count, singular]) => count > 0 || singular !== 'neighborhood')
    .map(([count, singular, plural]) => `${count} ${count === 1 ? singular : plural}`)
    .join(', ');
}
