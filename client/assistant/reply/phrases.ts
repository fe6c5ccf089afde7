import type { Language } from '../../../data/language/language.ts';
import type { Replies } from '../../../data/language/replies.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Turn } from '../conversation/turn.ts';
import { joinList } from '../words/joinList.ts';
import { smooth } from '../words/smooth.ts';

/** Values for the names in braces of phrases; `null` for what is not known. */
export type PhraseValues = Readonly<Record<string, string | number | null>>;

/** How many of the latest sentences are not repeated. */
const mostRemembered = 8;

/** The first variant of the phrase `key` that names nothing unknown; empty if there is none. */
export const firstPhrase = (
  key: keyof Replies,
  { language }: Pick<AssistantKnowledge, 'language'>,
  values: PhraseValues,
): string => knownVariants(language, key, values)[0] ?? '';

/** The variants of the phrase `key` that name nothing unknown, with `values` for the names in braces. */
const knownVariants = (language: Language, key: keyof Replies, values: PhraseValues): string[] =>
  language.replies[key].flatMap((variant) => {
    let isKnown = true;
    // What is empty goes with its commas.
    const short = variant.replace(/, \{(\w+)\}(?:,(?= ))?/g, (part, name) =>
      values[name] === '' ? '' : part,
    );
    const filled = short.replace(/\{(\w+)\}/g, (_, name) => {
      isKnown &&= values[name] !== null;
      return String(values[name] ?? '');
    });
    return isKnown ? smooth(filled.replace(/ {2,}/g, ' ').trim(), language) : [];
  });

/**
 * A variant of the phrase `key` that names nothing unknown, with `values` for the names in braces. Each turn starts with the next variant; a recently
 * used one is repeated only if all were used, the oldest first.
 */
export function phrase(
  key: keyof Replies,
  { before, knowledge }: Pick<Turn, 'before' | 'knowledge'>,
  values: PhraseValues = {},
): string {
  const { head, emergency } = knowledge.assistant;
  const { said, turns } = before;
  const allValues: PhraseValues = { city: head.cityName, name: head.name, emergency, ...values };
  const variants = knownVariants(knowledge.language, key, allValues);
  const rotated = variants.map((_, index) => variants[(index + turns) % variants.length] ?? '');
  const unused = rotated.find((variant) => !said.includes(variant));
  return unused ?? said.find((sentence) => variants.includes(sentence)) ?? '';
}

/** The latest sentences to remember: those of `said`, then `latest`. */
export const rememberReplies = (said: readonly string[], latest: readonly string[]): readonly string[] =>
  [...said.filter((sentence) => !latest.includes(sentence)), ...latest].slice(-mostRemembered);

/** Says that the needs in the message cannot be checked; empty if it names none. */
export const needPhrases = (turn: Turn): string[] => {
  const { unchecked = [] } = turn.understanding ?? {};
  return unchecked.length > 0
    ? [phrase('need', turn, { need: joinList(unchecked, turn.knowledge.language) })]
    : [];
};
