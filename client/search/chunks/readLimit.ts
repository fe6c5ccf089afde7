const anyPrice = () => true;

/**
 * A query without the highest price that it names, if any, and without its words for any deal at all, and whether a price is within
 * the limit.
 */
export async function readLimit(query: string) {
  // The code that reads both is a file that single words do not need.
  if (!/[\d ]/.test(query)) return { words: query, anything: '', limit: null, keeps: anyPrice };
  const { priceOfQuery, readAnything } = await import('./priceOfQuery.ts');
  const { words, anything } = readAnything(query);
  const read = priceOfQuery(words) ?? { words, limit: null, keeps: anyPrice };
  return { ...read, anything };
}
