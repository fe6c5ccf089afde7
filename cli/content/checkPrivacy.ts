import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { draftDiagnostic } from './draft.ts';
import type { SiteDrafts } from './draftSite.ts';
import { privacyPage, privacySlot } from './privacySlot.ts';

/** Warns if services hear of visitors, and no page says so (CD409). */
export function checkPrivacy(drafts: SiteDrafts): Diagnostic[] {
  return [...checkModel(drafts), ...checkServices(drafts)];
}

function checkModel({ site, pages }: SiteDrafts): Diagnostic[] {
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

/** The service that counts visits, and that of the newsletter. */
function checkServices({ site, pages }: SiteDrafts): Diagnostic[] {
  return (['analytics', 'newsletter'] as const).flatMap((key) => {
    const service = site?.value?.[key]?.service;
    const isNamed = pages.some(({ markdown }) => markdown.html.toLowerCase().includes(service ?? ''));
    if (!site || service === undefined || isNamed) return [];
    return draftDiagnostic(site, [key], {
      code: 'CD409',
      severity: 'warning',
      problem: `The site uses the service "${service}", but no page names it.`,
      hint: 'Say on the page about privacy, such as pages/privacy.md, what it learns of visitors.',
    });
  });
}
