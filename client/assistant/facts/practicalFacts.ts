import { needIn } from '../../../data/model/deals/needTests.ts';
import { isOnePlace } from '../recommend/areas.ts';
import { areasNamed } from '../understand/areasNamed.ts';
import { occurs } from '../understand/grammar.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { timesAt } from './askedDays.ts';
import {
  type AnswerFact,
  type AskedFact,
  asks,
  type FactAnswer,
  isEither,
  joinedAnswers,
  linesAs,
  listWords,
  say,
  spanWords,
  verdictOn,
  withNote,
} from './askedFact.ts';
import { includedAnswer } from './offerFacts.ts';
import { topicLine } from './quotedSentence.ts';
import { linesNaming } from './suppliedThing.ts';
import { stemmer, tellingForms } from './tellingWords.ts';

/** Whether one can park, and whether for free. */
export const parkingAnswer: AnswerFact = (asked) => {
  const { parking } = asked.facts;
  if (!parking) return null;
  const { kind } = parking;
  const verdict = asks(asked, 'pays')
    ? kind === 'paid'
    : asks(asked, 'free')
      ? kind === 'free'
      : kind !== 'none';
  // "Is there parking for disabled people": that one can park says nothing of that.
  const isKnown = kind === 'none' || !isParticular(asked);
  return withNote(asked, say(asked, `parking.${parking.kind}`, {}, isKnown ? verdict : null), parking.note);
};

/** Whether a question names something beside its topic and the deal. */
function isParticular(asked: AskedFact): boolean {
  const { deal, knowledge, replies } = asked;
  const { idle, stem } = knowledge.vocabulary;
  const named = [deal.title, deal.vendor, ...(deal.tags ?? [])].map(utteranceOf).join(' ');
  const stems = new Set(named.trim().split(/ +/).map(stemmer(asked)));
  const isOfMoney = new RegExp(replies.details.free, 'u');
  // "At the bowling alley" is what it is.
  const { determined } = knowledge.vocabulary.grammar.facts.questions;
  const words = asked.question.words.replace(determined, ' ');
  return tellingForms({ ...asked, question: { ...asked.question, words } }).some(
    ({ word, forms }) =>
      !idle.has(stem(word)) && !forms.some((form) => stems.has(form)) && !isOfMoney.test(` ${word} `),
  );
}

export const transitAnswer: AnswerFact = (asked) =>
  asked.facts.transit ? say(asked, 'transit', { text: asked.facts.transit }, true) : null;

export const weatherAnswer: AnswerFact = (asked) => {
  const { facts, deal, question } = asked;
  const verdict = question.needs.includes('rain-or-shine') ? (needIn(facts, 'rain-or-shine') ?? null) : null;
  if (facts.weather) return say(asked, `weather.${facts.weather}`, {}, verdict);
  return deal.outdoor === false ? say(asked, 'weather.indoors') : null;
};

/** What one has to bring; of a thing that is asked for, whether it is there already. */
export const bringAnswer: AnswerFact = (asked) => {
  const { facts, details } = asked;
  // "Can we bring beer" asks for no list.
  if (asks(asked, 'may')) return null;
  const [own] = linesNaming(asked, facts.bring);
  // "What do I bring to the lesson" does not ask whether there is one.
  const isOfThing = own === undefined && asked.question.isClosed;
  const [supplied] = isOfThing ? linesNaming(asked, details.included) : [];
  if (supplied !== undefined)
    return say(asked, 'included.thing', linesAs([supplied]), !asks(asked, 'needed'));
  return facts.bring ? say(asked, 'bring', linesAs(facts.bring), own === undefined ? null : true) : null;
};

/** Whether a thing is there: "do they have goggles". */
export const thingAnswer: AnswerFact = (asked) => {
  // "Is it a bike or a scooter" may only ask with words of the title.
  const included = isEither(asked)
    ? includedAnswer({ ...asked, question: { ...asked.question, topic: 'included' } })
    : null;
  if (included?.verdict) return included;
  const [line] = asks(asked, 'supplied') ? linesNaming(asked, asked.details.included) : [];
  return line === undefined ? null : say(asked, 'included.thing', linesAs([line]), !asks(asked, 'needed'));
};

export const durationAnswer: AnswerFact = (asked) => {
  const { facts, words } = asked;
  const { minutes, to } = facts.duration ?? { minutes: sessionMinutes(asked), to: undefined };
  if (minutes === null) return null;
  const shortest = spanWords(minutes, words);
  const time = to && to > minutes ? `${shortest}–${spanWords(to, words)}` : shortest;
  return say(asked, 'duration', { time });
};

/** What lasts longer is open for that time, and nobody stays so long. */
const longestVisit = 180;

