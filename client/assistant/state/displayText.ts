/** A text nearly repeats a longer one that contains it if it has more than this share of its length. */
const repeatedShare = 0.8;

/** Whether one of `text` and `before` contains the other and adds little to it. */
export function nearlyRepeats(text: string, before: string): boolean {
  const [a, b] = [normalized(text), normalized(before)];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short !== '' && long.includes(short) && short.length / long.length > repeatedShare;
}

const normalized = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ').trim();
