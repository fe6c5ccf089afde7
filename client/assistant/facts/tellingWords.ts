import type { FactTopic } from '../../../data/language/factWords.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { type AskedFact, asks } from './askedFact.ts';

/** Shorter words do not say what a question is about. */
const shortestWord = 3;
/** A word of the statement before the question counts less than one of its own. */
const weightOfContext = 0.5;

/** A stem that says what a question is about. */
export interface TellingWord {
  readonly word: string;
  readonly weight: number;
  /** The word that was said, of which this is another name where they differ. */
  readonly of: string;
}

/** The stems of the words that say what a question is about, topics also in the words of the site. */
export function tellingWords(asked: AskedFact): TellingWord[] {
  const words = new Map<string, TellingWord>();
  for (const [part, weight] of [
    [asked, 1],
    [{ ...asked, question: { ...asked.question, words: asked.context, topic: 'other' } }, weightOfContext],
  ] as const)
    for (const { forms } of tellingForms(part))
      for (const word of forms) if (!words.has(word)) words.set(word, { word, weight, of: forms[0] ?? word });
  return [...words.values()];
}

/** The telling words of a question, each with its stem and, of a topic, those of the site. */
export function tellingForms(asked: AskedFact): { word: string; forms: string[] }[] {
  const { question, knowledge, replies } = asked;
  const { senses, singular, weekdays } = knowledge.vocabulary;
  const empty = new RegExp(replies.details.empty, 'u');
  const stem = stemmer(asked);
  const { nth, theOne } = knowledge.vocabulary.grammar.facts.questions;
  // What the topic is called says nothing in particular.
  const rules = knowledge.vocabulary.grammar.facts.topics.filter(
    ([topic]) => topic === question.topic && !named.has(topic),
  );
  const particular = rules.reduce(
    (rest, [, rule]) => rest.replace(rule, ' '),
    question.words.replace(new RegExp(replies.details.listed, 'gu'), ' '),
  );
  const telling: { word: string; forms: string[] }[] = [];
  // "The second one" asks for no second set, "the vegan one" for no diet.
  for (const word of particular.replace(nth, ' ').replace(theOne, ' ').split(' ')) {
    if (word.length < shortestWord || /\d/.test(word)) continue;
    if ([word, singular(word)].some((form) => empty.test(` ${form} `))) continue;
    const meanings = senses.get(singular(word)) ?? [];
    if (weekdays.includes(singular(word)) || meanings.some(({ slot }) => slot === 'when')) continue;
    const topics = meanings.flatMap(({ slot, value }) =>
      slot === 'interests' && !value.includes('|') ? value.split(' ') : [],
    );
    telling.push({ word, forms: [word, ...topics].map(stem) });
  }
  return telling;
}

/** Topics whose words name what is asked for. */
const named: ReadonlySet<string> = new Set<FactTopic>([
  ...([
    'diet',
    'included',
    'bring',
    'access',
    'fulfillment',
    'restrictions',
    'extras',
    'weather',
    'setting',
  ] as const),
]);

/** Makes the stems of words. */
export const stemmer = ({ replies: { endings } }: AskedFact) => {
  const ending = new RegExp(endings, 'u');
  return (word: string) => word.replace(ending, '');
};

/**
 * The thing that a question whether it is included names, in the visitor's words: "cheese plate"; empty for none. It is the
 * longest run of words that tell something, the last of several; what the deal is called is one only without others.
 */
export function thingIn(asked: AskedFact): string {
  const stem = stemmer(asked);
  const telling = new Set(tellingWords({ ...asked, context: ' ' }).map(({ word }) => word));
  const title = titleStems(asked);
  const longestOf = (isOfThing: (word: string) => boolean) => {
    let longest: readonly string[] = [];
    let run: readonly string[] = [];
    for (const word of asked.question.words.trim().split(' ')) {
      run = telling.has(stem(word)) && isOfThing(stem(word)) ? [...run, word] : [];
      if (run.length > 0 && run.length >= longest.length) longest = run;
    }
    return longest.join(' ');
  };
  return longestOf((word) => !title.has(word)) || longestOf(() => true);
}

/** The words that a thing of the question may be named by; what the deal is called is a thing only where one has to bring it. */
export function thingWords(asked: AskedFact): TellingWord[] {
  const { topic } = asked.question;
  const thing = topic === 'included' ? thingIn(asked) : '';
  if (thing !== '')
    return tellingWords({ ...asked, question: { ...asked.question, words: ` ${thing} ` }, context: ' ' });
  const title = topic === 'other' && !asks(asked, 'needed') ? titleStems(asked) : new Set<string>();
  return tellingWords(asked).filter(({ word }) => !title.has(word));
}

export const titleStems = (asked: AskedFact) =>
  new Set(utteranceOf(asked.deal.title).trim().split(' ').map(stemmer(asked)));
