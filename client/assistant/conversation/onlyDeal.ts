import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { occurs } from '../understand/grammar.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Question } from '../understand/question.ts';
import type { Subjects } from './boundDeals.ts';
import { firstTags } from './firstTags.ts';
import type { AssistantKnowledge } from './knowledge.ts';
import { loneDeal } from './shownNames.ts';
import { ofAnyDeal } from './subjects.ts';

/**
 * The only deal of the catalog about all things that a message names, in the part of town that it names, as what `question` is
 * about: "pottery class: how much is it", "how long is the massage in Old Town". `null` for none, or several, and for what asks
 * for deals.
 */
export function onlyDealNamed(
  { mentions }: Understanding,
  { topic, exists, leads, clause }: Pick<Question, 'topic' | 'exists' | 'leads' | 'clause'>,
  { data, vocabulary: { grammar } }: AssistantKnowledge,
): Subjects | null {
  const wanted = mentions.filter(({ polarity }) => polarity === 'for');
  const all = wanted.filter(({ slot }) => slot === 'interests');
  // "A cleaner, and a place for tea. Do I have to book the tea" asks of the tea alone.
  const rules = grammar.facts.topics.filter(([asked]) => asked === topic);
  const said = rules.reduce((words, [, rule]) => words.replace(rule, ' _ '), clause);
  const own = all.filter(({ value }) =>
    String(value)
      .split('|')
      .some((tag) => said.includes(` ${tag} `)),
  );
  const things = own.length > 0 ? own : all;
  const places = wanted.filter(({ slot }) => slot === 'neighborhoods').map(({ value }) => value);
  const lead =
    own.length > 0
      ? undefined
      : leads.find(({ start, end }) => things.some((thing) => start <= thing.start && thing.end <= end));
  const searches = lead !== undefined && occurs(grammar.facts.questions.search, lead.words);
  if (exists || searches || topic === 'other' || (!lead && ofAnyDeal.has(topic))) return null;
  const isOf = (deal: DealRecord) =>
    things.every(({ value }) =>
      String(value)
        .split('|')
        .some((tag) => firstTags(deal, true).includes(tag)),
    ) &&
    (places.length === 0 || places.some((place) => deal.neighborhoods.includes(String(place))));
  const deal = things.length > 0 ? loneDeal(data.deals.filter(isOf)) : undefined;
  if (!deal) return null;
  // "I want flowers, do they deliver" wishes for them, too.
  const isWish = lead && [grammar.hoping, grammar.asking].some((rule) => occurs(rule, lead.words));
  return { deals: [deal], isNamed: true, lead: isWish ? null : (lead ?? null) };
}
