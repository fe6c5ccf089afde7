import { english } from '../../data/language/english/english.ts';
import { englishWares } from '../../data/language/english/wares.ts';
import type { AssistantData } from '../../data/model/assistant/assistantData.ts';
import type { SiteDeal } from '../content/site.ts';
import { digest } from '../files/hash.ts';
import { noTextCache, type TextCache } from '../files/textCache.ts';
import { offeredTest, textsOf } from './relatedWords.ts';

/**
 * What people look for and none of `deals` is about, without what visitors can ask for anyway: the words of `known` phrases, such
 * as those of categories and of `relatedWords`. `cache` has the answer of an earlier build.
 */
export function lackingWares(
  deals: readonly SiteDeal[],
  known: readonly string[],
  cache: TextCache = noTextCache,
): AssistantData['wares'] {
  const texts = textsOf(deals);
  const name = `wares-${digest([texts, ...known].join('\n'))}`;
  const cached = cache.read(name);
  if (cached !== null) return JSON.parse(cached);
  const isOffered = offeredTest(texts);
  // "Flight" is no topic, but only what categories are called.
  const general = new Set(english.general.split('|'));
  const own = new Set(
    [...known.flatMap((line) => line.split(/[=|]/)), ...english.topics.split('|')].filter(
      (word) => !general.has(word),
    ),
  );
  const lacking = (words: readonly string[]) =>
    words.filter((word) => !own.has(word) && !isOffered(word.toLowerCase())).join('|');
  const wares: AssistantData['wares'] = [lacking(englishWares.chores), lacking(englishWares.outings)];
  cache.write(name, () => JSON.stringify(wares));
  return wares;
}
