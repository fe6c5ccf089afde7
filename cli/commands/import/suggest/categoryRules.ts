import type { Category } from '../../../../data/schema/dealGroups.ts';
import type { FeedMap } from '../../../../data/schema/feedMap.ts';

/** How many words of a category a rule begins with. */
const mostWords = 40;

/** Rules by the words that visitors use for categories, and a question about the rest. */
export function categoryRules(
  columns: readonly (string | undefined)[],
  categories: readonly Category[],
): { readonly category: FeedMap['category']; readonly note: string } {
  const from = [...new Set(columns.filter((column) => column !== undefined))];
  const rules = categories.flatMap(({ id, label, words }) => {
    const all = [...new Set([...label.toLowerCase().split(/[^\p{L}]+/u), ...words.slice(0, mostWords)])];
    const patterns = all
      .filter((word) => word.length > 2)
      .map((word) => word.replace(/[$()*+.?[\\\]^{|}/-]/g, '\\$&'));
    if (from.length === 0 || patterns.length === 0) return [];
    const matches = cutAlternatives(patterns);
    return [{ from: from.length === 1 ? (from[0] ?? '') : from, matches, is: id }];
  });
  const rest = categories.at(-1)?.id ?? 'drop';
  return {
    category: { ...(rules.length > 0 ? { rules } : {}), default: rest },
    note: `Categories are told by words; all other rows are "${rest}". Write "drop" as the default to leave them out.`,
  };
}

const longestPattern = 900;

/** As many alternatives as a pattern has room for. */
function cutAlternatives(patterns: readonly string[]): string {
  let joined = '';
  for (const pattern of patterns) {
    const next = joined === '' ? pattern : `${joined}|${pattern}`;
    if (next.length > longestPattern) break;
    joined = next;
  }
  return `\\b(?:${joined})s?\\b`;
}
