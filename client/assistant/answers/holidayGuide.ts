import type { DealData, GuideRecord } from '../../../data/model/deals/dealRecord.ts';
import { memoize } from '../../../data/model/memoize.ts';
import { addDays } from '../../../data/model/time/localDate.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Turn } from '../conversation/turn.ts';
import { phrase } from '../reply/phrases.ts';
import type { Vocabulary } from '../understand/vocabulary.ts';
import { utteranceOf } from '../words/utteranceOf.ts';

/** A word that so many titles of a holiday's guides have, and no other guide, tells that the holiday is meant. */
const titlesThatTell = 2;
/** Longer times name no holiday. */
const daysOfShort = 10;
/** Shorter words are in any title. */
const shortestWord = 3;

/**
 * Names the guide to a holiday that a message asks about: it names its date, or what only the guides to that holiday have in their
 * titles, such as fireworks. Empty if it does not, or if the guide was named before.
 */
export function holidayGuide({ understanding, asked, named: { dates }, ...turn }: Turn): string[] {
  if (understanding?.intent.type !== 'find' || asked.length > 0) return [];
  const { stem } = turn.knowledge.vocabulary;
  const words = understanding.meant.filter(({ word }) => word.length >= shortestWord);
  const stems = new Set(words.map(({ word }) => stem(word)));
  // "A Thursday in July" does not mean the Fourth.
  const isShort = dates !== null && dates.last < addDays(dates.first, daysOfShort);
  const holiday = holidaysOf(turn.knowledge).find(
    ({ date, tells }) =>
      (isShort && dates.first <= date && date <= dates.last) || [...stems].some((word) => tells.has(word)),
  );
  const guide = holiday && bestOf(holiday.guides, stems);
  if (!guide || turn.before.said.some((sentence) => sentence.includes(guide.title))) return [];
  return [phrase('guide', turn, { title: guide.title, description: guide.description })];
}

/** The guide whose title and keywords have most of `stems`, rare ones before others; the first where none has any. */
function bestOf(guides: readonly GuideWords[], stems: ReadonlySet<string>): GuideRecord | undefined {
  const inTitles = (word: string) => guides.filter(({ title }) => title.has(word)).length;
  const scoreOf = ({ title, keywords }: GuideWords) =>
    [...stems].reduce((sum, word) => {
      if (title.has(word)) return sum + 2 / inTitles(word);
      return keywords.has(word) ? sum + 1 / guides.length : sum;
    }, 0);
  const scored = guides.map((each) => ({ each, score: scoreOf(each) }));
  return scored.reduce((best, other) => (other.score > best.score ? other : best)).each.guide;
}

interface GuideWords {
  readonly guide: GuideRecord;
  /** The stems of its words. */
  readonly title: ReadonlySet<string>;
  readonly keywords: ReadonlySet<string>;
}

interface HolidayGuides {
  /** The next day of the holiday. */
  readonly date: string;
  /** The first is about the holiday in general. */
  readonly guides: readonly [GuideWords, ...GuideWords[]];
  /** The stems of words that tell that the holiday is meant. */
  readonly tells: ReadonlySet<string>;
}

/** The holidays that have guides, by the words of a language; made once. */
const holidaysOf = ({ data, vocabulary }: AssistantKnowledge): readonly HolidayGuides[] =>
  byVocabulary(data)(vocabulary);

const byVocabulary = memoize(
  (data: DealData) =>
    memoize(
      (vocabulary: Vocabulary) => holidayGuides(data.guides, vocabulary),
      new WeakMap<Vocabulary, readonly HolidayGuides[]>(),
    ),
  new WeakMap<DealData, (vocabulary: Vocabulary) => readonly HolidayGuides[]>(),
);

function holidayGuides(all: readonly GuideRecord[], { stem }: Vocabulary): HolidayGuides[] {
  const stemsOf = (text: string) => new Set(utteranceOf(text).trim().split(' ').map(stem));
  const wordsOf = (guide: GuideRecord): GuideWords => ({
    guide,
    title: stemsOf(guide.title),
    keywords: stemsOf(guide.names ?? ''),
  });
  return all.flatMap((hub) => {
    if (hub.date === undefined) return [];
    const isOwn = ({ href }: GuideRecord) => href.startsWith(`${hub.href}/`);
    const first = wordsOf(hub);
    const own = all.filter(isOwn).map(wordsOf);
    const others = all.filter((guide) => guide !== hub && !isOwn(guide)).map(wordsOf);
    const isTelling = (word: string) =>
      own.filter(({ title }) => title.has(word)).length >= titlesThatTell &&
      // Its name is that of its date, which is read as one.
      !first.title.has(word) &&
      !others.some(({ title, keywords }) => title.has(word) || keywords.has(word));
    const tells = new Set(own.flatMap(({ title }) => [...title].filter(isTelling)));
    return { date: hub.date, guides: [first, ...own], tells };
  });
}
