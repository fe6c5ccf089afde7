import type { LanguagePack } from '../../data/language/languagePack.ts';
import { spanish } from '../../data/language/spanish/spanish.ts';
import type { SiteConfig } from '../../data/schema/site.ts';

/** The languages in which the assistant answers, besides its first one. */
export const languagePacks: readonly LanguagePack[] = [spanish];

/** The pack of the language that a site is in; `null` for the assistant's first language, and for those that it does not speak. */
export const packOf = ({ language }: Pick<SiteConfig, 'language'>): LanguagePack | null =>
  languagePacks.find(({ tag }) => tag === new Intl.Locale(language).language) ?? null;
