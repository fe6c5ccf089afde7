import type { Language } from '../../../data/language/language.ts';
import type { Caution, Occasion } from '../../../data/language/occasionWords.ts';
import type { Rules } from '../../../data/language/rules.ts';
import { createFactGrammar, type FactGrammar } from './factGrammar.ts';
import { createDateGrammar, type DateGrammar } from './time/dateGrammar.ts';

/** The rules of a language as compiled patterns. */
export type Grammar = Readonly<Record<keyof Rules, RegExp>> & {
  readonly facts: FactGrammar;
  readonly ages: readonly RegExp[];
  readonly parties: readonly RegExp[];
  readonly intents: readonly (readonly [string, RegExp])[];
  readonly sorts: readonly (readonly [string, RegExp])[];
  readonly ordinals: Language['ordinals'];
  readonly occasions: readonly (readonly [Occasion, RegExp])[];
  readonly cautions: readonly (readonly [Caution, RegExp])[];
  readonly able: readonly (readonly [Caution, RegExp])[];
  readonly token: RegExp;
  readonly digitWord: RegExp;
  readonly tags: Readonly<Record<keyof Language['tags'], RegExp>>;
  readonly parts: Readonly<Record<keyof Language['parts'], RegExp>>;
  readonly times: DateGrammar;
  readonly aversions: readonly (readonly [string, RegExp])[];
  readonly services: {
    readonly wanted: readonly RegExp[];
    readonly broken: readonly RegExp[];
    readonly sought: RegExp;
    readonly work: RegExp;
    readonly kinds: readonly (readonly [RegExp, string])[];
    readonly repair: string;
    readonly other: string;
  };
};

const compile = (source: string) => new RegExp(source, 'gu');
const compileNamed = <Name extends string>([name, source]: readonly [Name, string]) =>
  [name, compile(source)] as const;

/*
 * Dates and times in figures, amounts, ages such as "21+", words with apostrophes, and marks. Marks that end a clause become ".", those inside one ",".
 * A hyphen separates words ("old-town", "three-year-old").
 */
const tokenSource = (digitWord: string, emoji: readonly string[]) =>
  `${[...emoji, ''].join('|')}\\d{4}-\\d\\d-\\d\\d|\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?|\\d{1,2}:\\d\\d(?!\\d)|${digitWord}|[$€£]\\s?\\d+(?:,\\d{3})*(?:\\.\\d+)?k?\\+?|\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:[$€£%+]|k\\b)?|\\p{L}[\\p{L}\\p{M}_]*(?:['’\`][\\p{L}\\p{M}_]+)*|[.!?;:()\\n…—]|,|[&<>+]|\\s[-–]\\s|→`;

/** The grammar of `language`; `idioms` are further patterns of phrases that are not wishes. */
export function createGrammar(
  {
    rules,
    ages,
    parties,
    intents,
    sorts,
    ordinals,
    tags,
    parts,
    occasions,
    digitWord,
    emoji,
    dates,
    aversions,
    services,
    facts,
  }: Language,
  idioms: readonly string[],
): Grammar {
  const compileAll = <Name extends string>(sources: Readonly<Record<Name, string>>) =>
    Object.fromEntries(Object.entries<string>(sources).map(compileNamed)) as Record<Name, RegExp>;
  return {
    ...compileAll<keyof Rules>({ ...rules }),
    tags: compileAll(tags),
    parts: compileAll(parts),
    // Whom somebody lost is no wish: "my dog died".
    idiom: compile(
      [
        rules.idiom,
        ...intents.flatMap(([type, source]) => (type === 'grief' ? source : [])),
        ...idioms.map((words) => `(?<= )${words}(?= )`),
      ].join('|'),
    ),
    facts: createFactGrammar(facts),
    ages: ages.map(compile),
    parties: parties.map(compile),
    intents: intents.map(compileNamed),
    sorts: sorts.map(compileNamed),
    aversions: Object.entries(aversions).map(([id, { said }]) => compileNamed([id, said])),
    services: {
      ...services,
      wanted: services.wanted.map(compile),
      broken: services.broken.map(compile),
      sought: compile(services.sought),
      work: compile(services.work),
      kinds: services.kinds.map(([source, word]) => [compile(source), word] as const),
    },
    ordinals,
    occasions: occasions.occasions.map(compileNamed),
    cautions: occasions.cautions.map(compileNamed),
    able: occasions.able.map(compileNamed),
    times: createDateGrammar(dates),
    token: compile(tokenSource(digitWord, Object.keys(emoji))),
    digitWord: compile(`^${digitWord}`),
  };
}

/** The first match of `rule` in `text`. */
export const firstMatch = (rule: RegExp, text: string): RegExpExecArray | null =>
  text.matchAll(rule).next().value ?? null;

/** Whether `rule` matches anywhere in `text`. */
export const occurs = (rule: RegExp, text: string): boolean => text.search(rule) >= 0;
