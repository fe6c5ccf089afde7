import { utteranceOf } from '../../client/assistant/words/utteranceOf.ts';
import type { Deal } from '../../data/schema/deal.ts';
import type { WrittenQuestion } from '../../data/schema/knownQuestion.ts';
import { type Diagnostic, diagnostic, type Position } from '../diagnostics/diagnostic.ts';
import { didYouMean } from '../diagnostics/suggest.ts';
import { dealLines } from './dealLines.ts';
import { type Draft, draftDiagnostic, stringField } from './draft.ts';
import type { QuestionsDraft } from './draftQuestions.ts';
import type { SiteDrafts } from './draftSite.ts';
import { nearestLine } from './nearestLine.ts';

/**
 * Warns of answers that are no lines of their deal (CD412), messages that are twice in a file (CD413), and questions about a deal that
 * does not exist (CD414). Imports change and remove deals, so none of these is an error: what is stale is not published.
 */
export function checkQuestions({ questions, deals }: Pick<SiteDrafts, 'questions' | 'deals'>): Diagnostic[] {
  // Cities with very many deals have no questions, and need no index of their deals.
  if (questions.length === 0) return [];
  const bySlug = new Map(deals.map((deal) => [stringField(deal, 'slug') ?? '', deal]));
  return questions.flatMap((item) => {
    const deal = bySlug.get(item.slug);
    return [
      ...(deal ? [] : [unknownDeal(item, [...bySlug.keys()])]),
      ...(deal?.value ? unknownLines(item, deal, deal.value) : []),
      ...repeatedMessages(item),
    ];
  });
}

const unknownDeal = ({ slug, file }: QuestionsDraft, slugs: readonly string[]): Diagnostic =>
  diagnostic({
    code: 'CD414',
    severity: 'warning',
    file: file.path,
    problem: `There is no deal ${JSON.stringify(slug)}.`,
    expected: 'the slug of a deal as the name of the file',
    hint: didYouMean(slug, slugs),
  });

function unknownLines({ questions }: QuestionsDraft, deal: Draft<Deal>, value: Deal): Diagnostic[] {
  const lines = dealLines(value);
  return questions.flatMap((question) =>
    (question.value?.says ?? []).flatMap((text, index) =>
      lines.has(text) ? [] : unknownLine(question, index, text, { deal, lines }),
    ),
  );
}

function unknownLine(
  question: Draft<WrittenQuestion>,
  index: number,
  text: string,
  { deal, lines }: { readonly deal: Draft<Deal>; readonly lines: ReadonlySet<string> },
): Diagnostic {
  const near = nearestLine(text, lines);
  const start = deal.file.locate([...deal.path, 'slug'], 'value')?.start;
  return draftDiagnostic(question, ['says', index], {
    code: 'CD412',
    severity: 'warning',
    problem: `The deal has no line ${JSON.stringify(text)}: perhaps its text was edited.`,
    expected: 'a line of the deal, word for word: a sentence, an entry of a list, or a note',
    hint:
      near === null ? 'Take what answers now, or remove the line.' : `Did you mean ${JSON.stringify(near)}?`,
    related: start ? { file: deal.file.path, start, note: 'the deal is here' } : null,
  });
}

/** Messages are the same if the assistant reads the same words. */
function repeatedMessages({ file, questions }: QuestionsDraft): Diagnostic[] {
  const firsts = new Map<string, readonly PropertyKey[]>();
  return questions.flatMap((question) =>
    (question.value?.asked ?? []).flatMap((text, index) => {
      const words = utteranceOf(text);
      const first = firsts.get(words);
      if (first) return repeatedMessage(question, index, file.locate(first, 'value')?.start);
      firsts.set(words, [...question.path, 'asked', index]);
      return [];
    }),
  );
}

const repeatedMessage = (
  question: Draft<WrittenQuestion>,
  index: number,
  first: Position | undefined,
): Diagnostic =>
  draftDiagnostic(question, ['asked', index], {
    code: 'CD413',
    severity: 'warning',
    problem: 'The file already has this message.',
    expected: 'each message once, whatever its case, accents and punctuation',
    related: first ? { file: question.file.path, start: first, note: 'first here' } : null,
  });
