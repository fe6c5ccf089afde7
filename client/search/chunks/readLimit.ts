const anyPrice = () => true;

/**
 * A query without the prices that it names, if any, and without its words for any deal at all, whether a price is within
 * the limit, and whether low ones are asked for.
 */
export async function readLimit(query: string) {
  // The code that reads both is a file that single words do not need.
  if (!/[\d ]/.test(query))
    return { words: query, anything: '', limit: null, isCheap: false, keeps: anyPrice };
  const { priceOfQuery, readAnything } = await import('./priceOfQuery.ts');
  const { words, anything } = readAnything(query);
  const read = priceOfQuery(words) ?? { words, limit: null, isCheap: false, keeps: anyPrice };
  return { ...read, anything };
}
