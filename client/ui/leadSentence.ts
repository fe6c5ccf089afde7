/**
 * `text` cut after its first sentence; an interjection of up to two words, such as "Hi!", belongs to the
 * sentence that follows it. The second part is empty where there is no more.
 */
export function leadSentence(text: string): readonly [string, string] {
  const match = /^((?:\S+(?: \S+)?[!?]\s+)?.*?[.!?…]+)\s+(.+)$/.exec(text);
  return match ? [match[1] ?? text, match[2] ?? ''] : [text, ''];
}
