import { formatMoney } from '../../../data/model/amounts.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { type Coordinates, distanceTo } from '../../../data/model/geo.ts';
import { dealsNamedIn } from '../conversation/dealNames.ts';
import { dealsWithSlugs } from '../conversation/knowledge.ts';
import { noPreferences } from '../conversation/preferences.ts';
import { companyOf, payersOf } from '../conversation/priceAfter.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { paidByAll, pricePaid } from '../recommend/needTests.ts';
import { paidWords } from '../recommend/paidWords.ts';
import { kilometersInMile, placeWords } from '../recommend/reasons.ts';
import { timeReason } from '../recommend/timeReason.ts';
import { compareDeals } from '../reply/dealSentences.ts';
import { phrase } from '../reply/phrases.ts';
import { areasNamed } from '../understand/areasNamed.ts';
import { firstMatch, occurs } from '../understand/grammar.ts';
import { filled } from '../words/filled.ts';
import { joinList } from '../words/joinList.ts';
import { utteranceOf } from '../words/utteranceOf.ts';

/** How many deals are compared at most. */
const mostCompared = 3;

/**
 * Compares the deals that `text` names by their places or titles, else the latest: two of them in full, more by price,
 * place or time.
 */
export function comparisonReply(text: string, latest: readonly DealRecord[], turn: Turn): ReplyDraft {
  const { before, knowledge } = turn;
  const { grammar } = knowledge.vocabulary;
  const said = utteranceOf(text);
  const placed = said.split(' ').flatMap((word) => latest[grammar.ordinals[word] ?? -1] ?? []);
  const named = dealsNamedIn(text, dealsWithSlugs(before.shown, knowledge), knowledge);
  const chosen = [placed, turn.choices, named, latest].find((deals) => deals.length > 1);
  const deals = (chosen ?? dealsWithSlugs(before.shown.slice(-2), knowledge)).slice(0, mostCompared);
  const reply = comparisonOf(deals, said, turn);
  // What was not shown yet is recommended, and may be pointed at.
  return chosen === turn.choices && reply.about ? { reply: reply.reply, deals: reply.about } : reply;
}

function comparisonOf(deals: readonly DealRecord[], said: string, turn: Turn): ReplyDraft {
  const { grammar } = turn.knowledge.vocabulary;
  const [a, b] = deals;
  const area = occurs(grammar.comparesPlace, said) ? areaOf(said, turn) : undefined;
  if (a && area?.at) return nearestReply(deals, { ...area, at: area.at }, turn);
  if (!a || !b) return { reply: phrase('alone', turn) };
  const aspect = aspects.find(({ rule }) => occurs(grammar[rule], said));
  if (aspect) return inOrder(deals, aspect, turn);
  // Two are compared if two are asked for, or shown.
  if (deals.length === 2 || !occurs(grammar.several, said))
    return { reply: compareDeals(a, b, turn), about: [a, b] };
  return inOrder(deals, priceAspect, turn);
}

/** Something that deals are compared by: how they sort, and what is said of each. */
interface Aspect {
  readonly rule: 'comparesPrice' | 'comparesPlace' | 'comparesTime';
  readonly reply: 'byPrice' | 'byPlace' | 'byTime';
  readonly orderOf: (deal: DealRecord, turn: Turn) => number;
  readonly wordsOf: (deal: DealRecord, turn: Turn) => string;
}

const priceAspect: Aspect = {
  rule: 'comparesPrice',
  reply: 'byPrice',
  orderOf: (deal, turn) =>
    asksEach(turn)
      ? pricePaid(deal, { people: 1 })
      : paidByAll(deal, payersOf({ ...turn.preferences, party: headsOf(turn) })),
  wordsOf: (deal, turn) => {
    const { currency } = turn.knowledge.assistant.head;
    const paid =
      asksEach(turn) && deal.price
        ? formatMoney(Math.ceil(pricePaid(deal, { people: 1 }) * 100) / 100, currency)
        : paidWords(deal, headsOf(turn), turn.knowledge);
    return paid ?? deal.offerText ?? '';
  },
};

/** Whether what each pays is compared. */
const asksEach = ({ heard, knowledge: { vocabulary } }: Turn) =>
  occurs(vocabulary.grammar.facts.forEach, heard?.words ?? '');

/** For how many prices are compared; `null` if nobody said. */
function headsOf({ understanding, heard, knowledge, preferences }: Turn): number | null {
  const { groups } = firstMatch(knowledge.vocabulary.grammar.comparesPrice, heard?.words ?? '') ?? {};
  const party = understanding?.party ?? (Number(groups?.heads) || preferences.party);
  return companyOf(party, preferences.occasion);
}

const aspects: readonly Aspect[] = [
  priceAspect,
  {
    rule: 'comparesPlace',
    reply: 'byPlace',
    orderOf: (deal, { context: { place } }) => (place ? (distanceTo(deal, place) ?? Number.MAX_VALUE) : 0),
    wordsOf: (deal, { knowledge, preferences }) => placeWords(deal, preferences, knowledge),
  },
  {
    rule: 'comparesTime',
    reply: 'byTime',
    orderOf: ({ when }) =>
      Math.min(...[...(when?.sessions ?? []), ...(when?.hours ?? [])].map(({ from }) => from)),
    wordsOf: (deal, { knowledge, preferences, context }) =>
      timeReason(deal, { ...preferences, when: preferences.when ?? 'today' }, knowledge, context),
  },
];

/** The part of town that a question names. */
function areaOf(said: string, { knowledge: { assistant, vocabulary } }: Turn) {
  const [named] = areasNamed(said, vocabulary);
  return assistant.neighborhoods.find(({ id }) => id === named);
}

/** The deals by how far they are from a part of town, each with its distance; what comes to the door comes last. */
function nearestReply(
  deals: readonly DealRecord[],
  { label, at }: { readonly label: string; readonly at: Coordinates },
  turn: Turn,
): ReplyDraft {
  const { knowledge } = turn;
  const { away } = knowledge.language.reasons;
  const sorted = deals
    .map((deal) => ({ deal, distance: distanceTo(deal, at) }))
    .sort((a, b) => (a.distance ?? Number.MAX_VALUE) - (b.distance ?? Number.MAX_VALUE));
  const list = sorted.map(({ deal, distance }) => {
    const miles = distance === undefined ? '' : (distance / kilometersInMile).toFixed(1);
    const where = [placeWords(deal, noPreferences, knowledge), miles && filled(away, { miles })];
    return `“${deal.title}” (${where.filter(Boolean).join(', ')})`;
  });
  return {
    reply: phrase('nearest', turn, { area: label, list: joinList(list, knowledge.language) }),
    about: sorted.map(({ deal }) => deal),
  };
}

function inOrder(deals: readonly DealRecord[], { reply, orderOf, wordsOf }: Aspect, turn: Turn): ReplyDraft {
  const sorted = deals
    .map((deal) => ({ deal, value: orderOf(deal, turn) }))
    .sort((a, b) => a.value - b.value)
    .map(({ deal }) => deal);
  const list = sorted.map((deal) => `“${deal.title}” ${wordsOf(deal, turn)}`.trim());
  const key = reply === 'byPrice' && asksEach(turn) ? 'byEach' : reply;
  return { reply: phrase(key, turn, { list: joinList(list, turn.knowledge.language) }), about: sorted };
}
