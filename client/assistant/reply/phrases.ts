import type { Replies } from '../../../data/language/language.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Guide } from '../conversation/knowledge.ts';

/** Values for the names in braces. */
export type Values = Readonly<Record<string, string | number>>;

/** How many of the latest replies are kept from coming again. */
const remembered = 8;

/**
 * A way to say `what`, with `values` in the place of names in braces. Turn by turn it begins with another way, and none
 * comes again while there is one that was not said lately.
 */
export function say(
  what: keyof Replies,
  { said, turns }: Pick<Conversation, 'said' | 'turns'>,
  { assistant }: Guide,
  values: Values = {},
): string {
  const { head, language } = assistant;
  const known: Values = { city: head.cityName, name: head.name, emergency: assistant.emergency, ...values };
  const ways = language.replies[what].map((way) =>
    way.replace(/\{(\w+)\}/g, (_, name) => String(known[name] ?? '')).trim(),
  );
  const turned = ways.map((_, index) => ways[(index + turns) % ways.length] ?? '');
  return turned.find((way) => !said.includes(way)) ?? said.find((line) => ways.includes(line)) ?? '';
}

/** What was said lately, with `lines` as the latest. */
export const remember = (said: readonly string[], lines: readonly string[]): readonly string[] =>
  [...said.filter((line) => !lines.includes(line)), ...lines].slice(-remembered);

/** "A", "A and B", "A, B and C". */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
