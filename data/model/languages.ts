/** The languages in which the program has words for visitors, by their codes: those of the folders in data/language. */
export const languagesWithWords: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  pt: 'Portuguese',
  es: 'Spanish',
};

/** The languages in which the assistant answers, by their codes. */
export const assistantLanguages: Readonly<Record<string, string>> = { en: 'English', es: 'Spanish' };
