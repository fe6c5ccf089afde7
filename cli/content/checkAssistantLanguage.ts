import { assistantLanguages, hasAssistant } from '../../data/model/languages.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { draftDiagnostic } from './draft.ts';
import type { SiteDrafts } from './draftSite.ts';

/** Warns if the assistant does not answer in the language of the site (CD410). */
export function checkAssistantLanguage({ site }: SiteDrafts): Diagnostic[] {
  if (!site?.value) return [];
  const { language: tag } = site.value;
  if (hasAssistant({ language: tag })) return [];
  const languages = new Intl.ListFormat('en').format(Object.values(assistantLanguages));
  return [
    draftDiagnostic(site, ['language'], {
      code: 'CD410',
      severity: 'warning',
      problem: `The assistant does not speak "${tag}", so the site has none: visitors search instead.`,
      hint: `It speaks ${languages}. A model changes nothing: it chooses deals, and the assistant writes the sentences.`,
    }),
  ];
}
