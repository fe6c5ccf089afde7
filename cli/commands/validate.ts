import { diagnosticsJson } from '../diagnostics/diagnosticsJson.ts';
import { countFaults } from './build.ts';
import type { Deps, ExitCode } from './deps.ts';
import { openSite, type SiteRequest } from './openSite.ts';

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
  if (items.length > 0) deps.report({ type: 'diagnostics', items, textOf: opened.textOf });
  if (!opened.ok) {
    deps.report({ type: 'note', text: countFaults(items) });
    return 1;
  }
  const { deals, categories, neighborhoods, pages } = opened.site;
  deps.print(
    `The content is valid: ${deals.length} deals, ${categories.length} categories, ${neighborhoods.length} neighborhoods, ${pages.length} pages.`,
  );
  return 0;
}
