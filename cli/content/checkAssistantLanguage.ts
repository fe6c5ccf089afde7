import { assistantLanguages, hasAssistant } from '../../data/model/languages.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { draftDiagnostic } from './draft.ts';
import type { SiteDrafts } from './draftSite.ts';

/** Warns if the assistant does not answer in the language of the site (CD410). */
export function checkAssistantLanguage({ site }: SiteDrafts): Diagnostic[] {
  if (!site?.value) return [];
  const { language: tag } = site.value;
  if (new Intl.Locale(tag).language in assistantLanguages) return [];
  const languages = new Intl.ListFormat('en').format(Object.values(assistantLanguages));
  return [
    draftDiagnostic(site, ['language'], {
      code: 'CD410',
      severity: 'warning',
      problem: hasAssistant(site.value)
        ? `The assistant does not speak "${tag}": whoever does not ask a model is answered in English.`
        : `The assistant does not speak "${tag}", so the site has none: visitors search instead.`,
      hint: `By itself it speaks ${languages}. A model answers in other languages, too: "assistant.hosted" or "assistant.proxy".`,
    }),
  ];
}
