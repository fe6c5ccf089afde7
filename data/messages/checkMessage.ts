import { ParseError, parse, type Token } from '@messageformat/parser';
import { compileMessage } from './compileMessage.ts';

/** What is wrong with a message: its syntax, as the parser says it; or the values that it lacks or does not know. */
export type MessageProblem =
  | { readonly kind: 'syntax'; readonly why: string }
  | { readonly kind: 'values'; readonly missing: readonly string[]; readonly unknown: readonly string[] };

/**
 * What is wrong with `text` in place of `original` in the language `tag` (BCP 47), whose plurals it must use; `null` for
 * nothing. Both are ICU MessageFormat.
 */
export function checkMessage(text: string, original: string, tag: string): MessageProblem | null {
  let tokens: readonly Token[];
  try {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    tokens = parse(text, { strict: true, cardinal: pluralCategories });
    compileMessage(text);
  } catch (error) {
    const { message } = error as Error;
    return {
      kind: 'syntax',
      why: error instanceof ParseError ? withoutPlace(message) : message,
    };
  }
  const [own, wanted] = [argumentsOf(tokens), argumentsOf(parse(original))];
  const missing = [...wanted].filter((name) => !own.has(name));
  const unknown = [...own].filter((name) => !wanted.has(name));
  return missing.length + unknown.length > 0 ? { kind: 'values', missing, unknown } : null;
}

/** The first line, which says what is wrong, without the place in the message. */
const withoutPlace = (message: string) => message.replace(/ at line \d[\s\S]*| *\n[\s\S]*/, '');

/** The names of the values in a message. */
function argumentsOf(tokens: readonly Token[]): Set<string> {
  const names = tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return [];
    const inside = 'cases' in token ? token.cases.flatMap((one) => [...argumentsOf(one.tokens)]) : [];
    return [token.arg, ...inside];
  });
  return new Set(names);
}
