import { chipsOf } from '../conversation/chips.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { joinList, phrase } from '../reply/phrases.ts';
import { questionPhrase, quickRepliesTo } from '../reply/questions.ts';

/** After so many turns without a wish in them, answers are offered to tap. */
const missesBeforeHelp = 2;

/** Says what was understood, and asks for what is still open. */
export function missingPreferencesReply({
  before,
  preferences,
  ask: open,
  said,
  knowledge,
}: Turn): ReplyDraft {
  const asked = open ?? 'audience-and-setting';
  const asking = questionPhrase(asked, preferences, before, knowledge);
  const isMiss = said !== null && said.mentions.length === 0 && said.intent.type === 'find';
  const misses = isMiss ? before.misses + 1 : 0;
  const needs =
    said && said.needs.length > 0 ? [phrase('need', before, knowledge, { need: joinList(said.needs) })] : [];
  if (misses >= missesBeforeHelp) {
    const kinds = knowledge.assistant.categories.slice(0, 4).map(({ label }) => label);
    return {
      ...{ reply: phrase('puzzled', before, knowledge), followUp: asking, asked, misses, options: needs },
      quickReplies: quickRepliesTo(asked, knowledge, kinds),
    };
  }
  const known = chipsOf(before.preferences, knowledge).map(({ label }) => label);
  const news = chipsOf(preferences, knowledge).filter(({ label }) => !known.includes(label));
  if (news.length === 0) return { reply: asking, asked, misses, options: needs };
  // A topic or a time says more than the category that it stands for.
  const telling = news.filter(({ slot }) => slot !== 'categories');
  const noted = joinList((telling.length > 0 ? telling : news).slice(0, 3).map(({ label }) => label));
  return {
    reply: phrase('noted', before, knowledge, { noted }),
    followUp: asking,
    asked,
    misses,
    options: needs,
  };
}