/**
 * How long its next session lasts, or what begins on the hour of its next day, where one has to book; `null` if its end is
 * not known, or if one may come and go.
 */
function sessionMinutes(asked: AskedFact): number | null {
  const { deal, knowledge, now, facts } = asked;
  const today = knowledge.calendar.dateAt(now);
  const session = deal.when?.sessions?.find(({ date }) => date >= today);
  if (deal.when?.sessions) return session?.to == null ? null : session.to - session.from;
  const next = deal.when && knowledge.calendar.nextDay(deal, now);
  const times = next ? timesAt(asked, next) : 'none';
  if (typeof times === 'string' || facts.booking?.required === false) return null;
  const [minutes = 0, ...others] = new Set(times.map(({ from, to }) => (to ?? from) - from));
  return others.length === 0 && minutes > 0 && minutes <= longestVisit ? minutes : null;
}

export const settingAnswer: AnswerFact = (asked) => {
  const { outdoor } = asked.deal;
  return outdoor === undefined ? null : say(asked, outdoor ? 'setting.outdoors' : 'setting.indoors');
};

/** Whether a question asks if what is delivered gets to where it is wanted: "can they be there tomorrow", of flowers. */
export const asksArrival = (asked: AskedFact): boolean =>
  asks(asked, 'arrives') && (asked.facts.fulfillment?.includes('delivery') ?? false);

/** How one gets it; whether it comes in the way that is asked for. */
export const fulfillmentAnswer: AnswerFact = (asked) => {
  const { facts, question, words, replies, knowledge } = asked;
  if (!facts.fulfillment) return null;
  const ways = facts.fulfillment.map((way) => replies.answers.says[`way.${way}`]);
  const isBrought = asks(asked, 'brought') || asksArrival(asked);
  const isDelivered = facts.fulfillment.includes('delivery');
  const note = isBrought && isDelivered ? (topicLine(asked)?.text ?? '') : '';
  // "Delivery within five miles" may not get to a part of town that is named.
  const isOpen = note !== '' && areasNamed(question.words.trim(), knowledge.vocabulary).length > 0;
  const verdict = isOpen ? null : isBrought ? isDelivered : verdictOn(asked, question.needs);
  return withNote(asked, say(asked, 'fulfillment', { list: listWords(ways, words) }, verdict), note);
};

/** The languages, and whether one that is asked for is among them. */
export const languagesAnswer: AnswerFact = (asked) => {
  const { facts, words, question } = asked;
  if (!facts.languages) return null;
  const names = new Intl.DisplayNames(words.locale, { type: 'language', languageDisplay: 'standard' });
  const list = facts.languages.map((code) => names.of(code) ?? code);
  const isNamed = list.some((name) => question.words.includes(` ${name.toLowerCase()} `));
  const verdict = isNamed ? true : verdictOn(asked, question.needs);
  return say(asked, 'languages', { list: listWords(list, words) }, verdict);
};

/** More places are not named. */
const mostPlaces = 6;

/** Where it is: an address, or its neighborhood, or the places of a chain. */
export const placeAnswer: AnswerFact = (asked) => {
  const { details, knowledge } = asked;
  const areaOf = (id: string) => knowledge.data.neighborhoods[id]?.label ?? id;
  const [first, ...others] = details.places;
  if (!first) return say(asked, 'place.none');
  if (others.length === 0 && asksToWalk(asked))
    return joinedAnswers([
      say(asked, 'place.area', { area: areaOf(first.neighborhood) }),
      withoutVerdict(transitAnswer(asked)),
    ]);
  const area = areaOf(first.neighborhood);
  if (others.length === 0)
    return first.address
      ? say(asked, isOnePlace(first.neighborhood, knowledge) ? 'place.one' : 'place.at', {
          ...{ address: first.address, area },
        })
      : say(asked, 'place.area', { area });
  const list = details.places
    .slice(0, mostPlaces)
    .map(({ address, neighborhood }) =>
      address ? `${address} (${areaOf(neighborhood)})` : areaOf(neighborhood),
    );
  const more = details.places.length > list.length ? ['…'] : [];
  return say(asked, 'place.many', { count: details.places.length, list: [...list, ...more].join('; ') });
};

/** Whether a question is how one gets around there, of which the part of town and the nearest stop tell. */
const asksToWalk = ({ question, knowledge }: AskedFact): boolean =>
  occurs(knowledge.vocabulary.grammar.facts.questions.walkable, question.words);

const withoutVerdict = (answer: FactAnswer | null) => answer && { ...answer, verdict: null };

/** What happens to the money: only bad weather has a field for that. */
export const refundAnswer: AnswerFact = (asked) =>
  joinedAnswers([asked.facts.weather === 'refund' ? say(asked, 'weather.refund') : null]);
