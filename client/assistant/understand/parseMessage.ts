import type { PartOfDay } from '../../../data/model/time/partOfDay.ts';
import { type Grammar, occurs } from './grammar.ts';
import type { Intent } from './intents.ts';
import { type Mention, type Plan, thingSlots } from './mention.ts';
import { certainly, mentionsIn } from './mentionsIn.ts';
import { additionIn, budgetStepIn, type MoveSigns, moveSignsIn } from './moveSigns.ts';
import { stancesOf } from './negation.ts';
import type { ParsedMessage, PhraseMatch } from './phraseMatches.ts';
import type { Question } from './question.ts';
import { questionsIn, remarkIn } from './questions.ts';
import { type Rejections, rejectionsIn } from './rejections.ts';
import { type Joint, jointsOf, type MessageSentence, mainIntent, sentencesOf } from './sentences.ts';
import { type Service, serviceIn } from './services.ts';
import { timesIn } from './slots/dates.ts';
import { bystandersIn, childrenIn, partyIn, peopleOf } from './slots/people.ts';
import { elsewhereIn, speaksOfDistance } from './slots/places.ts';
import { partIn, weekdaysIn } from './slots/time.ts';
import { besideIn, isThing } from './slots/topics.ts';
import { taleIn } from './tale.ts';
import type { DateWish } from './time/dateMeanings.ts';
import type { HourWish } from './time/hourMeanings.ts';
import { timeStancesOf } from './timeStances.ts';
import { tokenize } from './tokenize.ts';
import { isMark, mask, maskSpans, ruleMatches, type Token, type Utterance } from './utterance.ts';
import type { Vocabulary } from './vocabulary.ts';
import { type Waived, waivedIn } from './waived.ts';

/** The meaning of a message: its intent, what it mentions for each slot, and how it is worded. */
export interface Understanding {
  readonly mentions: readonly Mention[];
  /** What it is for on the whole. */
  readonly intent: Intent;
  readonly sentences: readonly MessageSentence[];
  /** Where one of several wishes may end and the next begin. */
  readonly joints: readonly Joint[];
  readonly moves: MoveSigns;
  /** Whether a long message names things in its wishes, or only tells of some; `null` for a short one. */
  readonly tale: 'wishes' | 'told' | null;
  /** The parts of a long message that name no wish, as offsets. */
  readonly asides: readonly { readonly start: number; readonly end: number }[];
  /** The words of the wishes of a long message that name no thing themselves; `null` for others. */
  readonly wished: readonly Token[] | null;
  /** By how much the budget grows, or shrinks if negative; `null` if it does neither. */
  readonly budgetStep: number | null;
  /** How many people are coming; `null` if it does not say. */
  readonly party: number | null;
  /** The ages of the youngest and the oldest child, in years; `null` if it does not say. */
  readonly children: ReturnType<typeof childrenIn>;
  /** The weekdays named, from 0 for Sunday. */
  readonly days: readonly number[];
  /** The part of the day named. */
  readonly part: PartOfDay | null;
  /** It means today, as in "this evening". */
  readonly isToday: boolean;
  /** The days named other than by a weekday or a word such as "tomorrow". */
  readonly dates: DateWish | null;
  readonly hours: HourWish | null;
  /** The words of a feast that it names; `null` for none. */
  readonly feast: string | null;
  /** A feast is named as a season, and not as its day: "Christmas things". */
  readonly isSeason: boolean;
  /** Questions about what fields of deals say, in order. */
  readonly factQuestions: readonly Question[];
  /** All that it says, as a remark on what was shown. */
  readonly remark: Question;
  /** It says whose wish it is. */
  readonly isForSomeone: boolean;
  /** It wishes for others of a thing than those that were shown: "other pizza places". */
  readonly asksOthers: boolean;
  /** It wishes for a kind of deal and nothing else: "just food". */
  readonly asksOnlyKind: boolean;
  /** Needs that no field of deals speaks of, in the visitor's words: "service dog". */
  readonly unchecked: readonly string[];
  /** Somebody has an allergy. */
  readonly isAllergy: boolean;
  /** As an answer to who is coming, it means adults only: "just me". */
  readonly isGrownAnswer: boolean;
  /** It speaks of grown-ups or their places, so that nobody asks about children. */
  readonly isOfGrownUps: boolean;
  /** Any part of town will do. */
  readonly isAnywhere: boolean;
  /** Any time will do. */
  readonly isAnytime: boolean;
  /** The things near which something is wanted, as topics: "near the bowling alley"; `null` if it names no such place. */
  readonly beside: readonly string[] | null;
  /** The place out of town for which it asks; `null` for none. */
  readonly elsewhere: string | null;
  /** It asks about distance. */
  readonly asksLocation: boolean;
  /** It takes back what was said before. */
  readonly corrects: boolean;
  /** What it says against what was shown. */
  readonly rejections: Rejections;
  /** It asks the assistant to book, call or send something. */
  readonly isErrand: boolean;
  /** By which kind of word it adds to what was said before, or to itself: "also" says that plainly; `null` for none. */
  readonly adds: 'and' | 'also' | null;
  /** Either of the choices will do. */
  readonly takesEither: boolean;
  /** It names things of which any will do: "comedy or jazz". */
  readonly isChoice: boolean;
  readonly asksThingsToDo: boolean;
  /** It wishes for anything for somebody: "something for the kids". */
  readonly isOwnWish: boolean;
  /** What it says that one comes for is the purpose of another wish: "for our anniversary". */
  readonly isForPurpose: boolean;
  /** It begins as a part of what was said before: "and something for the kids". */
  readonly isFurther: boolean;
  /** What it asks to plan. */
  readonly plan: Plan | null;
  /** The weekdays named as those to plan: "plan our Saturday". */
  readonly planDays: readonly number[];
  /** The words that are meant literally, and not ruled out. */
  readonly meant: readonly Token[];
  /** The work that it wants done on a thing. */
  readonly service: Service | null;
  /** It says what somebody likes. */
  readonly isTaste: boolean;
  /** It says that something is wished for. */
  readonly isWish: boolean;
  /** It begins by saying how things are: "we are four". */
  readonly isStatement: boolean;
  /** It is plainly not about going out. */
  readonly isOffSite: boolean;
  /** How many words it has. */
  readonly words: number;
  /** What need not be, though it was wanted. */
  readonly waived: readonly Waived[];
  /** It asks what, where, who or how. */
  readonly isQuestion: boolean;
}

