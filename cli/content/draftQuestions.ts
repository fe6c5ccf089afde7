import * as path from 'node:path';
import type { KnownQuestion } from '../../data/model/deals/dealDetails.ts';
import { knownQuestionSchema, type WrittenQuestion } from '../../data/schema/knownQuestion.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/sourceFile.ts';
import { type Draft, draftList } from './draft.ts';

/** The questions about a deal, whose slug is the name of their file. */
export interface QuestionsDraft {
  readonly slug: string;
  readonly file: SourceFile;
  readonly questions: readonly Draft<WrittenQuestion>[];
}

/** The questions of `files`, checked for shape. Adds what is wrong to `diagnostics`. */
export const draftQuestions = (files: readonly SourceFile[], diagnostics: Diagnostic[]): QuestionsDraft[] =>
  files.map((file) => ({
    slug: path.basename(file.path, '.json'),
    file,
    questions: draftList(file, knownQuestionSchema, diagnostics),
  }));

/** The questions of drafts without errors, by the slugs of their deals. */
export const questionsBySlug = (
  drafts: readonly QuestionsDraft[],
): ReadonlyMap<string, readonly KnownQuestion[]> =>
  new Map(
    drafts.map(({ slug, questions }) => [slug, questions.flatMap(({ value }) => value ?? []).map(knownOf)]),
  );

const knownOf = ({ asked, says, fact }: WrittenQuestion): KnownQuestion => ({
  asked,
  ...(says ? { says } : {}),
  ...(fact ? { fact } : {}),
});
