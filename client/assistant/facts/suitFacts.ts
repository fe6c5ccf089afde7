import type { FactTopic } from '../../../data/language/factWords.ts';
import { capitalized } from '../conversation/timeWords.ts';
import { occurs } from '../understand/grammar.ts';
import { needsIn } from '../understand/readQuestion.ts';
import { filled } from '../words/filled.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { type AskedFact, asks, type FactAnswer, isEither, linesAs, listWords, say } from './askedFact.ts';
import { stemmer, tellingForms, titleStems } from './tellingWords.ts';
import { groupsOf, isSame } from './toldWords.ts';

/**
 * `answer` with the yes of what the deal is good for or listed under, if that is all that a question asks for: "is it romantic",
 * "is it for beginners". What they do not say is not denied.
 */
export function withSuit(answer: FactAnswer | null, asked: AskedFact): FactAnswer | null {
  const isOpen = answer === null || (answer.verdict === null && asked.question.topic === 'other');
  const suited = isOpen ? suitAnswer(asked) : null;
  if (!suited) return answer;
  const isSaid = !answer || utteranceOf(suited.text).includes(utteranceOf(answer.text).trim());
  if (isSaid) return suited;
  const text = filled(asked.replies.answers.added, {
    answer: suited.text,
    line: capitalized(answer.text),
  });
  return { ...suited, text };
}

/** Where it is, what it costs or may be missing, that it is good for somebody does not tell. */
const ofSuits: ReadonlySet<string> = new Set<FactTopic>(['other', 'ages', 'alone', 'groups', 'booking']);

function suitAnswer(asked: AskedFact): FactAnswer | null {
  const { question, details, deal, knowledge, words } = asked;
  const isOther =
    !ofSuits.has(question.topic) ||
    // "Which one has mimosas": that it is a brunch says nothing of them.
    question.isChoice ||
    // What is good for vegans may have nuts.
    question.needs.length > 0 ||
    needsIn(asked.context, knowledge.vocabulary.grammar.facts).length > 0 ||
    (['only', 'needed', 'against'] as const).some((kind) => asks(asked, kind)) ||
    // "Can I still get it for Christmas": that it is good for it says nothing of when it comes.
    occurs(new RegExp(asked.replies.details.matters.arrival, 'u'), question.words);
  if (!question.isClosed || isEither(asked) || isOther) return null;
  const stemOf = stemmer(asked);
  const groups = groupsOf(asked.replies.suits, stemOf);
  const title = titleStems(asked);
  const { determined } = knowledge.vocabulary.grammar.facts.questions;
  // "Is the salsa night romantic" names it, "do they do couples" does not.
  const named = new Set(
    (question.words.match(determined) ?? []).flatMap((part) => part.split(' ').map(stemOf)),
  );
  const wanted = formsIn(asked, question.words)
    .filter(({ forms: [first = ''] }) => !(title.has(first) && named.has(first)))
    .map(({ word, forms }) => ({ word, forms: [...forms, ...forms.flatMap(groups)] }));
  const { idle, stem } = knowledge.vocabulary;
  const isToldBy = (told: readonly string[]) => {
    const isTold = ({ forms }: { readonly forms: readonly string[] }) =>
      forms.some((form) => told.some((each) => isSame(form, each)));
    // What it is like beside that, nobody can say.
    return (
      wanted.some(isTold) &&
      wanted.every((each) => isTold(each) || idle.has(stem(each.word)) || title.has(stemOf(each.word)))
    );
  };
  const stemsOf = (text: string) => formsIn(asked, utteranceOf(text)).map(({ forms: [first = ''] }) => first);
  const goodFor = details.goodFor ?? '';
  if (isToldBy(stemsOf(unconfined(goodFor, asked)))) return say(asked, 'suits', linesAs([goodFor]), true);
  // "Can I give it as a gift": of what kind it is says nothing of what one may do.
  if (asks(asked, 'may')) return null;
  // "Alcohol-free" says nothing of alcohol.
  const isAsked = (told: string) => wanted.some(({ forms }) => forms.some((form) => isSame(form, told)));
  const tags = (deal.tags ?? []).filter((tag) => stemsOf(tag).every(isAsked) && stemsOf(tag).length > 0);
  return isToldBy(tags.flatMap(stemsOf))
    ? say(asked, 'suits.tagged', { list: listWords(tags, words) }, true)
    : null;
}

const formsIn = (asked: AskedFact, words: string) =>
  tellingForms({ ...asked, question: { ...asked.question, topic: 'other', words } });

/** `text` up to what limits it: "families with kids who can be quiet" are not quiet. */
function unconfined(text: string, { replies }: AskedFact): string {
  const [negates, confines] = [new RegExp(replies.negates, 'u'), new RegExp(replies.confines, 'u')];
  const said = utteranceOf(text).trim().split(' ');
  const end = said.findIndex((word) => negates.test(word) || confines.test(word));
  return (end < 0 ? said : said.slice(0, end)).join(' ');
}
