import type { FactReplies } from '../../../data/language/factReplyWords.ts';
import type { DetailsRecord } from '../../../data/model/deals/dealDetails.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { isWithChildren } from '../conversation/childHours.ts';
import type { AskedQuestion, Turn } from '../conversation/turn.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { type AskedFact, peopleCountIn } from './askedFact.ts';
import { headsIn, withoutPrices, withoutUnitPrice } from './heads.ts';

/** What answers are made of. */
export interface FactSource {
  readonly details: ReadonlyMap<string, DetailsRecord>;
  readonly replies: FactReplies;
}

/** A question about `deal` with what its answer depends on; `null` if its details could not be loaded. */
export function askedOf(
  question: AskedQuestion,
  deal: DealRecord,
  turn: Turn,
  { details, replies }: FactSource,
): AskedFact | null {
  const { knowledge, context, before, heard } = turn;
  const found = details.get(deal.slug);
  if (!found) return null;
  return {
    ...{ question, deal, details: found, facts: found.facts ?? {}, knowledge, replies },
    words: knowledge.language.facts,
    ...{ now: context.now, party: partyOf(turn, replies), ages: agesIn(question, replies) },
    context: contextOf(question),
    wanted: before.preferences,
    said: heard?.words ?? ' ',
    nights: before.nights ?? null,
    children: heard?.children ?? (question.topic === 'price' ? childrenBefore(turn) : null),
    isForChildren: isWithChildren(turn.preferences),
  };
}

/** The ages of children who are known to come. */
const childrenBefore = ({ before: { preferences } }: Turn): AskedFact['children'] => {
  const { youngest, oldest } = preferences;
  return youngest === null || oldest === null ? null : { youngest, oldest };
};

/** The words of the statement before a question: "my dog is huge, does it cost more". */
export const contextOf = ({ leads, name }: AskedQuestion) =>
  leads.find((lead) => !lead.isAsked && lead.start !== name?.start)?.words ?? ' ';

/** How many come: "can 8 of us come, what is that in total". */
export function partyOf({ asked, before, understanding }: Turn, replies: FactReplies): number | null {
  const told = asked.flatMap(({ topic, words, deals: [deal] }) =>
    deal && (topic === 'groups' || topic === 'price')
      ? (peopleCountIn(withoutPrices(withoutUnitPrice(words, deal), deal, replies), replies) ?? [])
      : [],
  );
  // "Can eight of us come? And how much is it in all".
  const earlier = headsIn(utteranceOf(before.question ?? ''), replies)?.all ?? null;
  return understanding?.party ?? told[0] ?? before.preferences.party ?? earlier;
}

/** More may be how old they are: "we are 19". */
const mostCounted = 15;

/** The ages that a question and the words before it say; "we are four" says how many they are. */
const agesIn = ({ words, leads }: AskedQuestion, replies: FactReplies): number[] =>
  [words, ...leads.map((lead) => lead.words)].flatMap((said) => {
    const ages = [...said.matchAll(new RegExp(replies.details.ageSaid, 'gu'))].map(([, age]) => Number(age));
    const [age = 0, ...others] = ages;
    const isCount = others.length === 0 && age <= mostCounted && headsIn(said, replies)?.all === age;
    return isCount ? [] : ages;
  });
