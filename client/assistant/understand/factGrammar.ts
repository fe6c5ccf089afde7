import type { FactTopic, FactWords, IncludedThing, QuestionWords } from '../../../data/language/factWords.ts';
import type { NamedNeed } from '../../../data/model/deals/needs.ts';

type Named<Name> = readonly (readonly [name: Name, rule: RegExp])[];

/** The patterns of wishes and questions about facts, compiled. */
export interface FactGrammar {
  readonly needs: Named<NamedNeed>;
  readonly quick: RegExp;
  /** Things that are included, and wishes for them. */
  readonly included: readonly (readonly [thing: IncludedThing, rule: RegExp, wish: RegExp])[];
  readonly inTotal: RegExp;
  readonly forEach: RegExp;
  readonly questions: Readonly<Record<keyof QuestionWords, RegExp>>;
  readonly topics: Named<FactTopic>;
}

const compile = <Name>(sources: readonly (readonly [string, string])[]) =>
  sources.map(([name, source]) => [name as Name, new RegExp(source, 'gu')] as const);

/** The pattern of whole words without the spaces around them. */
const bare = (source: string) => source.slice('(?<= )'.length, -'(?= )'.length);

/** Compiles the patterns of `words`. */
export const createFactGrammar = ({
  needs,
  quick,
  included,
  withIncluded,
  inTotal,
  forEach,
  questions,
  topics,
}: FactWords): FactGrammar => ({
  needs: compile(needs),
  quick: new RegExp(quick, 'gu'),
  included: compile<IncludedThing>(Object.entries(included)).map(([thing, rule]) => [
    thing,
    rule,
    new RegExp(withIncluded.replaceAll('{thing}', bare(rule.source)), 'gu'),
  ]),
  inTotal: new RegExp(inTotal, 'gu'),
  forEach: new RegExp(forEach, 'gu'),
  questions: Object.fromEntries(compile(Object.entries(questions))) as FactGrammar['questions'],
  topics: compile(topics),
});
