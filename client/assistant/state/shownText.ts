const idTokens = [
  // "(id: pizza-night)", "Deal ID: 42", "id=abc"
  /[ \t]*[([]?\b(?:deal[-_ ]?)?id\b\s*[:#=]\s*[\w-]+[)\]]?/giu,
  // "[pizza-night-south]", "[deal:pizza]"
  /[ \t]*\[(?:deal:\s*)?[a-z0-9]+(?:-[a-z0-9]+)*\]/gu,
  // Marks of sources, as some models leave them.
  /【[^】]*】/gu,
  /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/giu,
];

/** `text` as visitors may read it: without ids of deals and the like. */
export const withoutIds = (text: string): string =>
  idTokens
    .reduce((rest, token) => rest.replace(token, ''), text)
    .replace(/ +([.,])/gu, '$1')
    .replace(/ {2,}/gu, ' ')
    .trim();

/** From which share of the longer one's length a text that is within another one repeats it. */
const nearlyAll = 0.8;

/** Whether `text` says hardly more or less than `before`. */
export function nearlyRepeats(text: string, before: string): boolean {
  const [a, b] = [plain(text), plain(before)];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short !== '' && long.includes(short) && short.length / long.length > nearlyAll;
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ').trim();
