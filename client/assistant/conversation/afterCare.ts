import type { Care, CareKind } from '../../../data/language/care.ts';
import { plainWords } from '../care/careParts.ts';
import type { Conversation } from './conversation.ts';
import type { AssistantKnowledge } from './knowledge.ts';

/** The language and the kind of the reply before this turn if that was about help; else `null`. */
export function lastCare(
  { said }: Pick<Conversation, 'said'>,
  languages: readonly Care[],
): { care: Care; kind: CareKind } | null {
  const latest = said.at(-1) ?? '';
  for (const care of languages) {
    const { replies, stay } = care;
    const kinds = Object.keys(replies) as CareKind[];
    const kind = kinds.find((name) => latest.startsWith(replies[name]));
    if (kind) return { care, kind };
    if (latest.startsWith(stay)) {
      const first = kinds.find((name) => said.some((reply) => reply.startsWith(replies[name])));
      return { care, kind: first ?? 'danger' };
    }
  }
  return null;
}

/** Whether the assistant has lately shown help lines. */
export const hasShownHelp = ({ said }: Pick<Conversation, 'said'>, languages: readonly Care[]): boolean =>
  languages.some(({ replies, stay }) =>
    said.some((reply) => [...Object.values(replies), stay].some((words) => reply.startsWith(words))),
  );

/**
 * What `text` says, in plain words, beside that its writer is in no danger: "I’m safe, I’m not going to hurt myself, just sad".
 * `null` if it does not say so, and before help lines were shown: nobody has to deny what nobody has asked.
 */
export function besideCalm(
  text: string,
  before: Pick<Conversation, 'said'>,
  { care: { languages } }: Pick<AssistantKnowledge, 'care'>,
): string | null {
  if (!hasShownHelp(before, languages)) return null;
  const words = plainWords(text);
  const rest = languages.reduce(
    (left, { calm }) => left.replace(new RegExp(`(?<= )(?:${calm})(?= )`, 'gu'), '.'),
    words,
  );
  return rest === words ? null : rest;
}
