import type { PageRule } from '../page.ts';

/** The document names its language, the site's own, so that it is read aloud rightly (CD817). */
export const languageRule: PageRule = ({ markup }, { facts }, found) => {
  const language = markup.named('html')[0]?.attributes.lang ?? '';
  const expected = facts ? `lang="${facts.language}"` : 'such as lang="en-US"';
  const isRight = !facts || language.toLowerCase() === facts.language.toLowerCase();
  if (isLanguage(language) && isRight) return;
  const says = language === '' ? 'does not say its language' : `says that its language is "${language}"`;
  found('CD817', { problem: `The page ${says}.`, expected, clues: ['language'] });
};

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
