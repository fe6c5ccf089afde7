import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import { dealsWithSlugs, type ReplyDraft, type Turn } from '../conversation/turn.ts';
import { reasonsFor } from '../recommend/reasons.ts';
import { compareDeals, dealPhraseValues, dealsNamedIn } from '../reply/dealSentences.ts';
import { phrase } from '../reply/phrases.ts';

/** An answer about deals that were shown: what they are, why they came up, how they differ. `null` where none is meant. */
export function shownDealsReply({ intent, before, knowledge, said, text, context }: Turn): ReplyDraft | null {
  const latest = dealsWithSlugs(before.latest, knowledge);
  const named = dealsNamedIn(text, dealsWithSlugs(before.shown, knowledge));
  const [first] = latest;
  if (!first) return null;
  const subject = named[0] ?? dealsWithSlugs([before.focus ?? ''], knowledge)[0] ?? first;
  const fewer = { reply: phrase('fewer', before, knowledge, { count: latest.length }) };
  switch (intent.type) {
    case 'why': {
      const reasons = reasonsFor(subject, before.preferences, knowledge, context);
      return {
        reply: phrase('why', before, knowledge, { ...dealPhraseValues(subject, knowledge), reasons }),
      };
    }
    case 'detail': {
      // A wish beside it is another search: "tell me more about hotels".
      if (intent.which === null && named.length === 0 && said && said.mentions.length > 1) return null;
      const deal = intent.which === null ? subject : latest.at(intent.which);
      if (!deal) return fewer;
      const isAgain = deal.slug === before.focus;
      const reply = phrase(
        isAgain ? 'detailsAgain' : 'details',
        before,
        knowledge,
        dealPhraseValues(deal, knowledge),
      );
      return { reply, about: [deal] };
    }
    case 'compare': {
      const chosen = [placedIn(text, latest, knowledge), named, latest].find((deals) => deals.length > 1);
      const [one, other] = chosen ?? dealsWithSlugs(before.shown.slice(-2), knowledge);
      if (one && other) return { reply: compareDeals(one, other, before, knowledge), about: [one, other] };
      return { reply: phrase('alone', before, knowledge) };
    }
    default:
      return null;
  }
}

/** The deals that `text` names by their places in the list: "the second and the third". */
function placedIn(
  text: string,
  latest: readonly DealRecord[],
  { vocabulary }: AssistantKnowledge,
): DealRecord[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.flatMap((word) => latest[vocabulary.grammar.ordinals.indexOf(word)] ?? []);
}
