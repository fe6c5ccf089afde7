import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { hasTrait } from '../../../data/model/deals/traits.ts';
import { firstMatch, occurs } from '../understand/grammar.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Conversation } from './conversation.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import { topicTest } from './topicTest.ts';
import type { AskedQuestion } from './turn.ts';

/**
 * `asked` with what several deals cost together, if a message asks for that: of those that it names, of a plan, or of those that the
 * visitor asked about one by one. "Add up karaoke and disco" asks without a question, "sum up our day with the times" for more.
 */
export function withSum(
  asked: readonly AskedQuestion[],
  whole: Understanding,
  before: Conversation,
  knowledge: AssistantKnowledge,
): readonly AskedQuestion[] {
  const { grammar } = knowledge.vocabulary;
  const { words } = whole.remark;
  const isRequest = occurs(grammar.sums, words);
  const price = asked.find(({ topic, isRemark }) => topic === 'price' && !isRemark);
  const within = whole.mentions.filter(
    ({ slot, start, end }) => slot === 'interests' && price && price.start <= start && end <= price.end,
  );
  // "Is pizza for 14 within the rest" asks of one.
  const isTotal = price && within.length !== 1 && occurs(grammar.facts.inTotal, words);
  if (!isRequest && !isTotal) return asked;
  const named = dealsMeant(whole, before, knowledge);
  const deals = named.length > 1 || !isRequest ? named : dealsChosen(before, knowledge);
  if (deals.length < 2) return asked;
  const others = asked.filter((question) => question !== price && !question.isRemark);
  const all = { ...whole.remark, isRemark: false, deals, name: null };
  const [time] = others.some(({ topic }) => topic === 'hours')
    ? []
    : (firstMatch(grammar.comparesTime, words) ?? []);
  return [
    ...others,
    ...(isRequest && time ? [{ ...all, topic: 'hours' as const, words: ` ${time} ` }] : []),
    { ...(price ?? all), ...(isRequest && all), topic: 'price', deals, isSum: true },
  ];
}

/** Of each thing that the message names, the deal that was talked about or shown last. */
function dealsMeant(
  { mentions }: Understanding,
  before: Conversation,
  knowledge: AssistantKnowledge,
): readonly DealRecord[] {
  const known = dealsWithSlugs(
    [...[...(before.talked ?? [])].reverse(), ...before.latest, ...[...before.shown].reverse()],
    knowledge,
  );
  // Lunch is whatever is a meal.
  const meals = knowledge.assistant.language.meals
    .map(({ topics }) => topics)
    .join('|')
    .split('|');
  const found = mentions.flatMap(({ slot, value, polarity }) => {
    if (slot !== 'interests' || polarity === 'against') return [];
    const isAbout = topicTest(`${value}`, knowledge);
    const isMeal = meals.includes(`${value}`);
    return known.find((deal) => isAbout(deal) || (isMeal && hasTrait(deal.traits, 'meal'))) ?? [];
  });
  return [...new Set(found)];
}

/** The stops of a plan, or the deals that were asked about one by one. */
const dealsChosen = ({ preferences, latest, talked = [] }: Conversation, knowledge: AssistantKnowledge) =>
  dealsWithSlugs(preferences.plan === null ? talked : latest, knowledge);
