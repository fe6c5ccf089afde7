import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { memoize } from '../../../data/model/memoize.ts';
import { firstTags } from './firstTags.ts';
import type { AssistantKnowledge } from './knowledge.ts';

type Described = Pick<DealRecord, 'title' | 'tags' | 'offerText'>;

/**
 * Whether the title, a tag or the offer of a deal has the words of one of `topics`, in the singular or the plural. A topic may
 * be several with "|" between them.
 */
export function topicTest(
  topics: string | readonly string[],
  { assistant }: { readonly assistant: Pick<AssistantKnowledge['assistant'], 'language'> },
): (deal: Described) => boolean {
  // The deals are in the language of the site.
  const { ending, others } = assistant.language.topicForms;
  const stems = [topics]
    .flat()
    .flatMap((topic) => topic.split('|'))
    .map((topic) =>
      topic
        .replace(/[^\p{L}\p{N} ]/gu, '.')
        .replaceAll(' ', '[ -]')
        .replace(new RegExp(ending, 'u'), ''),
    );
  if (stems.length === 0) return () => false;
  const pattern = new RegExp(`(?<!\\p{L})(?:${stems.join('|')})${others}(?!\\p{L})`, 'iu');
  return (deal) => pattern.test(textOf(deal));
}

/** Joined once for each deal, because a message may have many topics. */
const textOf = memoize(
  ({ title, tags = [], offerText }: Described) => [title, offerText, ...tags].join('|'),
  new WeakMap<Described, string>(),
);

/**
 * Whether only the title of a deal has the words of `topic`: it comes with another thing, as the hand massage with a manicure.
 */
export function onlyTitledTest(
  topic: string,
  knowledge: Parameters<typeof topicTest>[1],
): (deal: Pick<DealRecord, 'title' | 'tags'>) => boolean {
  const isAbout = topicTest(topic, knowledge);
  return ({ title, tags = [] }) => isAbout({ title }) && !isAbout({ title: '', tags });
}

/** Whether a tag of a deal is `word` alone, in the singular or the plural: "dry cleaning" is no "cleaning". */
export function taggedWith(
  word: string,
  { vocabulary: { singular } }: Pick<AssistantKnowledge, 'vocabulary'>,
): (deal: Described) => boolean {
  const wanted = singular(word);
  return ({ tags = [] }) => tags.some((tag) => singular(tag) === wanted);
}

/** Whether a deal is what `topic` says, by its title or first tags. */
export function calledTest(
  topic: string,
  knowledge: Parameters<typeof topicTest>[1],
): (deal: Described) => boolean {
  const isAbout = topicTest(topic, knowledge);
  return (deal) => isAbout({ title: deal.title, tags: firstTags(deal) });
}
