import { type Grammar, occurs } from './grammar.ts';
import { type Token, tokenAt } from './utterance.ts';

/** Work that somebody wants done on a thing. */
export interface Service {
  /** The words that say what is to be done, and not to what. */
  readonly work: readonly string[];
  /** Where it is said, as offsets in the message. */
  readonly start: number;
  readonly end: number;
  readonly thing: readonly Token[];
  readonly isRepair: boolean;
}

/**
 * The work that a message wants done: "get my oil changed" in its words that are `meant`, "my roof leaks, who can come" in all of
 * them, because what does not work is often said with "not". `null` for none.
 */
export function serviceIn(
  all: readonly Token[],
  meant: readonly Token[],
  { services }: Pick<Grammar, 'services'>,
): Service | null {
  const isSought = occurs(services.sought, textOf(all));
  const wanted = firstIn(meant, services.wanted);
  const broken = isSought ? firstIn(all, services.broken) : null;
  const found = wanted && broken ? { ...wanted, said: [...broken.said, ...wanted.said] } : (wanted ?? broken);
  if (!found) return null;
  const offsets = found.said.flatMap(({ start, end }) => [start, end]);
  const said = textOf(found.said);
  const [repair, ...kinds] = services.kinds.map(([rule, word]) => ({ word, isSaid: occurs(rule, said) }));
  const isRepair = broken !== null || repair?.isSaid === true;
  return {
    work: [
      ...found.said.flatMap(({ word }) => (occurs(services.work, ` ${word} `) ? word : [])),
      ...[...(isRepair && repair ? [repair] : []), ...kinds.filter(({ isSaid }) => isSaid)].map(
        ({ word }) => word,
      ),
    ],
    ...{ start: Math.min(...offsets), end: Math.max(...offsets), thing: found.thing, isRepair },
  };
}

const textOf = (tokens: readonly Token[]) => ` ${tokens.map(({ word }) => word).join(' ')} `;

/** The tokens of the first match of one of `rules`, and of its thing. */
function firstIn(tokens: readonly Token[], rules: readonly RegExp[]) {
  const text = textOf(tokens);
  const match = rules.map((rule) => text.matchAll(rule).next().value).find(Boolean);
  const thing = match?.groups?.thing;
  if (!match || !thing) return null;
  const from = tokenAt({ tokens }, match.index);
  const said = tokens.slice(from, from + match[0].split(' ').length);
  // The thing is named as a whole, and the last time: "the" of "the other".
  const at = tokenAt({ tokens }, match.index + ` ${match[0]} `.lastIndexOf(` ${thing} `));
  return { said, thing: tokens.slice(at, at + thing.split(' ').length) };
}
