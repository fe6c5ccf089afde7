const praise = '(?:fun|cool|good|best) ';

/** English, as the words that a search ignores, and Spanish. "Where to go" says as little as "deals", but "where to watch" more. */
const anything = RegExp(
  `\\b(?:(?:${praise})?(?:(?:things|stuff|something|anything|places|activities|ideas|what|where) (?:${praise})?to (?:do|see|visit|try|go)|activities|ideas)|${praise}(?:things|stuff)|what(?: is|[’']?s)(?: on| going on| happening| there to do|$)|what (?:can|should) (?:i|we) do|coupons?|offers|discounts?|specials|(?:cosas|algo) (?:que|para) hacer|qu[eé] hacer|actividades|ofertas|descuentos|cupones)(?!\\p{L})`,
  'giu',
);

/** What joined these words to the others: "things to do with kids". */
const loose = /^(?:with|in|for|at|near|on|con|en|para) | (?:in|for|at|on)$/gi;

/** Splits search words into what visitors say for any deal at all, such as "things to do", and the others; each may be empty. */
export function readAnything(query: string): { readonly words: string; readonly anything: string } {
  const found = query.match(anything) ?? [];
  const others = query.replace(anything, ' ').replace(/\s+/g, ' ').trim();
  return {
    words: found.length > 0 ? others.replace(loose, '') : others,
    anything: found.join(' '),
  };
}
