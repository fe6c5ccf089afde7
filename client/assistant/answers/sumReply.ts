import { formatMoney } from '../../../data/model/amounts.ts';
import { totalPrice } from '../../../data/model/deals/totalPrice.ts';
import { dealsWithSlugs } from '../conversation/knowledge.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { phrase } from '../reply/phrases.ts';
import { firstMatch } from '../understand/grammar.ts';

/** The result of a message that is a sum and no more: "120 divided by 6", "20 percent off 80", or of a deal with a tip; `null` for others. */
export function sumReply(turn: Turn): ReplyDraft | null {
  const { knowledge, heard, before } = turn;
  const { groups } = firstMatch(knowledge.vocabulary.grammar.sum, heard?.words ?? '') ?? {};
  const result = groups && resultOf(groups);
  if (!groups || result === null || result === undefined || !Number.isFinite(result))
    return tippedReply(turn);
  const total = Math.round(result * 100) / 100;
  const isMoney = Boolean(groups.more) || `${groups.a}${groups.b}`.includes('$');
  const { currency } = knowledge.assistant.head;
  const words = isMoney
    ? formatMoney(total, currency)
    : new Intl.NumberFormat(knowledge.language.facts.locale).format(total);
  return { reply: phrase('sum', turn, { total: words }), asked: before.asked, isAside: true };
}

function resultOf(groups: Readonly<Record<string, string | undefined>>): number | null {
  const [a = 0, b = 0] = [groups.a, groups.b].map((said) => Number(said?.replace('$', '')));
  // "179 plus 20 percent".
  if (groups.more) return groups.plus ? a * (1 + b / 100) : groups.minus ? a * (1 - b / 100) : null;
  if (groups.percent) return groups.off ? b * (1 - a / 100) : groups.of ? (b * a) / 100 : null;
  if (groups.over) return a / b;
  if (groups.times) return a * b;
  if (groups.plus) return a + b;
  return groups.minus ? a - b : null;
}

/** A message that asks for more than a sum has more words. */
const mostWords = 12;

/** What the deal in question costs with the tip in percent that a message names; `null` for others. */
function tippedReply(turn: Turn): ReplyDraft | null {
  const { knowledge, heard, before, understanding, asked, meant } = turn;
  const { groups } = firstMatch(knowledge.vocabulary.grammar.tip, heard?.words ?? '') ?? {};
  const [deal, ...others] = [asked.at(-1)?.deals ?? [], meant ?? [], shownIn(turn)].flat();
  if (!groups || !deal?.price || others.some((other) => other !== deal)) return null;
  if ((understanding?.words ?? 0) > mostWords) return null;
  const people = understanding?.party ?? before.preferences.party ?? 1;
  const paid = deal.priceFor === undefined ? deal.price : (totalPrice(deal, people) ?? deal.price);
  const percent = groups.tip ?? groups.part ?? '';
  const total = formatMoney(
    Math.round(paid * (100 + Number(percent))) / 100,
    knowledge.assistant.head.currency,
  );
  const reply = phrase('tipped', turn, { title: `“${deal.title}”`, percent, total });
  return { reply, about: [deal], asked: before.asked, isAside: true };
}

/** The deal that is talked about, or else those shown last. */
const shownIn = ({ before, knowledge }: Turn) =>
  dealsWithSlugs(before.focus === null ? before.latest : [before.focus], knowledge);
