import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { draftDiagnostic } from './draft.ts';
import type { SiteDrafts } from './draftSite.ts';

/** Warns of pages that are published before somebody has checked them (CD411). */
export const checkUnchecked = ({ pages }: SiteDrafts): Diagnostic[] =>
  pages
    .filter(({ draft: { value } }) => value?.unchecked === true && value.draft !== true)
    .map(({ draft }) =>
      draftDiagnostic(draft, ['unchecked'], {
        code: 'CD411',
        severity: 'warning',
        problem: `The page "${draft.value?.title ?? ''}" is published, but nobody has checked it.`,
        hint: 'Have it checked by somebody who answers for it, then remove this line, and what the page says of being a draft.',
      }),
    );
