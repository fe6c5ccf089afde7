import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { meets, type Need } from '../../../data/model/deals/needs.ts';
import { occurs } from '../understand/grammar.ts';
import { type Mention, thingSlots } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { Remark } from '../understand/rejections.ts';
import { withoutSpans } from '../understand/withoutSpans.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import type { Conversation } from './conversation.ts';
import { dealsAboutWordsIn, dealsNamedIn } from './dealNames.ts';
import { isEchoed, judgedDeals } from './judgedDeals.ts';
import { type AssistantKnowledge, dealsWithSlugs } from './knowledge.ts';
import { withoutDeal } from './moves.ts';
import type { Preferences } from './preferences.ts';

/** A part of a message that rules out what it names, with the deal that was shown and is meant; `null` for none. */
interface Refusal extends Remark {
  readonly deal: DealRecord | null;
  /** What it names is still wanted: "that isn't dinner". */
  readonly isWanted?: boolean;
  /** What it names is wanted even if nobody has asked for it before: "soup on a stool isn't dinner". */
  readonly isDenied?: boolean;
}

/** What a message rules out by its name, whatever else it says: "that's the tour again", "gelato for 14? no". */
export function refusalsIn(
  text: string,
  said: Understanding,
  before: Conversation,
  knowledge: AssistantKnowledge,
): Refusal[] {
  const { rejections, mentions, factQuestions } = said;
  const { stem, idle, singular } = knowledge.vocabulary;
  const latest = dealsWithSlugs(before.latest, knowledge);
  const shown = [...latest, ...dealsWithSlugs(before.shown, knowledge)];
  const tellingOf = (words: string) =>
    utteranceOf(words)
      .split(' ')
      .flatMap((word) => (word.length < shortestWord || idle.has(stem(word)) ? [] : [word, singular(word)]));
  const judged = judgedDeals(text, said, shown, knowledge).flatMap(
    ({ start, named, end, isDenied, deal }) => [
      { start, end: named, firm: 'named' as const, deal },
      { start: named, end, firm: 'named' as const, deal: null, isWanted: true, isDenied },
    ],
  );
  const misjudged = mentions
    .filter(
      (mention) =>
        isMisjudged(mention, text, before, knowledge) && !judged.some((each) => isWithin(mention, each)),
    )
    .map(({ start, end }) => {
      // "Bowling isn't a gift" says nothing of the book that was shown.
      const isOfOther = rejections.verdicts.some((each) => each.named <= start && end <= each.end);
      const deal = isOfOther ? null : (latest[0] ?? null);
      return { start, end, firm: 'named' as const, deal, isWanted: true };
    });
  const refused = rejections.remarks.flatMap((remark): Refusal[] => {
    if (!remark.firm) return [];
    const words = text.slice(remark.start, remark.end);
    const topics = mentions
      .filter((mention) => mention.slot === 'interests' && isWithin(mention, remark))
      .map(({ value }) => `${value}`.split('|'));
    const telling = tellingOf(words);
    const needs = mentions.filter((mention) => mention.slot === 'needs' && isWithin(mention, remark));
    // "That's delivery".
    const isSuch = (deal: DealRecord) =>
      needs.length > 0 && needs.every(({ value }) => meets(deal, value as Need) === true);
    const isMeant = ({ title, tags, ...deal }: DealRecord) =>
      isSuch({ title, ...deal }) ||
      telling.some((word) => utteranceOf(title).includes(` ${word} `)) ||
      (topics.length > 0 &&
        topics.every((names) => names.some((name) => `${title} ${tags}`.toLowerCase().includes(name))));
    // "None of those" refuses all, "not that" and "that again" the one that stood first.
    const isOfShown = remark.firm === 'this' || (remark.firm === 'again' && telling.length === 0);
    if (
      (isOfShown || remark.firm === 'again') &&
      occurs(knowledge.vocabulary.grammar.facts.questions.each, utteranceOf(words))
    )
      return latest.map((each) => ({ ...remark, deal: each }));
    const first = isOfShown ? (dealsWithSlugs([before.focus ?? ''], knowledge)[0] ?? latest[0]) : undefined;
    if (remark.firm === 'this') return first ? [{ ...remark, deal: first }] : [];
    const named = dealsNamedIn(words, latest, knowledge)[0];
    // "Can she skip the beer" asks something.
    const isAsked = factQuestions.some(
      (each) => each.isClosed && each.start < remark.start && remark.start < each.end,
    );
    if (isAsked && !named) return [];
    if (remark.firm === 'echo') return named && isEchoed(remark, said) ? [{ ...remark, deal: named }] : [];
    const deal = named ?? shown.find(isMeant) ?? first ?? null;
    // "That's a weekend brunch" wants one on another day.
    const isWanted = mentions.some(
      (mention) =>
        mention.polarity === 'for' &&
        isWithin(mention, remark) &&
        before.preferences.interests.includes(`${mention.value}`),
    );
    return deal || remark.firm === 'things' ? [{ ...remark, deal, isWanted }] : [];
  });
  return [...refused, ...judged, ...misjudged];
}

/** Whether `text` says of what was shown that it is not `mention`, which was wanted: "that isn't dinner". */
function isMisjudged(
  { slot, value, polarity, hardness, start, end }: Mention,
  text: string,
  { preferences, latest }: Conversation,
  { vocabulary: { grammar } }: AssistantKnowledge,
): boolean {
  // "Anything that's not pizza" finds no fault with food.
  if (latest.length === 0 || hardness === 'wish' || slot === 'aversions' || slot === 'time') return false;
  const wanted = [preferences[slot]].flat();
  // "That's not for kids" speaks of grown-ups.
  const isOfOthers = slot === 'audience' && polarity === 'for' && wanted[0] !== null && wanted[0] !== value;
  const before = isOfOthers ? text.slice(0, end).replace(/\S+$/, '') : text.slice(0, start);
  return (
    (isOfOthers || (polarity === 'against' && wanted.some((each) => each === value))) &&
    occurs(grammar.misjudged, utteranceOf(before))
  );
}

