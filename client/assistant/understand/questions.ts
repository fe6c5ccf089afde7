import type { FactTopic } from '../../../data/language/factWords.ts';
import { firstMatch, type Grammar, occurs } from './grammar.ts';
import type { PhraseMatch } from './phraseMatches.ts';
import type { Lead, Question } from './question.ts';
import { type Clause, clauseParts, clausesOf, wordsOf } from './questionClauses.ts';
import { needsIn, type Read, readQuestion, scopeOf, topicOf } from './readQuestion.ts';
import type { Utterance } from './utterance.ts';

/** The questions about deals in a message, in order. A request for deals with some fact is none. */
export function questionsIn(
  text: string,
  utterance: Utterance,
  grammar: Grammar,
  matches: readonly PhraseMatch[],
  said: Utterance = utterance,
): Question[] {
  const questions: Question[] = [];
  let told: Clause[] = [];
  for (const clause of clausesOf(text, utterance, grammar)) {
    const [name] = told.slice(-1);
    // "The first one, is there a gym" asks for no gym.
    const isPlaced = name !== undefined && occurs(grammar.facts.questions.nth, wordsOf(name.tokens));
    const read = readQuestion(clause, grammar, matches, isPlaced);
    const asserted = read && assertedIn(name, clause, text, grammar);
    if (asserted) {
      const earlier = told.slice(0, -1);
      // "Bowling is open till when" names what is asked, and what is asked next; "they take walk-ins" nothing.
      const naming = asserted.refers ? earlier : told;
      questions.push({ ...asserted, leads: naming.map((each) => leadOf(each, grammar, said)).reverse() });
      told = naming;
    }
    if (!read) {
      if (!isIdle(clause, grammar)) told = [...told, clause];
      continue;
    }
    const whole = underCondition(read, told.at(-1), grammar);
    // "How high do you go and is it safe" asks both.
    const isOwn = told.length === 0 && isJoinedTo(questions.at(-1), clause, text);
    const meant = isVacuous(whole, grammar) && !isOwn ? aboutTold(whole, told.at(-1), grammar) : whole;
    // "How long is it, she is in a wheelchair, would that work": it is about what was asked before.
    if (!meant) {
      // "3 x 38 is 114? Is that right" is one question.
      const before = questions.pop();
      if (before) questions.push({ ...before, end: clause.end });
      continue;
    }
    const leads = told.map((each) => leadOf(each, grammar, said)).reverse();
    // "What about the tea, is it warm in there" asks about the tea.
    const isName = meant.topic === 'other' && occurs(grammar.facts.questions.further, meant.words);
    told = meant.mayWish || isName ? [...told, { ...clause, isAsked: !isName }] : [];
    for (const part of partsIn(meant, clause, grammar)) {
      // "Is there parking, and do I pay for it".
      const isOfParking =
        questions.at(-1)?.topic === 'parking' && part.scope === 'one' && costly.has(part.topic);
      questions.push({ ...part, topic: isOfParking ? 'parking' : part.topic, leads });
    }
  }
  return withTrail(questions, told, grammar, said);
}

/** What the clause right before a question asks, too, without the words of one: "they take walk-ins and is there a vacuum". */
function assertedIn(
  told: Clause | undefined,
  { tokens }: Clause,
  text: string,
  { facts }: Grammar,
): Read | null {
  const words = wordsOf(told?.tokens ?? []);
  const topic = topicOf(words, facts);
  const isJoined = told && /[\p{L}\d,]/u.test(text.slice(told.end, tokens[0]?.start));
  const { index } = firstMatch(facts.questions.asserted, words) ?? {};
  if (!isJoined || topic === null || index === undefined) return null;
  return {
    ...{ topic, words, clause: words, needs: needsIn(words, facts), scope: scopeOf(words, facts) },
    // "It is open till when" asks for no "yes".
    ...{ isClosed: index === 0, exists: false, refers: index === 0, namesKind: false, mayWish: false },
    ...{ start: told.tokens[0]?.start ?? 0, end: told.end },
  };
}

/** Whether a word such as "and" joins `clause` to the question before it. */
const isJoinedTo = (before: Question | undefined, { tokens }: Clause, text: string) =>
  before !== undefined && /^\s*\p{L}/u.test(text.slice(before.end, tokens[0]?.start));

/** "OK fair. Do I need to book": such a remark names no fair. */
const isIdle = (clause: Clause, { facts: { questions } }: Grammar) =>
  !/[\p{L}\d]/u.test(wordsOf(clause.tokens).replace(questions.filler, ' '));