/** Parses `text`. Never throws; what it does not say stays empty. */
export function parseMessage(text: string, vocabulary: Vocabulary): Understanding {
  const { grammar } = vocabulary;
  const said = tokenize(text, vocabulary);
  // What others said or promised names neither a thing nor a time nor a price that is wished for.
  const meant = mask(said, grammar.reported);
  const message = {
    ...{ text, utterance: meant },
    ...{ literal: mask(meant, grammar.idiom), stances: stancesOf(meant, grammar) },
  };
  const namesTime = (part: ParsedMessage) =>
    timesIn(part.utterance, part.stances, grammar.times).wanted.length > 0 ||
    weekdaysIn(part.literal, vocabulary).length > 0;
  const { heard, wishes, timed, matches: named, ...tale } = taleIn(message, vocabulary, namesTime);
  const { people: told, asides, wished } = tale;
  const { utterance, literal, stances } = heard;
  const sentences = sentencesOf(utterance, grammar);
  const intent = mainIntent(sentences, asides !== null);
  const timeStances = timeStancesOf(utterance, stances, vocabulary);
  const times = timesIn(timed.utterance, timeStances, grammar.times);
  const spans = timed === heard ? times.spans : timesIn(utterance, stances, grammar.times).spans;
  // Numbers of days and hours are neither amounts nor ages.
  const timeless = maskSpans(literal, spans);
  const isOfOthers = bystandersIn(meant, grammar);
  // "My daughter's ballet recital" wishes for no ballet.
  const { beside, isBeside } = besideIn(meant, named, grammar);
  const matches = named.filter((match) => !isBeside(match) && (!isThing(match) || !isOfOthers(match)));
  const people = peopleOf(meant, told, isOfOthers, (said) => timesIn(said, stances, grammar.times).spans);
  const parsed = { ...heard, timeless, people };
  const says = (rule: RegExp) => occurs(rule, utterance.text);
  const mentions = intent.type === 'reset' ? [] : mentionsIn(parsed, matches, times, vocabulary);
  const against = stances.flatMap((stance, from) => (stance === 'against' ? { from, to: from + 1 } : []));
  const tokensMeant = literal.tokens.filter((_, at) => stances[at] !== 'against');
  return {
    mentions,
    intent,
    sentences,
    joints: jointsOf(utterance, grammar, tale.tale),
    tale: tale.tale,
    moves: moveSignsIn(utterance, grammar),
    asides: asides ?? [],
    wished,
    budgetStep: budgetStepIn(utterance, grammar),
    // "Not brunch for two, I’m alone".
    party: partyIn(maskSpans(timeless, against), grammar),
    children: childrenIn(people.literal, grammar),
    days: weekdaysIn(timed.literal, vocabulary, timeStances),
    part: partIn(literal, certainly(matches, 'when'), grammar),
    isToday: occurs(grammar.thisDay, literal.text),
    dates: times.dates,
    hours: times.hours,
    feast: times.feast,
    isSeason: times.isSeason,
    factQuestions: questionsIn(text, utterance, grammar, matches, said).filter(
      (question) => asides === null || !holdsThing(question, matches, utterance),
    ),
    remark: remarkIn(text, said, grammar),
    unchecked: [...utterance.text.matchAll(grammar.need)].map(([need]) => need),
    asksOthers: mentions.some((mention) => isWished(grammar.others, mention, mention.start, utterance)),
    asksOnlyKind: mentions.some(
      (mention) =>
        mention.slot === 'categories' && isWished(grammar.onlyKind, mention, mention.end, utterance),
    ),
    isAllergy: says(grammar.allergy),
    isForSomeone: says(grammar.forSomeone),
    // Of "near me", "me" says nothing of who comes.
    isGrownAnswer: says(grammar.grownAnswer) && !speaksOfDistance(utterance, grammar),
    isOfGrownUps: says(grammar.grownCompany),
    isAnywhere: says(grammar.anywhere),
    isAnytime: says(grammar.anytime),
    beside,
    elsewhere: elsewhereIn(wishes.literal, vocabulary),
    asksLocation: speaksOfDistance(utterance, grammar),
    corrects: says(grammar.correction),
    // "I said to my wife, never again" says nothing a second time.
    rejections: { ...rejectionsIn(said, text, grammar), ...(asides !== null && { insistsFrom: null }) },
    isErrand: says(grammar.errand),
    adds: says(grammar.retraction) ? null : additionIn(utterance, grammar),
    takesEither: says(grammar.either),
    isChoice: isChoiceIn(utterance, mentions, grammar),
    asksThingsToDo: says(grammar.thingsToDo),
    isOwnWish: says(grammar.ownWish),
    isForPurpose: says(grammar.purpose),
    isFurther: says(grammar.further),
    plan: says(grammar.dayPlan) ? 'day' : says(grammar.eveningPlan) ? 'evening' : null,
    planDays: [grammar.dayPlan, grammar.eveningPlan].flatMap((rule) =>
      ruleMatches(utterance, rule).flatMap(({ from, to }) =>
        weekdaysIn(partOf(utterance, from, to), vocabulary),
      ),
    ),
    isStatement: says(grammar.statement),
    isOffSite: says(grammar.offSite),
    meant: tokensMeant,
    service: asides === null ? serviceIn(utterance.tokens, tokensMeant, grammar) : null,
    isTaste: says(grammar.liking),
    isWish: says(grammar.asking) || says(grammar.hoping),
    words: utterance.tokens.filter(({ word }) => !isMark(word)).length,
    isQuestion: says(grammar.question),
    waived: waivedIn(heard, named, grammar),
  };
}

