import type { TokenSpan, Utterance } from '../utterance.ts';

/** A token of an utterance, or several that were found to name a time: then `word` is its sign, and `value` its meaning. */
export interface TimeNode<Value> extends TokenSpan {
  readonly word: string;
  readonly value?: Value;
}

/** A rule ready for use: the pattern, and the meaning of its matches, `null` for none. */
export interface NodeRule<Value> {
  readonly pattern: RegExp;
  readonly read: (groups: Readonly<Record<string, string>>, values: readonly Value[]) => Value | null;
}

export const nodesOf = <Value>({ tokens }: Utterance): TimeNode<Value>[] =>
  tokens.map(({ word }, index) => ({ word, from: index, to: index + 1 }));

/**
 * `nodes` with all that `rule` finds as single nodes with the word `sign`.
 */
export function reduceNodes<Value>(
  nodes: readonly TimeNode<Value>[],
  { pattern, read }: NodeRule<Value>,
  sign: string,
): readonly TimeNode<Value>[] {
  const text = ` ${nodes.map(({ word }) => word).join(' ')} `;
  if (text.search(pattern) < 0) return nodes;
  const starts = new Map<number, number>();
  let offset = 1;
  for (const [index, { word }] of nodes.entries()) {
    starts.set(offset, index);
    offset += word.length + 1;
  }
  const reduced: TimeNode<Value>[] = [];
  let next = 0;
  for (const { 0: words, index, groups = {} } of text.matchAll(pattern)) {
    const start = starts.get(index) ?? 0;
    const end = starts.get(index + words.length + 1) ?? nodes.length;
    const matched = nodes.slice(start, end);
    const value = read(
      groups as Record<string, string>,
      matched.flatMap((node) => node.value ?? []),
    );
    const [first] = matched;
    if (value === null || !first || start < next) continue;
    reduced.push(...nodes.slice(next, start), {
      word: sign,
      from: first.from,
      to: matched.at(-1)?.to ?? first.to,
      value,
    });
    next = end;
  }
  return [...reduced, ...nodes.slice(next)];
}
