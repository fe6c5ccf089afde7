import { type Mention, thingSlots } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { filled } from '../words/filled.ts';
import { dealsByWord, isNamedIn } from './dealWords.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';

/** A word with less weight in a deal is no name of it: see `dealsByWord`. */
const calledSo = 2;
/** If no deal is named so, so many at most are meant by what visitors call them. */
const mostCalled = 2;

/**
 * The work that a message wants done on a thing, as a wish for the deals that name the thing and are called by the work, or, if
 * there are none, for what nobody offers. `null` if it wants none, asks about one of the deals `shown`, or says what visitors
 * may call a deal.
 */
export function wantedServiceOf(
  { service, mentions, intent, isQuestion }: Understanding,
  shown: readonly string[],
  knowledge: AssistantKnowledge,
): Mention | null {
  if (!service || intent.type !== 'find') return null;
  const { start, end, isRepair } = service;
  const { vocabulary, data } = knowledge;
  const { services } = vocabulary.grammar;
  const thing = thingOf(service.thing, mentions);
  const index = dealsByWord(knowledge);
  const dealsCalled = (words: readonly string[]) =>
    words
      .map((word) => vocabulary.stem(word))
      .flatMap((stem) =>
        [...(index.get(stem) ?? [])].flatMap(([at, weight]) => (weight < calledSo ? [] : at)),
      );
  const working = new Set(dealsCalled(service.work));
  const isShown = dealsWithSlugs(shown, knowledge).some((deal) => working.has(data.deals.indexOf(deal)));
  // "Can I get my photo taken" of a tour that was shown asks about the tour.
  if (thing.length === 0 || (shown.length > 0 && isQuestion && (isShown || !isRepair))) return null;
  const called = [...new Set(dealsCalled(thing))].filter((at) => working.has(at));
  const named = called.filter((at) =>
    thing.some((word) => isNamedIn(index.get(vocabulary.stem(word)) ?? new Map(), at)),
  );
  const told = named.length > 0 ? named : called;
  if (named.length === 0 && called.length > mostCalled) return null;
  const titles = told.flatMap((at) => data.deals[at]?.title ?? []);
  // Hard spaces: neither "car" nor "repair" of "car repair" is looked for by itself.
  const name = filled(isRepair ? services.repair : services.other, { thing: thing.join(' ') });
  const value = [name.replaceAll(' ', '\u00a0'), ...titles].join('|');
  return { slot: 'interests', polarity: 'for', hardness: 'must', value, start, end };
}

/** The words of a thing up to the first that says where, when or for whom. */
function thingOf(
  thing: NonNullable<Understanding['service']>['thing'],
  mentions: readonly Mention[],
): string[] {
  const from = thing.findIndex((token) =>
    mentions.some(
      ({ slot, start, end }) => circumstances.has(slot) && start < token.end && token.start < end,
    ),
  );
  return thing.slice(0, from < 0 ? undefined : from).map(({ word }) => word);
}

const circumstances: ReadonlySet<string> = new Set<Mention['slot']>([
  ...(['neighborhoods', 'audience', 'when', 'time', 'occasion'] as const),
]);

/** Whether a mention is of no other thing than the one to be worked on: "get my car fixed" wishes for no car. */
export const isBesideService = ({ slot, hardness, start, end }: Mention, service: Mention): boolean =>
  !thingSlots.has(slot) ||
  (slot === 'interests' && hardness === 'must' && (end <= service.start || service.end <= start));
