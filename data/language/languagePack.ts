import type { Language } from './language.ts';
import type { LanguageSigns } from './languageSigns.ts';

/** What has to be known of a language before its pack is loaded. */
export interface LanguageIntroduction {
  /** BCP 47. */
  readonly tag: string;
  readonly signs: LanguageSigns;
  /** Says in this language that the assistant has to answer in that of the site, because its pack cannot be loaded. */
  readonly regret: string;
}

/**
 * A language besides that of the site. The deals are in the language of the site, so it has no words for them, but a
 * glossary. Visitors may mix it with the language of the site.
 */
export interface LanguagePack
  extends Omit<
    Language,
    'signs' | 'tags' | 'topics' | 'general' | 'kinds' | 'meals' | 'vague' | 'linking' | 'verbs' | 'topicForms'
  > {
  /** Phrases by the topics, categories and areas of the site that they mean; the first is the one that replies use. */
  readonly glossary: Readonly<Record<string, string>>;
  /** What people look for in any city, separated by "|", whether or not it has that. */
  readonly wares: string;
  /** Phrases of the site's language that mean something else in this one, separated by "|". */
  readonly falseFriends: string;
  /** Suggestions for a first message. */
  readonly firstReplies: readonly string[];
}
