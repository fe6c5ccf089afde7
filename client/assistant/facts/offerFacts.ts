import { occurs } from '../understand/grammar.ts';
import { dateWords } from '../words/dateWords.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { namesDay } from './askedDays.ts';
import {
  type AnswerFact,
  type AskedFact,
  asks,
  type FactAnswer,
  isEither,
  joinedAnswers,
  linesAs,
  say,
  spanWords,
  withNote,
} from './askedFact.ts';
import { timeAskedFor } from './askedTime.ts';
import { headsIn } from './heads.ts';
import { conditionOf } from './peopleFacts.ts';
import { isOfPets, ofPets, petsAnswer } from './petFacts.ts';
import { linesNaming } from './suppliedThing.ts';
import { thingIn } from './tellingWords.ts';
import { linesOf } from './textLines.ts';
import { hoursAnswer } from './timeFacts.ts';

export const untilAnswer: AnswerFact = (asked) => {
  const { deal, knowledge, question } = asked;
  // "Until when is it on tonight".
  const ofDay = namesDay(asked) ? hoursAnswer(asked) : null;
  if (ofDay) return ofDay;
  // "When does it end", of a tour: either may be meant.
  const ofHours = asks(asked, 'ends') ? hoursAnswer(asked) : null;
  const last = deal.when?.sessions?.at(-1)?.date ?? deal.expiryDate;
  // It is listed, so it is still on; of what is to come, nothing is still so.
  const verdict = question.isClosed && !deal.starts ? true : null;
  if (last === undefined) return say(asked, 'until.never', {}, verdict);
  const until = say(asked, 'until.date', { date: dateWords(last, knowledge.language.times) }, verdict);
  return joinedAnswers([ofHours, until]);
};

export const codeAnswer: AnswerFact = (asked) => {
  const { couponCode, starts } = asked.deal;
  if (starts) return null;
  return couponCode ? say(asked, 'code', { code: couponCode }, true) : say(asked, 'code.none', {}, false);
};

export const restrictionsAnswer: AnswerFact = (asked) => {
  const { restrictions = [] } = asked.details;
  // "Is there a dress code": other conditions are no answer.
  if (
    asked.question.isClosed &&
    new RegExp(asked.replies.details.matters.dress, 'u').test(asked.question.words)
  )
    return null;
  return restrictions.length > 0 ? say(asked, 'restrictions', linesAs(restrictions)) : null;
};

const things = ['tip', 'tax', 'fee', 'adult'] as const;

/** What a deal's own text says of tips, taxes and adults beside a child. */
export const extrasAnswer: AnswerFact = (asked) => {
  const { replies, question } = asked;
  const rules = things
    .filter((thing) => new RegExp(replies.details.matters[thing], 'u').test(question.words))
    .map((thing) => new RegExp(replies.sentences[thing] ?? '$^', 'u'));
  // "Is there a fee for the dog": that for cleaning is another.
  const about = isOfPets(asked) ? ofPets(asked) : /^/;
  const line = linesOf(asked).find(
    ({ words }) => about.test(words) && rules.some((rule) => rule.test(words)),
  );
  if (!line) {
    const pets = isOfPets(asked) ? petsAnswer(asked) : null;
    return pets && { text: `${replies.answers.unknown.extras}; ${pets.text}`, verdict: null };
  }
  const isDenied = new RegExp(replies.denies, 'u').test(line.words);
  const isOfPrice = !rules.some((rule) => rule.source === replies.sentences.adult);
  // "Are taxes on top" and "are taxes included" ask the opposite.
  return { text: line.told, verdict: isDenied && isOfPrice ? asks(asked, 'onTop') : null };
};

/** What is included; of a thing that is asked for, the lines that name it, and that none does. */
export const includedAnswer: AnswerFact = (asked) => {
  const { details, question } = asked;
  const { included = [] } = details;
  if (included.length === 0) return null;
  const found = linesNaming(asked, included);
  // "Prints or just files": the line with one of them would say that it is this one.
  if (isEither(asked)) return say(asked, 'included', linesAs(included), found.length > 0 || null);
  if (found.length > 0) return say(asked, 'included.thing', linesAs(found), true);
  // "How many goats do they have": a list without goats counts none.
  if (asks(asked, 'howMany')) return null;
  const thing = thingIn(asked);
  if (thing === '' || !question.isClosed) return say(asked, 'included', linesAs(included));
  // "Are drinks included" is answered by two pints, "is champagne included" by no pot of tea.
  const ofKind = asks(asked, 'kindOfThing') ? linesOfKind(asked, included) : [];
  if (ofKind.length > 0) return say(asked, 'included.thing', linesAs(ofKind), true);
  // "Is there wifi": a list of other things is no answer.
  return asks(asked, 'listed') ? say(asked, 'included.without', { ...linesAs(included), thing }) : null;
};

