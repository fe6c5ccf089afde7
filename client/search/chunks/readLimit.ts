const anyPrice = () => true;

/** A query without the highest price that it names, if any, and whether a price is within that. */
export async function readLimit(query: string) {
  // Prices have digits. The code that reads them is a file that hardly any query needs.
  const read = /\d/.test(query) ? (await import('./priceOfQuery.ts')).priceOfQuery(query) : null;
  return read ?? { words: query, limit: null, keeps: anyPrice };
}
