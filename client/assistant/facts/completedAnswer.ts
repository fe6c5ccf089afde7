import type { FactTopic } from '../../../data/language/factWords.ts';
import { formatMoney, subtractMoney } from '../../../data/model/amounts.ts';
import { capitalized } from '../conversation/timeWords.ts';
import { occurs } from '../understand/grammar.ts';
import { filled } from '../words/filled.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { type AskedFact, asks, type FactAnswer, linesAs, say } from './askedFact.ts';
import { isOfPets, ofPets } from './petFacts.ts';
import { isOfTopic } from './quotedSentence.ts';
import { type TellingLine, tellingLine } from './tellingLine.ts';
import { linesOf, type TextLine } from './textLines.ts';
import { verdictOfLine } from './verdictOfLine.ts';

/** Fields answer these in general; a line about what is asked in particular says more. */
const general: ReadonlySet<string> = new Set<FactTopic>([
  ...(['price', 'hours', 'included', 'diet', 'extras', 'fulfillment', 'languages', 'place'] as const),
  ...(['restrictions', 'setting', 'until', 'groups', 'contact', 'soldOut', 'alone'] as const),
]);

/** Where no field has these, only a line that speaks of them tells. */
export const ofOwnWords: ReadonlySet<string> = new Set<FactTopic>(['parking', 'transit', 'languages']);

/**
 * `answer` from a field, with the line of the deal's text that says what is asked in particular, or that line alone. `null`
 * if neither answers the question.
 */
export function completedAnswer(answer: FactAnswer | null, asked: AskedFact): FactAnswer | null {
  const line = tellingLine(asked);
  if (!line || (answer && line.isOfContext)) return answer;
  const { topic, needs } = asked.question;
  // "Does the boat fit eight": a line with a word of it says nothing of so many.
  if (topic === 'groups' && answer?.verdict === false) return answer;
  // "Which neighborhoods": that a neighbor may come says nothing of its places.
  if (
    topic === 'place' &&
    occurs(asked.knowledge.vocabulary.grammar.facts.questions.placesOf, asked.question.clause)
  )
    return answer;
  // "So 76 for the four of us", "could I go alone for half".
  if (topic === 'price' && answer && (asks(asked, 'amount') || asks(asked, 'half'))) return answer;
  // "Is there parking at the door": when the doors open says nothing of it.
  if (!answer && ofOwnWords.has(topic) && !isOfTopic(asked)(line.words)) return null;
  // "Is there anything vegan": what is on the menu says nothing of it, where the page lists its diets.
  if (topic === 'diet' && answer && needs.length > 0 && !namesAny(needs, line, asked)) return answer;
  const { price = '$^', discount = '$^' } = asked.replies.sentences;
  // "Is there a fee for the dog": that for cleaning is another.
  if (topic === 'extras' && answer && isOfPets(asked) && !line.isOfContext && !ofPets(asked).test(line.words))
    return answer;
  // "Do teachers get a special price": that a teacher is there is none.
  if (topic === 'discount' && !occurs(new RegExp(`${price}|${discount}`, 'u'), line.words)) return answer;
  // "When would it arrive": when it is open, or how long it takes there, says nothing of it.
  if (line.isOfMatter && occurs(new RegExp(asked.replies.details.matters.arrival, 'u'), asked.question.words))
    return answer && utteranceOf(answer.text).includes(utteranceOf(line.text).trim())
      ? answer
      : answerOfLine(line, asked);
  // "Does 2 PM work": a line with a word of it says nothing of the hour.
  if (
    topic === 'hours' &&
    answer &&
    answer.verdict !== null &&
    !line.isOfDates &&
    !(line.isOfMatter && answer.verdict)
  )
    return answer;
  const told = answerOfLine(line, asked);
  // "Are mimosas included": the brunch is, drinks are not.
  if (topic === 'included' && line.isOfMatter && told.verdict === false) return told;
  // "My husband weighs 240 pounds, can he ride": his age is not what counts.
  if (!answer || (topic === 'ages' && told.verdict === false)) return told;
  const isOfPrice = occurs(new RegExp(price, 'u'), line.words);
  // "How much for one adult and one child": that it is for them is no price.
  const isOther = topic === 'price' && !isOfPrice && !asked.question.isClosed;
  // "When does the lesson start": on time is no hour.
  const isTimeless = topic === 'hours' && !line.isOfDates && !/\d/.test(line.words);
  // "Does the discount count for side dishes": all of that is in the line.
  if (
    line.isClear &&
    !isTimeless &&
    general.has(topic) &&
    answer.verdict === null &&
    !line.isOfDates &&
    !isOther
  )
    return told;
  const isGeneral = general.has(topic) && answer.verdict !== true;
  const add = (first: string, second: string) =>
    filled(asked.replies.answers.added, {
      answer: first.replace(/\.(?=”?$)/, ''),
      line: capitalized(second),
    });
  // "Do they expire", of classes: that the offer runs on says nothing of those that were bought.
  if (topic === 'until' && line.isOfMatter) return { text: add(line.told, answer.text), verdict: null };
  const isSaid = utteranceOf(answer.text).includes(utteranceOf(line.text).trim());
  if (isSaid && answer.verdict !== null) return answer;
  if (isGeneral && topic !== 'price' && !isTimeless) return told;
  if (isSaid) return answer;
  // "Does it cost more for a large dog": its price is not what was asked. What costs nothing says nothing of it.
  if (topic === 'price' && !line.isOfMatter && !isOfPrice) return answer;
  if (topic === 'price' && (isOfPrice || asked.question.isClosed))
    return { text: add(told.text, answer.text), verdict: null };
  return { ...answer, text: add(answer.text, line.told) };
}

