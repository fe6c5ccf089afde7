import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { Guide } from '../conversation/knowledge.ts';
import { dealsOf, type Said, type Turn } from '../conversation/turn.ts';
import { whyOf } from '../recommend/reasons.ts';
import { compare, dealValues, namedIn } from '../reply/dealSentences.ts';
import { say } from '../reply/phrases.ts';

/** An answer about deals that were shown: what they are, why they came up, how they differ. `null` where none is meant. */
export function aboutShown({ intent, before, guide, said, text, circumstances }: Turn): Said | null {
  const latest = dealsOf(before.latest, guide);
  const named = namedIn(text, dealsOf(before.shown, guide));
  const [first] = latest;
  if (!first) return null;
  const subject = named[0] ?? dealsOf([before.focus ?? ''], guide)[0] ?? first;
  const fewer = { reply: say('fewer', before, guide, { count: latest.length }) };
  switch (intent.type) {
    case 'why': {
      const reasons = whyOf(subject, before.preferences, guide, circumstances);
      return { reply: say('why', before, guide, { ...dealValues(subject, guide), reasons }) };
    }
    case 'detail': {
      // A wish beside it is another search: "tell me more about hotels".
      if (intent.which === null && named.length === 0 && said && said.mentions.length > 1) return null;
      const deal = intent.which === null ? subject : latest.at(intent.which);
      if (!deal) return fewer;
      const isAgain = deal.slug === before.focus;
      const reply = say(isAgain ? 'detailsAgain' : 'details', before, guide, dealValues(deal, guide));
      return { reply, about: [deal] };
    }
    case 'compare': {
      const chosen = [placedIn(text, latest, guide), named, latest].find((deals) => deals.length > 1);
      const [one, other] = chosen ?? dealsOf(before.shown.slice(-2), guide);
      if (one && other) return { reply: compare(one, other, before, guide), about: [one, other] };
      return { reply: say('alone', before, guide) };
    }
    default:
      return null;
  }
}

/** The deals that `text` names by their places in the list: "the second and the third". */
function placedIn(text: string, latest: readonly DealRecord[], { vocabulary }: Guide): DealRecord[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.flatMap((word) => latest[vocabulary.grammar.ordinals.indexOf(word)] ?? []);
}