/** The lines with a thing of a kind that the question names: two pints for "drinks". */
function linesOfKind({ question, knowledge }: AskedFact, lines: readonly string[]): string[] {
  // The lines are in the language of the site, whichever the visitor speaks.
  const siteRules = knowledge.assistant.language.facts.included;
  const rules = knowledge.vocabulary.grammar.facts.included
    .filter(([, rule]) => occurs(rule, question.words))
    .map(([kind]) => new RegExp(siteRules[kind], 'u'));
  return lines.filter((line) => rules.some((rule) => rule.test(utteranceOf(line))));
}

/** How to reach the vendor: by phone, and through its site if that is asked for. */
export const contactAnswer: AnswerFact = (asked) => {
  const { deal, details } = asked;
  const { vendor } = deal;
  return joinedAnswers([
    asks(asked, 'online') && !deal.starts ? say(asked, 'contact.site', { vendor }, true) : null,
    details.phone ? say(asked, 'contact.phone', { vendor, phone: details.phone }) : null,
  ]);
};

/** What `note` asks of groups as large as that which comes: "groups of six or more should call". `null` if it is not. */
function crowdAnswer({ party, ...asked }: AskedFact, note = ''): FactAnswer | null {
  const [, number = ''] = new RegExp(asked.replies.ofCrowds, 'u').exec(utteranceOf(note)) ?? [];
  const { ones } = asked.knowledge.assistant.language.numbers;
  const least = Number(number) || ones.split(' ').indexOf(number);
  return number !== '' && least > 0 && (party ?? 0) >= least
    ? say({ party, ...asked }, 'quote', { text: note }, false)
    : null;
}

/** Whether one has to book, and how. */
export const bookingAnswer: AnswerFact = (asked) => {
  const { facts, deal, words, question, knowledge } = asked;
  const { booking } = facts;
  const isOnline = asks(asked, 'online');
  // "Do I need to call ahead for the gluten-free bread": of the bread, the page may say so.
  const diets = (facts.diet ?? []).filter((diet) => question.needs.includes(diet));
  const condition = asks(asked, 'how') ? null : conditionOf(asked, diets);
  if (condition) return { text: condition, verdict: null };
  const isLinked = (isOnline || asks(asked, 'how')) && !deal.starts;
  // "Do I have to book online" asks for no way.
  const way = isOnline && !asks(asked, 'needed') ? true : null;
  const { topics } = knowledge.vocabulary.grammar.facts;
  // "Online or by phone".
  const byPhone = topics.some(([topic, rule]) => topic === 'contact' && occurs(rule, question.words));
  const link = joinedAnswers([
    isLinked ? say(asked, 'booking.link', { vendor: deal.vendor }, way) : null,
    // "How do I use it", of what needs a code.
    isLinked && deal.couponCode ? say(asked, 'code', { code: deal.couponCode }) : null,
    byPhone ? contactAnswer({ ...asked, question: { ...question, words: ' ' } }) : null,
  ]);
  if (!booking) return link;
  const { required, hoursAhead, note } = booking;
  const ofCrowd = asks(asked, 'walkIn') ? crowdAnswer(asked, note) : null;
  if (ofCrowd) return ofCrowd;
  // "Can I book for two" is no question whether one has to.
  const may = asks(asked, 'may') && !asks(asked, 'walkIn');
  // "Can I still order it for Christmas": until when one has to says whether.
  const isOfDay = new RegExp(asked.replies.details.matters.arrival, 'u').test(question.words);
  // "Can we book at 10:30 tonight", "for 4 on March 12": that one has to is no yes to that, its hours tell.
  const isOfTime = may && !isOfDay && (namesDay(asked) || timeAskedFor(asked) !== null);
  const hours = isOfTime ? hoursAnswer(asked) : null;
  const isOfCase = isOfTime || /\d/.test(question.words);
  const verdict =
    way || isOfDay || (may && isOfCase)
      ? null
      : may
        ? required || null
        : asks(asked, 'walkIn')
          ? !required
          : required;
  const time = spanWords((hoursAhead ?? 0) * 60, words);
  const key = required ? (hoursAhead === undefined ? 'booking.ahead' : 'booking.hours') : 'booking.none';
  const many =
    may && typeof facts.priceFor === 'number' ? say(asked, 'alone.people', { people: facts.priceFor }) : null;
  return joinedAnswers([
    link,
    // Whether so many can come, its hours do not tell.
    hours && (headsIn(question.words, asked.replies) ? { ...hours, verdict: hours.verdict && null } : hours),
    withNote(asked, say(asked, key, { time }, verdict), note),
    many,
  ]);
};
