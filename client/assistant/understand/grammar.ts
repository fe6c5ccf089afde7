import type { Language, Rules } from '../../../data/language/language.ts';

/** The rules of a language, ready to be used. */
export type Grammar = Readonly<Record<keyof Rules, RegExp>> & {
  readonly ages: readonly RegExp[];
  readonly parties: readonly RegExp[];
  readonly intents: readonly (readonly [string, RegExp])[];
  readonly sorts: readonly (readonly [string, RegExp])[];
  readonly ordinals: readonly string[];
  readonly tags: Readonly<Record<keyof Language['tags'], RegExp>>;
};

const compile = (source: string) => new RegExp(source, 'gu');
const compileNamed = ([name, source]: readonly [string, string]) => [name, compile(source)] as const;

/** The grammar of `language`, with more turns of speech that ask for nothing. */
export function createGrammar(
  { rules, ages, parties, intents, sorts, ordinals, tags }: Language,
  idioms: readonly string[],
): Grammar {
  const all = <Name extends string>(sources: Readonly<Record<Name, string>>) =>
    Object.fromEntries(Object.entries<string>(sources).map(compileNamed)) as Record<Name, RegExp>;
  return {
    ...all<keyof Rules>({ ...rules }),
    tags: all(tags),
    idiom: compile([rules.idiom, ...idioms.map((words) => `(?<= )${words}(?= )`)].join('|')),
    ages: ages.map(compile),
    parties: parties.map(compile),
    intents: intents.map(compileNamed),
    sorts: sorts.map(compileNamed),
    ordinals: ordinals.split(' '),
  };
}

/** The first place in `text` that `rule` describes. */
export const firstMatch = (rule: RegExp, text: string): RegExpExecArray | null =>
  text.matchAll(rule).next().value ?? null;

/** Whether `rule` describes a place in `text`. */
export const occurs = (rule: RegExp, text: string): boolean => text.search(rule) >= 0;
