const idTokens = [
  // "(id: pizza-night)", "Deal ID: 42", "id=abc"
  /[ \t]*[([]?\b(?:deal[-_ ]?)?id\b\s*[:#=]\s*[\w-]+[)\]]?/giu,
  // "[pizza-night-south]", "[deal:pizza]"
  /[ \t]*\[(?:deal:\s*)?[a-z0-9]+(?:-[a-z0-9]+)*\]/gu,
  // Source marks that some models leave in.
  /【[^】]*】/gu,
  /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/giu,
];

/** `text` without ids of deals and the like, which mean nothing to visitors. */
export const withoutIds = (text: string): string =>
  idTokens
    .reduce((rest, token) => rest.replace(token, ''), text)
    .replace(/ +([.,])/gu, '$1')
    .replace(/ {2,}/gu, ' ')
    .trim();

/** A text nearly repeats a longer one that contains it if it has more than this share of its length. */
const repeatedShare = 0.8;

/** Whether one of `text` and `before` contains the other and adds little to it. */
export function nearlyRepeats(text: string, before: string): boolean {
  const [a, b] = [normalized(text), normalized(before)];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short !== '' && long.includes(short) && short.length / long.length > repeatedShare;
}

const normalized = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ').trim();
