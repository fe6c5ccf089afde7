import type { FactTopic, FactWords, IncludedThing, QuestionWords } from '../../../data/language/factWords.ts';
import type { NamedNeed } from '../../../data/model/deals/needs.ts';

type Named<Name> = readonly (readonly [name: Name, rule: RegExp])[];

/** The patterns of wishes and questions about facts, compiled. */
export interface FactGrammar {
  readonly needs: Named<NamedNeed>;
  /** Things that are included. */
  readonly included: Named<IncludedThing>;
  readonly questions: Readonly<Record<keyof QuestionWords, RegExp>>;
  readonly topics: Named<FactTopic>;
}

const compile = <Name>(sources: readonly (readonly [string, string])[]) =>
  sources.map(([name, source]) => [name as Name, new RegExp(source, 'gu')] as const);

/** Compiles the patterns of `words`. */
export const createFactGrammar = ({ needs, included, questions, topics }: FactWords): FactGrammar => ({
  needs: compile(needs),
  included: compile(Object.entries(included)),
  questions: Object.fromEntries(compile(Object.entries(questions))) as FactGrammar['questions'],
  topics: compile(topics),
});
