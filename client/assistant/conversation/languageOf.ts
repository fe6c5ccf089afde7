import type { LanguagePack } from '../../../data/language/languagePack.ts';
import { readLanguagePack } from '../../../data/model/assistant/assistantData.ts';
import { recognizeLanguage } from '../understand/recognizeLanguage.ts';
import type { Conversation } from './conversation.ts';
import { type AssistantKnowledge, inLanguage } from './knowledge.ts';
import type { TurnRequest } from './turn.ts';

/** The tag of the language in which the visitor writes: that of the message, or else of the conversation. */
export function languageOfRequest(
  { language, turns }: Pick<Conversation, 'language' | 'turns'>,
  request: TurnRequest,
  { assistant }: Pick<AssistantKnowledge, 'assistant'>,
): string {
  const { tag, signs } = assistant.language;
  const before = language ?? assistant.speaks ?? tag;
  if (request.type !== 'text') return before;
  return recognizeLanguage(request.text, [{ tag, signs }, ...assistant.languages], before, turns === 0);
}

/** Makes a function that loads the JSON at a path once and reads it. */
type LoadOnce = (path: string, read: (sent: unknown) => LanguagePack | null) => () => Promise<LanguagePack>;

// Kept once for the page, as the assistant itself: an owner would have to be passed through every chat.
const loaders = new Map<string, () => Promise<LanguagePack>>();

/**
 * `knowledge` with the pack of the language of `request`, which is loaded if it is needed. Unchanged if it cannot be
 * loaded; the next request then tries again.
 */
export async function withLanguageOf<Knowledge extends AssistantKnowledge>(
  conversation: Conversation,
  request: TurnRequest,
  knowledge: Knowledge,
  loadOnce: LoadOnce,
): Promise<Knowledge> {
  const tag = languageOfRequest(conversation, request, knowledge);
  const other = knowledge.assistant.languages.find((language) => language.tag === tag);
  if (!other) return knowledge;
  const load = loaders.get(other.path) ?? loadOnce(other.path, readLanguagePack);
  loaders.set(other.path, load);
  const pack = await load().catch(() => null);
  return pack ? { ...knowledge, packs: [pack] } : knowledge;
}

/** `knowledge` in the language of `conversation`, for what stands around the answers; in that of the site if its pack is missing. */
export async function inLanguageOf<Known extends AssistantKnowledge>(
  conversation: Conversation,
  knowledge: Known,
  loadOnce: LoadOnce,
): Promise<Known> {
  const loaded = await withLanguageOf(conversation, { type: 'place' }, knowledge, loadOnce);
  return inLanguage(loaded, conversation.language ?? knowledge.assistant.speaks ?? null);
}
