import type { Trouble } from '../../../data/language/care.ts';
import { plainWords } from '../care/careParts.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import { thingSlots } from '../understand/mention.ts';
import { parseMessage } from '../understand/parseMessage.ts';

/** Trouble that somebody tells of, and whether their message also wishes for something that deals may be. */
export interface ToldTrouble {
  readonly kind: Trouble;
  readonly hasWish: boolean;
}

/** The trouble in `text`, in whichever language; `null` for none. */
export function troubleIn(text: string, { care, vocabulary }: AssistantKnowledge): ToldTrouble | null {
  const words = plainWords(text);
  const rules = care.languages.flatMap(
    ({ troubles }) => Object.entries(troubles) as [Trouble, { said: string }][],
  );
  for (const [kind, { said }] of rules) {
    const rest = words.replaceAll(new RegExp(` (?:${said})(?= )`, 'gu'), ' .');
    if (rest === words) continue;
    const { mentions } = parseMessage(rest, vocabulary);
    // "We are hungry" beside no money for food wishes for no restaurant.
    const isWish = ({ slot }: { slot: string }) =>
      kind === 'hardship' ? slot === 'interests' : thingSlots.has(slot);
    return { kind, hasWish: mentions.some(isWish) };
  }
  return null;
}
