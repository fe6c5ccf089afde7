import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { draftDiagnostic } from './draft.ts';
import type { SiteDrafts } from './draftSite.ts';
import { privacyPage, privacySlot } from './privacySlot.ts';

/** Warns if visitors can ask a model, and no page says what becomes of what they write (CD409). */
export function checkPrivacy({ site, pages }: SiteDrafts): Diagnostic[] {
  const { hosted, proxy } = site?.value?.assistant ?? {};
  const key = proxy !== undefined ? 'proxy' : hosted ? 'hosted' : null;
  if (!site || key === null || privacyPage(pages.map(({ markdown }) => markdown))) return [];
  return [
    draftDiagnostic(site, ['assistant', key], {
      code: 'CD409',
      severity: 'warning',
      problem: 'Visitors can ask a model, but no page says what becomes of what they write.',
      hint: `Put ${privacySlot} on a line of its own, with an empty line before and after it, into the page about privacy, such as pages/privacy.md: the site writes there what its settings mean.`,
    }),
  ];
}
