import { chipsOf } from '../conversation/chips.ts';
import { type AssistantKnowledge, isAvailable } from '../conversation/knowledge.ts';
import { isTooGeneric } from '../conversation/stages.ts';
import { capitalized } from '../conversation/timeWords.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { needPhrases, phrase } from '../reply/phrases.ts';
import { questionPhrase, quickRepliesTo } from '../reply/questions.ts';
import { filled } from '../words/filled.ts';
import { joinList } from '../words/joinList.ts';

/** After this many consecutive turns without a wish, categories are offered as quick replies. */
const missesBeforeHelp = 2;

/** Confirms what the turn added, and asks for what is still missing. */
export function missingPreferencesReply(turn: Turn): ReplyDraft {
  const { before, understanding, knowledge } = turn;
  const asked = turn.openQuestion ?? 'audience-and-setting';
  const question = questionPhrase(asked, turn);
  const isMiss =
    understanding !== null && understanding.mentions.length === 0 && understanding.intent.type === 'find';
  const misses = isMiss ? before.misses + 1 : 0;
  const options = needPhrases(turn);
  if (isMiss && isSentence(turn)) return lostReply(turn);
  if (misses >= missesBeforeHelp)
    return {
      ...{ reply: phrase('puzzled', turn), followUp: question, asked, misses, options },
      quickReplies: quickRepliesTo(asked, turn, categoryLabels(knowledge)),
    };
  const noted = newLabels(turn);
  if (noted === '') return { reply: question, asked, misses, options };
  return { reply: phrase('noted', turn, { noted }), followUp: question, asked, misses, options };
}

/** The reply to a message without a meaning that follows a question or deals. */
export const puzzledReply = (turn: Turn): ReplyDraft => ({
  reply: phrase(turn.before.latest.length > 0 ? 'puzzledHere' : 'puzzled', turn),
  asked: turn.before.asked,
  misses: turn.before.misses + 1,
  quickReplies: quickRepliesTo(turn.before.asked, turn, categoryLabels(turn.knowledge)),
});

/** So many words are a sentence. */
const fewestWords = 4;

/** Whether a message says something in particular, in a sentence, that was not understood. */
export const isSentence = ({ understanding, knowledge: { vocabulary } }: Turn): boolean =>
  understanding !== null &&
  understanding.words >= fewestWords &&
  !isTooGeneric(understanding) &&
  !understanding.asksThingsToDo &&
  understanding.meant.some(({ word }) => word.length > 2 && !vocabulary.idle.has(vocabulary.stem(word)));

/** To a sentence that was not understood: what the visitor can say, and the second time where else to look. */
export function lostReply(turn: Turn): ReplyDraft {
  const { before, knowledge } = turn;
  const isAgain = before.misses > 0;
  return {
    reply: phrase(isAgain ? 'lostAgain' : 'lost', turn),
    misses: before.misses + 1,
    quickReplies: quickRepliesTo(null, turn, isAgain ? categoryLabels(knowledge) : examplesOf(turn)).slice(
      knowledge.language.quickReplies.open.length,
    ),
  };
}

/** What one can ask for here: "Taco in Old Town", one for each of the first kinds. */
function examplesOf({ knowledge, context }: Turn): string[] {
  const { assistant, data, language, vocabulary } = knowledge;
  const kinds = assistant.categories.filter(({ errand }) => !errand).slice(0, 3);
  return kinds.flatMap(({ id }) => {
    const deal = data.deals.find(
      (each) => each.category === id && each.neighborhoods.length === 1 && isAvailable(each, context),
    );
    const [topic] = deal?.tags ?? [];
    const area = data.neighborhoods[deal?.neighborhoods[0] ?? '']?.label;
    if (topic === undefined || area === undefined) return [];
    return `${capitalized(vocabulary.nameOf(topic))} ${filled(language.reasons.inArea, { area })}`;
  });
}

const categoryLabels = ({ assistant, vocabulary }: AssistantKnowledge) =>
  assistant.categories.slice(0, 4).map(({ label }) => capitalized(vocabulary.nameOf(label)));

/** Up to three preferences that this turn added, as a list in words; empty if it added none. */
function newLabels({ before, preferences, knowledge }: Turn): string {
  const labelsBefore = chipsOf(before.preferences, knowledge).map(({ label }) => label);
  const added = chipsOf(preferences, knowledge).filter(({ label }) => !labelsBefore.includes(label));
  // A topic or a time says more than the category that comes with it.
  const specific = added.filter(({ slot }) => slot !== 'categories');
  return joinList(
    (specific.length > 0 ? specific : added).slice(0, 3).map(({ label }) => label),
    knowledge.language,
  );
}
