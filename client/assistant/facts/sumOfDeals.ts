import { formatMoney } from '../../../data/model/amounts.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { totalPrice } from '../../../data/model/deals/totalPrice.ts';
import { dealsWithSlugs } from '../conversation/knowledge.ts';
import { topicTest } from '../conversation/topicTest.ts';
import type { AskedQuestion, Turn } from '../conversation/turn.ts';
import { occurs } from '../understand/grammar.ts';
import { filled } from '../words/filled.ts';
import { listWords } from './askedFact.ts';
import { type FactSource, partyOf } from './askedOf.ts';
import { titleOf } from './givenAnswer.ts';
import { headsIn, withoutHeads } from './heads.ts';
import { isWithinLimit } from './limits.ts';

/** What several deals cost together. */
export interface DealsSum {
  readonly text: string;
  readonly deals: readonly DealRecord[];
}

/**
 * What the deals that `question` asks about cost in all, and which of them are not in the sum since nobody knows what all pay;
 * `null` if it asks for no sum.
 */
export function sumOfDeals(question: AskedQuestion, turn: Turn, source: FactSource): DealsSum | null {
  const deals = question.topic === 'price' ? dealsToSum(question, turn, source) : [];
  // Nobody does both what is to come and what stands in for it.
  const { restated } = question;
  if (restated ? !question.isSum : deals.length < 2) return null;
  if (deals.some(({ starts }) => starts)) return null;
  const { replies } = source;
  const { language, assistant } = turn.knowledge;
  const money = (amount: number) => formatMoney(amount, assistant.head.currency);
  if (restated) return { text: countedSum(deals, restated.times, turn, source), deals };
  const people = peopleOf(question, deals, turn, source);
  // What nobody says is for one person may be the price of all.
  const isKnown = ({ price, priceFor }: DealRecord) =>
    price !== undefined && (price === 0 || people === 1 || priceFor !== undefined);
  const known = deals.filter(isKnown);
  if (known.length === 0) return null;
  const costOf = (deal: DealRecord) => totalPrice(deal, people) ?? 0;
  const { free } = language.reasons;
  const parts = known.map((deal) => `${titleOf(deal)} ${deal.price === 0 ? free : money(costOf(deal))}`);
  const sum = known.reduce((paid, deal) => paid + costOf(deal), 0);
  const total = money(sum);
  const others = deals.filter((deal) => !known.includes(deal)).map(titleOf);
  const { says, yes, no } = replies.answers;
  const share = sum / people;
  // "Is all of that under 120 each".
  const isOfEach = occurs(turn.knowledge.vocabulary.grammar.facts.forEach, question.words) && people > 1;
  const said = question.isSum ? (turn.heard?.words ?? '') : question.words;
  const isWithin = isWithinLimit(said, replies.details, isOfEach ? share : sum);
  const answer = isWithin === null ? '{answer}' : isWithin ? yes : no;
  return {
    text: filled(answer, {
      answer: [
        `${listWords(parts, language.facts)}; ${filled(says['price.total'], { people, total })}`,
        ...(isOfEach
          ? [filled(says['price.each'], { people, price: money(Math.ceil(share * 100) / 100) })]
          : []),
        ...(others.length > 0
          ? [filled(says['price.uncounted'], { list: listWords(others, language.facts), people })]
          : []),
      ].join('; '),
    }),
    deals,
  };
}

/** What `deals` cost together, each bought some `times`: "6 × “Axe throwing” $234 and “Long table” $432; that’s $666 in total". */
function countedSum(
  deals: readonly DealRecord[],
  times: readonly number[],
  { knowledge: { language, assistant }, preferences: { party } }: Turn,
  { replies: { answers } }: FactSource,
): string {
  const money = (amount: number) => formatMoney(amount, assistant.head.currency);
  const priced = deals.flatMap((deal, at) => {
    const count = times[at] ?? 1;
    return deal.price === undefined ? [] : { deal, count, cost: Math.round(deal.price * count * 100) / 100 };
  });
  const unpriced = deals.filter(({ price }) => price === undefined).map(titleOf);
  const parts = priced.map(
    ({ deal, count, cost }) =>
      `${count > 1 ? `${count} × ` : ''}${titleOf(deal)} ${cost === 0 ? language.reasons.free : money(cost)}`,
  );
  const sum = priced.reduce((paid, { cost }) => paid + cost, 0);
  const total = money(sum);
  const people = party ?? 1;
  const price = money(Math.ceil((sum / people) * 100) / 100);
  return [
    ...(parts.length > 1
      ? [listWords(parts, language.facts), filled(answers.says['price.sum'], { total })]
      : parts),
    ...(people > 1 && sum > 0 ? [filled(answers.says['price.each'], { people, price })] : []),
    ...(unpriced.length > 0
      ? [filled(answers.says['price.unpriced'], { list: listWords(unpriced, language.facts) })]
      : []),
  ].join('; ');
}

/**
 * All stops of a plan, the deals that are named, or the best for each thing that was wanted; of other deals, from which one is to
 * be chosen, only who asks for all of them wants the sum.
 */
function dealsToSum(
  { deals, words, isSum }: AskedQuestion,
  turn: Turn,
  { replies }: FactSource,
): readonly DealRecord[] {
  const { before, knowledge } = turn;
  if (isSum) return deals;
  const asks = (kind: 'total' | 'sum' | 'limit' | 'perPerson', said = words) =>
    new RegExp(replies.details[kind], 'u').test(kind === 'sum' ? withoutHeads(said, replies) : said);
  const latest = dealsWithSlugs(before.latest, knowledge);
  const isOfList = deals.every((deal, at) => deal === latest[at]);
  const { plan, interests } = before.preferences;
  // "Together, is that under 100"; "so both of those, what is it per person".
  const asksSum = asks('sum') || ((asks('limit') || asks('perPerson')) && asks('sum', turn.heard?.words));
  if (!asksSum && (!asks('total') || deals.length < 2)) return [];
  if (plan !== null) return latest;
  if (!isOfList) return deals;
  const best = interests.flatMap((topic) => latest.find(topicTest(topic, knowledge)) ?? []);
  const wanted = [...new Set(best)];
  return wanted.length > 1 ? wanted : asksSum ? deals : [];
}

/** How many pay; two where a price is for two and nobody has said. */
function peopleOf(
  { isSum }: AskedQuestion,
  deals: readonly DealRecord[],
  turn: Turn,
  { replies }: FactSource,
): number {
  const { before, heard } = turn;
  const counted = headsIn(heard?.words ?? ' ', replies)?.all;
  // "Just add them up for me" counts nobody.
  const heads = counted === 1 ? undefined : counted;
  // "The total for the three" counts the deals.
  const isOfDeals = heads === deals.length && heads > 2 && turn.understanding?.party !== heads;
  return (
    (isOfDeals
      ? before.preferences.party
      : (heads ??
        // "The two things" are no two people.
        (isSum ? turn.preferences.party : partyOf(turn, replies)))) ??
    before.preferences.priceRange?.people ??
    (deals.some(({ priceFor }) => typeof priceFor === 'number' && priceFor > 1) ? 2 : 1)
  );
}
