import { capitalized } from '../conversation/timeWords.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { reasonsFor } from '../recommend/reasons.ts';
import { dealPhraseValues } from '../reply/dealSentences.ts';
import { phrase } from '../reply/phrases.ts';
import type { HostedChoice } from './hostedChoice.ts';
import type { HostedSources } from './sources.ts';
import { quotesOf } from './statements.ts';

/**
 * Says which deal a model would take, for each question that asks that, and why: by the texts that the model names, or what the
 * assistant knows. Those that it recommends are presented anyway.
 */
export const choiceReplies = (
  { asked, deals: chosen }: HostedChoice,
  turn: Turn,
  sources: HostedSources,
): ReplyDraft[] =>
  asked.flatMap(({ topic, deals: [deal], quotes }) => {
    if (topic !== 'choice' || !deal || chosen.some((each) => each.deal === deal)) return [];
    const { preferences, knowledge, context } = turn;
    const quoted = quotesOf(deal, quotes, sources).map(({ text }) => text);
    const reasons =
      quoted.length > 0 ? capitalized(quoted.join('; ')) : reasonsFor(deal, preferences, knowledge, context);
    return { reply: phrase('choice', turn, { ...dealPhraseValues(deal, turn), reasons }), about: [deal] };
  });
