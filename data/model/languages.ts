/** The languages in which the program has words for visitors, by their codes: those of the folders in data/language. */
export const languagesWithWords: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  pt: 'Portuguese',
  es: 'Spanish',
};

/** The languages in which the assistant answers by itself, by their codes. */
export const assistantLanguages: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish' };

/**
 * Whether a site in the language of a BCP 47 tag has an assistant: whether it answers in that language. A model changes nothing,
 * because it chooses deals and the assistant writes the sentences (docs/decisions/025-hosted-model.md).
 */
export const hasAssistant = ({ language }: { readonly language: string }): boolean =>
  new Intl.Locale(language).language in assistantLanguages;
