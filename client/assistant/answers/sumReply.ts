import { formatMoney } from '../../../data/model/amounts.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { phrase } from '../reply/phrases.ts';
import { firstMatch } from '../understand/grammar.ts';

/** The result of a message that is a sum and no more: "120 divided by 6", "20 percent off 80"; `null` for others. */
export function sumReply(turn: Turn): ReplyDraft | null {
  const { knowledge, heard, before } = turn;
  const { groups } = firstMatch(knowledge.vocabulary.grammar.sum, heard?.words ?? '') ?? {};
  const result = groups && resultOf(groups);
  if (!groups || result === null || result === undefined || !Number.isFinite(result)) return null;
  const total = Math.round(result * 100) / 100;
  const isMoney = `${groups.a}${groups.b}`.includes('$');
  const { currency } = knowledge.assistant.head;
  const words = isMoney
    ? formatMoney(total, currency)
    : new Intl.NumberFormat(knowledge.language.facts.locale).format(total);
  return { reply: phrase('sum', turn, { total: words }), asked: before.asked, isAside: true };
}

function resultOf(groups: Readonly<Record<string, string | undefined>>): number | null {
  const [a = 0, b = 0] = [groups.a, groups.b].map((said) => Number(said?.replace('$', '')));
  if (groups.percent) return groups.off ? b * (1 - a / 100) : groups.of ? (b * a) / 100 : null;
  if (groups.over) return a / b;
  if (groups.times) return a * b;
  if (groups.plus) return a + b;
  return groups.minus ? a - b : null;
}
