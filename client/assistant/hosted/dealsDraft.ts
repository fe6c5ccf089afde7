import type { HostedWords } from '../../../data/language/hostedWords.ts';
import type { AskedSlot } from '../../../data/model/assistant/modelAnswer.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { afterLead } from '../answers/recommendations.ts';
import { timeLead } from '../answers/timeLead.ts';
import type { Preferences } from '../conversation/preferences.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { dealPhraseValues, presentDeals } from '../reply/dealSentences.ts';
import { questionPhrase, quickRepliesTo } from '../reply/questions.ts';
import { filled } from '../words/filled.ts';
import { caveatsOf, missedBy, unmentionedIn } from './caveats.ts';
import { comparisonSentence } from './comparisons.ts';
import type { HostedChoice } from './hostedChoice.ts';
import type { HostedSources } from './sources.ts';
import type { Statement } from './statements.ts';

/** What is said of the chosen deals: what none of them mentions comes first. */
export function dealsDraft(
  { deals: chosen, operations, cannot, question }: HostedChoice,
  statements: readonly Statement[],
  turn: Turn,
  sources: HostedSources,
): ReplyDraft {
  const { words } = sources;
  const deals = chosen.map(({ deal }) => deal);
  const compared = operations.map(({ kind, deals: some }) =>
    comparisonSentence(kind, some, deals, turn, words),
  );
  const asked = question !== null && isOpen(question, turn) ? question : null;
  const presented = [unmentionedIn(cannot, deals, turn, sources), presentationOf(deals, turn, words)];
  return {
    reply: [
      statements.length > 0 ? presented.filter(Boolean).join(' ') : '',
      ...statements.map(({ text }) => text),
      ...compared,
    ]
      .filter(Boolean)
      .join('\n'),
    options: caveatsOf(deals, turn, sources),
    deals,
    asked,
    followUp: asked && questionPhrase(asked, turn),
    quickReplies: quickRepliesTo(asked, turn),
  };
}

/** Presents the first deal: if it meets the wishes, after the time that the message names, and as what was wished. */
function presentationOf(deals: readonly DealRecord[], turn: Turn, { presented }: HostedWords): string {
  const [first] = deals;
  if (first && missedBy([first], turn).length > 0) {
    const { title, where } = dealPhraseValues(first, turn);
    return filled(presented, { title: title ?? '', where: where ?? '' });
  }
  const lead = timeLead(turn, { relaxed: [], deals });
  // Whether these are cheaper or nicer, as the visitor may have asked, is not known.
  const plain: Turn = { ...turn, intent: { type: 'find' } };
  return [lead, afterLead(presentDeals(deals, plain, { lead }), lead)].filter(Boolean).join(' ');
}

/** The preferences that answer a question. */
const answers: Readonly<Record<AskedSlot, readonly (keyof Preferences)[]>> = {
  audience: ['audience'],
  setting: ['setting'],
  time: ['when', 'dates', 'hours'],
  area: ['neighborhoods'],
  budget: ['priceRange'],
};

/** Whether a question was not asked before and is not answered. */
const isOpen = (question: AskedSlot, { before, preferences }: Turn): boolean =>
  !before.questions.includes(question) &&
  answers[question].every((slot) => {
    const value = preferences[slot];
    return value === null || (Array.isArray(value) && value.length === 0);
  });
