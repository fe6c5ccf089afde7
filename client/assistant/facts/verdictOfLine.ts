import { occurs } from '../understand/grammar.ts';
import { utteranceOf } from '../words/utteranceOf.ts';
import { type AskedFact, asks, isEither } from './askedFact.ts';
import { mattersOf, type TellingLine } from './tellingLine.ts';
import { stemmer, tellingWords } from './tellingWords.ts';

/**
 * Whether a line of a deal's text says yes or no to a question: it denies or allows what the question names, or says that
 * nothing is needed; `null` if that is not clear.
 */
export function verdictOfLine(
  { text, words, isOfMatter }: Pick<TellingLine, 'text' | 'words' | 'isOfMatter'>,
  asked: AskedFact,
): boolean | null {
  const { question, replies } = asked;
  if (!question.isClosed || isEither(asked)) return null;
  const isNeedless = occurs(new RegExp(replies.needless, 'u'), words);
  // "You need not leave the car" does not keep anybody from staying in it.
  if (isNeedless && !asks(asked, 'needed')) return null;
  if (isNeedless && isOfMatter) return false;
  const stem = stemmer(asked);
  const named = new Set(tellingWords({ ...asked, context: ' ' }).map(({ word }) => word));
  const [negates, confines] = [new RegExp(replies.negates, 'u'), new RegExp(replies.confines, 'u')];
  const isDenied = partsOf(text).some((said) => {
    const at = said.findLastIndex((word) => named.has(stem(word)));
    // "No vans above seven feet" says nothing of others.
    return (
      at >= 0 && said.slice(0, at).some((word) => negates.test(word)) && !confines.test(said[at + 1] ?? '')
    );
  });
  // "So no contract?"
  if (isDenied) return question.isRemark ?? false;
  return asks(asked, 'may') && isPermitted({ text, words }, asked, (word) => named.has(stem(word)))
    ? true
    : null;
}

/** The words of the parts of a sentence. */
const partsOf = (text: string) => text.split(/[,;:.]/).map((part) => utteranceOf(part).trim().split(' '));

/** Whether a line allows the very thing that `isNamed` finds, or a matter that says so: that one can bring a cake allows no beer. */
function isPermitted(
  { text, words }: Pick<TellingLine, 'text' | 'words'>,
  asked: AskedFact,
  isNamed: (word: string) => boolean,
): boolean {
  const permits = new RegExp(asked.replies.permits, 'u');
  const isAllowing = (said: string) => permits.test(` ${said} `);
  return (
    occurs(permits, words) &&
    partsOf(text).some((part) => {
      const said = part.join(' ');
      // "You can watch", where it is asked whether parents may.
      const isOfMatter = mattersOf(asked).some((rule) => isAllowing(rule.exec(said)?.[0] ?? ''));
      return isAllowing(said) && (part.some(isNamed) || isOfMatter);
    })
  );
}
