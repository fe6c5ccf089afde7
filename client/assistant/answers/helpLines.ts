import type { Care, CareKind, Trouble } from '../../../data/language/care.ts';
import type { HelpLine } from '../../../data/model/assistant/assistantData.ts';
import { letterSign, telephoneSign } from '../care/telephoneSign.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';

/** What to say to somebody in trouble, and whom to call. */
export function troubleWords(kind: Trouble, tag: string, knowledge: AssistantKnowledge): string {
  const care = careInLanguage(tag, knowledge.care.languages);
  // Of sorrow, one line is enough: more would be an alarm.
  return care
    ? helpReply(kind, care.troubles[kind].reply, care, knowledge, kind === 'alone' ? 1 : undefined)
    : '';
}

const needsNoEmergency: ReadonlySet<string> = new Set<Trouble>(['hardship', 'pet', 'alone']);

/** What is known of people in need in the language `tag`, or else in the first one. */
export const careInLanguage = (tag: string, languages: readonly Care[]) =>
  languages.find(({ language }) => language === tag) ?? languages[0];

/** `words`, then the help lines for `kind`, each on a line of its own. */
export function helpReply(
  kind: CareKind | Trouble,
  words: string,
  care: Care,
  { assistant: { helpLines, emergency } }: AssistantKnowledge,
  most = helpLines.length,
): string {
  const lines = helpLines
    .filter((line) => line.for.includes(kind === 'alone' ? 'crisis' : kind))
    .map((line) => lineWords(line, care));
  // Whoever cannot pay the rent needs no emergency number.
  const others = needsNoEmergency.has(kind) ? [] : [emergency];
  return [words, ...(lines.length > 0 ? lines.slice(0, most) : others)].join('\n');
}

/** "☎ Crisis line: call 988, or text 988 (day and night)". The sign lets the chat find the number to call. */
function lineWords({ translations, ...line }: HelpLine, care: Care): string {
  const { name, call, text, note } = { ...line, ...translations?.[care.language] };
  const template = call && text ? care.callOrText : call ? care.call : care.text;
  const ways = template.replace('{call}', call ?? '').replace('{text}', text ?? '');
  return `${call ? telephoneSign : letterSign} ${name}: ${ways}${note ? ` (${note})` : ''}`;
}
