import type { Trouble } from '../../../data/language/care.ts';
import { plainWords } from '../care/careParts.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import { type Mention, thingSlots } from '../understand/mention.ts';
import { parseMessage } from '../understand/parseMessage.ts';

/** Trouble that somebody tells of, and whether their message also wishes for something that deals may be. */
export interface ToldTrouble {
  readonly kind: Trouble;
  readonly hasWish: boolean;
  /** What else it says, in plain words. */
  readonly rest: string;
}

/** The trouble in `text`, in whichever language; `null` for none. */
export function troubleIn(
  text: string,
  { assistant, care, vocabulary }: AssistantKnowledge,
): ToldTrouble | null {
  const words = plainWords(text);
  const rules = care.languages.flatMap(
    ({ troubles }) => Object.entries(troubles) as [Trouble, { said: string }][],
  );
  for (const [kind, { said }] of rules) {
    const rest = words.replaceAll(new RegExp(` (?:${said})(?= )`, 'gu'), ' .');
    if (rest === words) continue;
    // Sorrow hides no answer, and a hurt pet needs no groomer.
    if (kind === 'alone' || kind === 'pet') return { kind, hasWish: kind === 'alone', rest };
    const { mentions, asksThingsToDo, isWish: asks } = parseMessage(rest, vocabulary);
    // "We are hungry" beside no money for food wishes for no restaurant, and no place to sleep for no hotel.
    const isWish = ({ slot, value }: Mention) =>
      kind === 'hardship'
        ? slot === 'interests' && !`${value}`.split('|').some((topic) => assistant.askedOnly.includes(topic))
        : thingSlots.has(slot);
    return { kind, hasWish: (kind === 'hardship' && asksThingsToDo && asks) || mentions.some(isWish), rest };
  }
  return null;
}