/** Whether a mention wishes for a thing, and the words up to the offset `to` end with such as `rule` has. */
const isWished = (
  rule: RegExp,
  { slot, polarity, hardness }: Mention,
  to: number,
  { tokens }: Utterance,
): boolean =>
  thingSlots.has(slot) &&
  polarity === 'for' &&
  hardness === 'must' &&
  occurs(rule, ` ${tokens.flatMap(({ word, end }) => (end <= to ? word : [])).join(' ')} `);

/** The tokens of `utterance` from `from` up to `to`. */
const partOf = (utterance: Utterance, from: number, to: number): Utterance => {
  const tokens = utterance.tokens.slice(from, to);
  return { tokens, text: ` ${tokens.map(({ word }) => word).join(' ')} ` };
};

/** Between the things of a choice stand so many words at most: "or maybe some". */
const longestOr = 3;

/** Whether only "or" stands between two of the topics that `mentions` wish for. */
const isChoiceIn = ({ tokens }: Utterance, mentions: readonly Mention[], { oneOrOther }: Grammar) => {
  const topics = mentions.filter(({ slot, polarity }) => slot === 'interests' && polarity === 'for');
  return topics.some(({ end }) =>
    topics.some(({ start }) => {
      const between = tokens.filter((token) => end <= token.start && token.end <= start);
      return between.length <= longestOr && between.some(({ word }) => occurs(oneOrOther, word));
    }),
  );
};

/** Whether a wanted thing is in `question`: in long messages "what I need is new shoes" and "is a proper tea" ask nothing. */
const holdsThing = ({ start, end }: Question, matches: readonly PhraseMatch[], { tokens }: Utterance) =>
  matches.some((match) => {
    const at = tokens[match.from]?.start ?? 0;
    return isThing(match) && start <= at && at < end;
  });
