import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { type Mention, thingSlots } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { isQuestionAboutDeals } from '../understand/sentences.ts';
import type { Token } from '../understand/utterance.ts';
import { filled } from '../words/filled.ts';
import { dealsByWord, isNamedIn } from './dealWords.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import { topicTest } from './topicTest.ts';
import { typedName } from './unknownThing.ts';

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
  { service, mentions, meant, intent, isQuestion, factQuestions }: Understanding,
  shown: readonly string[],
  knowledge: AssistantKnowledge,
  text: string,
): Mention | null {
  // Before any deal was shown, "where can I take it" asks about none.
  const isFind = intent.type === 'find' || (shown.length === 0 && isQuestionAboutDeals(intent));
  if (!service || !isFind) return null;
  const { end, isRepair } = service;
  const { vocabulary, data, pack } = knowledge;
  const { services } = vocabulary.grammar;
  const tokens = wholeThing(thingOf(service.thing, mentions), meant, knowledge);
  const thing = tokens.map(({ word }) => word);
  const start = Math.min(service.start, tokens[0]?.start ?? service.start);
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
  const isAsked = shown.length > 0 && (isQuestion || factQuestions.length > 0);
  if (thing.length === 0 || (isAsked && (isShown || !isRepair))) return null;
  const found = thing.map((word) => new Set(dealsCalled([word])));
  const doing = [...working];
  const called = doing.filter((at) => found.every((deals) => deals.has(at)));
  // A washing machine is nothing that is washed.
  const isName =
    thing.length > 1 && vocabulary.wares.has(vocabulary.keyOf(thing.slice(0, 2).map(vocabulary.singular)));
  const named = doing.filter(
    (at) => !isName && thing.some((word) => isNamedIn(index.get(vocabulary.stem(word)) ?? new Map(), at)),
  );
  // Words about repairs fit all who repair anything: that says nothing of laptops.
  const isLoose = isRepair && named.length === 0 && !pack;
  if (named.length === 0 && called.length > mostCalled) return null;
  const told = named.length > 0 ? named : isLoose ? [] : called;
  const isTold = (deal: DealRecord) => told.some((at) => data.deals[at] === deal);
  // "Dog groomed" is the word of the vocabulary for just these.
  const isWord = mentions.some((mention) => {
    if (mention.slot !== 'interests' || typeof mention.value !== 'string' || !isIn(mention, service))
      return false;
    // "Car detailed" is a word for both, the thing and the work.
    const isOfBoth = (tokens.at(-1)?.end ?? end) < end && mention.start <= (tokens[0]?.start ?? start);
    if (isOfBoth && end <= mention.end) return true;
    const known = data.deals.filter(topicTest(mention.value, knowledge));
    return known.length > 0 && known.every(isTold);
  });
  if (isWord) return null;
  const titles = told.flatMap((at) => data.deals[at]?.title ?? []);
  const name = filled(isRepair ? services.repair : services.other, { thing: typedName(tokens, text) });
  // A second name with hard spaces: neither "car" nor "repair" of "car repair" is looked for by itself.
  const others = titles.length > 0 ? titles : [name.replaceAll(' ', '\u00a0')];
  const value = [name, ...others].join('|');
  return { slot: 'interests', polarity: 'for', hardness: 'must', value, start, end };
}

/** The words of a thing up to the first that says where, when or for whom. */
function thingOf(
  thing: NonNullable<Understanding['service']>['thing'],
  mentions: readonly Mention[],
): readonly Token[] {
  const from = thing.findIndex((token) =>
    mentions.some(
      ({ slot, start, end }) => circumstances.has(slot) && start < token.end && token.start < end,
    ),
  );
  return thing.slice(0, from < 0 ? undefined : from);
}

/** `thing` with the word before it, if visitors look for both as one: "air conditioning", "water heater". */
function wholeThing(
  thing: readonly Token[],
  meant: readonly Token[],
  { vocabulary: { wares, keyOf, singular } }: AssistantKnowledge,
): readonly Token[] {
  const [first] = thing;
  const before = first && meant.findLast(({ end }) => end <= first.start);
  const whole = before ? [before, ...thing] : thing;
  return wares.has(keyOf(whole.map(({ word }) => singular(word)))) ? whole : thing;
}

const isIn = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  b.start <= a.start && a.end <= b.end;

const circumstances: ReadonlySet<string> = new Set<Mention['slot']>([
  ...(['neighborhoods', 'audience', 'when', 'time', 'occasion'] as const),
]);

/** Whether a mention is of no other thing than the one to be worked on: "get my car fixed" wishes for no car. */
export const isBesideService = ({ slot, hardness, start, end }: Mention, service: Mention): boolean =>
  (!thingSlots.has(slot) && !(slot === 'setting' && isIn({ start, end }, service))) ||
  (slot === 'interests' && hardness === 'must' && (end <= service.start || service.end <= start));
