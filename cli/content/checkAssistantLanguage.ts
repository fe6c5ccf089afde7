import { assistantLanguages } from '../../data/model/languages.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { draftDiagnostic } from './draft.ts';
import type { SiteDrafts } from './draftSite.ts';

/** Warns if the assistant does not answer in the language of the site (CD410). */
export function checkAssistantLanguage({ site }: SiteDrafts): Diagnostic[] {
  const tag = site?.value?.language;
  if (!site || tag === undefined || new Intl.Locale(tag).language in assistantLanguages) return [];
  const languages = new Intl.ListFormat('en').format(Object.values(assistantLanguages));
  return [
    draftDiagnostic(site, ['language'], {
      code: 'CD410',
      severity: 'warning',
      problem: `The assistant does not speak "${tag}": by itself it answers in ${languages}.`,
      hint: 'Say so in "assistant.greeting", or let a model answer: "assistant.hosted" or "assistant.proxy".',
    }),
  ];
}
