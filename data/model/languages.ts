/** The languages in which the program has words for visitors, by their codes: those of the folders in data/language. */
export const languagesWithWords: Readonly<Record<string, string>> = { en: 'English' };