/** So few words before a question only name what it is about. */
const mostOfName = 3;

/** "Is it outside? It will be freezing": what is said after the last question is about it, if nothing but a name is said before it. */
function withTrail(
  questions: readonly Question[],
  told: readonly Clause[],
  grammar: Grammar,
  said: Utterance,
): Question[] {
  const last = questions.at(-1);
  // "The trolley - is it hard to get on? I have a cane".
  const isOpen = last?.leads.every(({ words }) => words.trim().split(' ').length <= mostOfName);
  if (!last || !isOpen || last.mayWish || told.length === 0) return [...questions];
  const leads = [...last.leads, ...told.map((each) => leadOf(each, grammar, said))];
  return [...questions.slice(0, -1), { ...last, leads }];
}

/** A message that words no question, as one about what was shown: "until what hour", "my aunt cannot have nuts". */
export function remarkIn(text: string, { tokens }: Utterance, { facts }: Grammar): Question {
  const words = wordsOf(tokens);
  return {
    ...{ topic: topicOf(words, facts) ?? 'other', needs: needsIn(words, facts), words, clause: words },
    ...{ exists: false, refers: false, isClosed: false, isRemark: true, namesKind: false, mayWish: false },
    ...{ scope: scopeOf(words, facts), leads: [], start: 0, end: text.length },
  };
}

const costly: ReadonlySet<FactTopic> = new Set<FactTopic>(['price', 'extras']);

/** Before a thing after "the" there may be what it is like: "the free museum". */
const mostBefore = 2;

/** "You said the brunch has an elevator" wishes for nothing, but it names the brunch. */
function leadOf({ tokens: heard, end, isAsked }: Clause, { facts }: Grammar, said: Utterance): Lead {
  const from = heard[0]?.start ?? 0;
  const tokens = said.tokens.filter((token) => from <= token.start && token.end <= end);
  const words = wordsOf(tokens);
  const [found = '', determiner] = firstMatch(facts.questions.naming, words) ?? [];
  const before = found.split(' ').length - 2;
  const named = tokens[Math.max(0, before) + (determiner ? mostBefore : 0)] ?? tokens.at(-1);
  return { words, start: from, end, named: named?.start, isAsked };
}

const isVacuous = ({ topic, words }: Read, { facts }: Grammar) =>
  topic === 'other' && occurs(facts.questions.vacuous, words);

/** A question with the condition right before it: "if it pours, do they call it off". */
function underCondition(read: Read, told: Clause | undefined, { facts }: Grammar): Read {
  const condition = told ? wordsOf(told.tokens) : '';
  if (!occurs(facts.questions.condition, condition) || read.mayWish) return read;
  const words = `${condition.trimEnd()} , ${read.words.trimStart()}`;
  return {
    ...read,
    words,
    clause: `${condition.trimEnd()} , ${read.clause.trimStart()}`,
    topic: topicOf(words, facts) ?? read.topic,
    start: told?.tokens[0]?.start ?? read.start,
  };
}

/** A question that says nothing itself is about what was said before: "we have a dog, is that ok". */
function aboutTold(read: Read, told: Clause | undefined, { facts }: Grammar): Read | null {
  if (!told) return null;
  const words = wordsOf(told.tokens);
  const topic = topicOf(words, facts);
  if (topic === null) return read;
  const start = told.tokens[0]?.start ?? read.start;
  return { ...read, topic, words, needs: needsIn(words, facts), isClosed: true, start };
}

const ofPeople: ReadonlySet<FactTopic> = new Set<FactTopic>(['ages', 'groups', 'alone']);

/** A question for each topic that the parts of a clause name: "is there parking and a ramp". */
function partsIn(read: Read, clause: Clause, grammar: Grammar): Read[] {
  const { facts } = grammar;
  if (read.words !== read.clause) return [read];
  const parts = clauseParts(clause, grammar).map(wordsOf);
  const asked = parts.flatMap((words) => {
    const topic = topicOf(words, facts);
    return topic === null ? [] : [{ ...read, topic, words, needs: needsIn(words, facts) }];
  });
  const topics = asked.map(({ topic }) => topic);
  // "How much is it for two adults and three kids" asks nothing about ages.
  const isSum =
    topics.includes('price') &&
    topics.some((topic, at) => ofPeople.has(topic) && (at > 0 || topic === 'groups'));
  return new Set(topics).size > 1 && !isSum ? asked : [read];
}
