/**
 * Splits `text` after its first sentence. An interjection of up to two words, such as "Hi!", counts as part of the next
 * sentence. The second part is empty if there is only one sentence.
 */
export function leadSentence(text: string): readonly [string, string] {
  const match = /^((?:\S+(?: \S+)?[!?]\s+)?.*?[.!?…]+)\s+(.+)$/.exec(text);
  return match ? [match[1] ?? text, match[2] ?? ''] : [text, ''];
}