/** Whether a line names one of `needs`, in the language of the site. */
const namesAny = (needs: readonly string[], { words }: TextLine, { knowledge }: AskedFact): boolean =>
  knowledge.assistant.language.facts.needs.some(
    ([need, source]) => needs.includes(need) && occurs(new RegExp(source, 'gu'), words),
  );

/**
 * Whether a weight or size that the question says is within a limit of the deal; with what the page says of those beyond it.
 * `null` without either.
 */
function answerOfLimit(asked: AskedFact, told: TellingLine): FactAnswer | null {
  const { replies, question, context, knowledge } = asked;
  const [, amount, unit = ''] = / (\d+) (\w*)/.exec(utteranceOf(`${question.words}${context}`)) ?? [];
  const lines = linesOf(asked);
  const tens = knowledge.assistant.language.numbers.tens.split(' ');
  const limitOf = ({ words }: TextLine) => {
    const most = new RegExp(replies.limits, 'u').exec(words)?.slice(1).find(Boolean) ?? '';
    return Number(most) || (tens.includes(most) ? 10 * (tens.indexOf(most) + 2) : 0);
  };
  const line = lines.find((each) => limitOf(each) > 0);
  const beyond = lines.find(({ words }) => new RegExp(replies.beyond, 'u').test(words));
  // "Our van is nine feet tall" says nothing of pounds.
  const isMeant =
    told.text === line?.text || told.text === beyond?.text || /^(?:lbs?|pounds?|libras)$/.test(unit);
  if (!line || amount === undefined || !isMeant) return null;
  if (Number(amount) <= limitOf(line)) return { text: line.told, verdict: true };
  if (!beyond) return { text: line.told, verdict: false };
  const { added } = replies.answers;
  const text = filled(added, { answer: line.told.replace(/\.$/, ''), line: beyond.told });
  return { text: withSurcharge(asked, beyond, text), verdict: null };
}

/** `text` with what it costs where `line` says how much more that is: "Larger dogs pay $20 more". */
function withSurcharge(asked: AskedFact, { words }: TextLine, text: string): string {
  const { deal, replies, knowledge } = asked;
  const more = Number(new RegExp(replies.beyond, 'u').exec(words)?.[1]);
  const { added, says } = replies.answers;
  if (!more || deal.price === undefined) return text;
  const total = formatMoney(subtractMoney(deal.price, -more), knowledge.assistant.head.currency);
  return filled(added, {
    answer: text.replace(/\.$/, ''),
    line: capitalized(filled(says['price.more'], { total })),
  });
}

/** What a line says, and whether that is yes to the question. */
function answerOfLine(line: TellingLine, asked: AskedFact): FactAnswer {
  const { replies, details, question } = asked;
  // "Is there a weight limit, I weigh 230 pounds".
  if (asks(asked, 'aLimit') && new RegExp(replies.limits, 'u').test(line.words))
    return { text: line.told, verdict: true };
  const limited = answerOfLimit(asked, line);
  if (limited) return limited;
  // "Is there an extra charge for a big dog": "Larger dogs pay $20 more."
  const isCharged = question.topic === 'extras' && new RegExp(replies.beyond, 'u').test(line.words);
  const isListed = details.included?.includes(line.text) ?? false;
  if (question.topic !== 'included' && !(question.topic === 'extras' && isListed))
    return { text: line.told, verdict: isCharged || verdictOfLine(line, asked) };
  if (isListed) return say(asked, 'included.thing', linesAs([line.text]), true);
  // "Are parts included": "Parts not included".
  const isDenied = !line.isStory && occurs(new RegExp(replies.denies, 'u'), line.words);
  return { text: line.told, verdict: isDenied ? false : null };
}
