import type { DealRecord } from '../../../data/model/dealRecord.ts';
import type { Guide } from '../guide.ts';
import { whyOf } from '../recommend/why.ts';
import { compare, dealValues, namedIn } from '../reply/results.ts';
import { say } from '../reply/say.ts';
import { dealsOf, type Said, type Turn } from './turn.ts';

/** An answer about deals that were shown: what they are, why they came up, how they differ. `null` where none is meant. */
export function aboutShown({ intent, before, guide, said, text, circumstances }: Turn): Said | null {
  const latest = dealsOf(before.latest, guide);
  const named = namedIn(text, dealsOf(before.shown, guide));
  const [first] = latest;
  if (!first) return null;
  const fewer = { reply: say('fewer', before, guide, { count: latest.length }) };
  switch (intent.type) {
    case 'why': {
      const reasons = whyOf(named[0] ?? first, before.preferences, guide, circumstances);
      return { reply: say('why', before, guide, { ...dealValues(named[0] ?? first, guide), reasons }) };
    }
    case 'detail': {
      // A wish beside it is another search: "tell me more about hotels".
      if (intent.which === null && named.length === 0 && said && said.mentions.length > 1) return null;
      const deal = intent.which === null ? (named[0] ?? first) : latest.at(intent.which);
      return deal ? { reply: say('details', before, guide, dealValues(deal, guide)), about: [deal] } : fewer;
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