/** Shorter words tell nothing. */
const shortestWord = 3;

const isWithin = (span: { start: number; end: number }, { start, end }: Pick<Remark, 'start' | 'end'>) =>
  start <= span.start && span.end <= end;

/** The conversation with what `refusals` rule out off the table: no question is about it. */
export function withoutRefused(before: Conversation, refusals: readonly Refusal[]): Conversation {
  const isRefused = (slug: string) => refusals.some(({ deal }) => deal?.slug === slug);
  const focus = before.focus !== null && isRefused(before.focus) ? null : before.focus;
  const without = (slugs: readonly string[]) => slugs.filter((slug) => !isRefused(slug));
  const { latest, shown, talked = [] } = before;
  return { ...before, focus, latest: without(latest), shown: without(shown), talked: without(talked) };
}

/** `mentions`, where the things that `refusals` name are ruled out, and nothing else of them is a wish. */
export const againstRefused = (mentions: readonly Mention[], refusals: readonly Refusal[]): Mention[] =>
  mentions.flatMap((mention): Mention[] => {
    const refusal =
      refusals.find((each) => isWithin(mention, each)) ??
      // "Isn't fish" avoids none.
      refusals.find(
        ({ isWanted, start, end }) =>
          isWanted && mention.slot === 'aversions' && mention.start < end && start < mention.end,
      );
    if (refusal?.isWanted)
      return refusal.isDenied && thingSlots.has(mention.slot) ? [{ ...mention, polarity: 'for' }] : [];
    if (mention.polarity === 'against' || !refusal) return [mention];
    return mention.slot === 'interests' ? [{ ...mention, polarity: 'against' }] : [];
  });

/**
 * `preferences` without the shown deals that `text` finds wrong while it wishes for something: "the gingerbread one is dec 6,
 * I need something today". What it names as a wish comes back.
 */
export function withoutRejected(
  preferences: Preferences,
  text: string,
  { rejections: { remarks }, mentions, intent, ...said }: Understanding,
  before: Conversation,
  knowledge: AssistantKnowledge,
  refusals: readonly Refusal[] = [],
): Preferences {
  const refused = refusals.flatMap(({ deal }) => deal ?? []);
  // What was wanted while a deal was refused asks for another one of the kind.
  const wanted = mentions.filter(
    ({ slot, polarity, value }) =>
      slot === 'interests' && polarity === 'for' && !before.preferences.interests.includes(`${value}`),
  );
  const excluded = dealsWithSlugs(preferences.excluded.deals, knowledge);
  const back = wanted.flatMap(({ start, end }) => dealsNamedIn(text.slice(start, end), excluded, knowledge));
  const deals = preferences.excluded.deals.filter((slug) => !back.some((deal) => deal.slug === slug));
  const kept =
    back.length > 0 ? { ...preferences, excluded: { ...preferences.excluded, deals } } : preferences;
  const isWish = mentions.length > 0 || intent.type !== 'find';
  const found = (isWish ? remarks : [])
    .filter(({ firm, start }) => !firm && !refusals.some((refusal) => refusal.start === start))
    .flatMap(({ start, end }) => dealsMeant(text.slice(start, end), before, knowledge));
  const denied = intent.type === 'find' ? dealsDenied(text, said, before, knowledge) : [];
  return [...refused, ...found, ...denied].reduce(withoutDeal, kept);
}

/** The deals of the latest answer that have a word in their title which `text` denies: "I don't want a bunk". */
function dealsDenied(
  text: string,
  { meant, factQuestions }: Pick<Understanding, 'meant' | 'factQuestions'>,
  before: Conversation,
  knowledge: AssistantKnowledge,
): DealRecord[] {
  const { idle, stem, names } = knowledge.vocabulary;
  const wanted = new Set(meant.map(({ word }) => word));
  // "Isn't a terrace cold?" denies nothing.
  const told = withoutSpans(text, factQuestions).replace(/[^.,;!?]+\?/g, '');
  const denied = utteranceOf(told)
    .split(' ')
    .filter((word) => word.length > shortestWord && !wanted.has(word));
  const isTelling = (word: string) => !idle.has(stem(word)) && !names.has(word);
  const found = dealsWithSlugs(before.latest, knowledge).map((deal) => {
    const words = new Set(denied.filter((word) => utteranceOf(deal.title).includes(` ${word} `)));
    return { deal, words };
  });
  // "No couples massage" denies no other massage.
  const isPartOf = (few: ReadonlySet<string>, many: ReadonlySet<string>) =>
    few.size < many.size && [...few].every((word) => many.has(word));
  return found
    .filter(({ words }) => [...words].some(isTelling) && !found.some((other) => isPartOf(words, other.words)))
    .map(({ deal }) => deal);
}

/** The deal of the latest answer that `words` are about; without a name, the only one. */
function dealsMeant(words: string, before: Conversation, knowledge: AssistantKnowledge): DealRecord[] {
  const latest = dealsWithSlugs(before.latest, knowledge);
  const named = dealsNamedIn(words, latest, knowledge).slice(0, 1);
  const found = named.length > 0 ? named : dealsAboutWordsIn(words, latest, knowledge).slice(0, 1);
  return found.length > 0 || latest.length !== 1 ? found : latest;
}
