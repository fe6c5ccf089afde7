/** The languages in which the program has words for visitors, by their codes: those of the folders in data/language. */
export const languagesWithWords: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  pt: 'Portuguese',
};

/** Whether the assistant speaks the language of the tag; without, a site has none. */
export const hasAssistantIn = (tag: string): boolean => ['en', 'es'].includes(new Intl.Locale(tag).language);
