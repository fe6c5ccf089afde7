import type { Replies } from '../../../data/language/language.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';

/** Values for the names in braces. */
export type PhraseValues = Readonly<Record<string, string | number>>;

/** How many of the latest replies are kept from coming again. */
const mostRemembered = 8;

/**
 * A way to say `what`, with `values` in the place of names in braces. Turn by turn it begins with another way, and none
 * comes again while there is one that was not said lately.
 */
export function phrase(
  what: keyof Replies,
  { said, turns }: Pick<Conversation, 'said' | 'turns'>,
  { assistant }: AssistantKnowledge,
  values: PhraseValues = {},
): string {
  const { head, language } = assistant;
  const known: PhraseValues = {
    city: head.cityName,
    name: head.name,
    emergency: assistant.emergency,
    ...values,
  };
  const ways = language.replies[what].map((way) =>
    way.replace(/\{(\w+)\}/g, (_, name) => String(known[name] ?? '')).trim(),
  );
  const turned = ways.map((_, index) => ways[(index + turns) % ways.length] ?? '');
  return turned.find((way) => !said.includes(way)) ?? said.find((line) => ways.includes(line)) ?? '';
}

/** What was said lately, with `lines` as the latest. */
export const rememberReplies = (said: readonly string[], lines: readonly string[]): readonly string[] =>
  [...said.filter((line) => !lines.includes(line)), ...lines].slice(-mostRemembered);

/** "A", "A and B", "A, B and C". */
export const joinList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
