import { describe, expect, it, vi } from 'vitest';
import { newConversation } from '../../../../../client/assistant/conversation/conversation.ts';
import type { AssistantKnowledge } from '../../../../../client/assistant/conversation/knowledge.ts';
import { inLanguageOf, withLanguageOf } from '../../../../../client/assistant/conversation/languageOf.ts';
import { takeTurn } from '../../../../../client/assistant/takeTurn.ts';
import { spanishIntroduction } from '../../../../../data/language/spanish/introduction.ts';
import { spanish } from '../../../../../data/language/spanish/spanish.ts';
import { assistantDataVersion } from '../../../../../data/model/assistant/assistantData.ts';
import { sampleContext, sampleKnowledge } from '../support/sampleAssistant.ts';

let files = 0;

/** A site without loaded packs; its Spanish one is at a path of its own, because packs are kept by path. */
function siteKnowledge(): AssistantKnowledge {
  files += 1;
  const languages = [{ ...spanishIntroduction, path: `/assistant-es-${files}.json` }];
  return { ...sampleKnowledge([], { languages }), packs: [] };
}

/** Says `text` first, with a loader that is sent `json`, or fails for `null`. */
async function say(text: string, json: unknown, knowledge = siteKnowledge()) {
  const load = vi.fn((_: string, read: (sent: unknown) => typeof spanish | null) => async () => {
    const pack = json === null ? null : read(json);
    if (!pack) throw new Error('unreachable');
    return pack;
  });
  const request = { type: 'text', text } as const;
  const known = await withLanguageOf(newConversation, request, knowledge, load);
  return { load, known, knowledge, found: takeTurn(newConversation, request, known, sampleContext) };
}

const file = { version: assistantDataVersion, pack: spanish };

describe('client/assistant/conversation/languageOf', () => {
  it('loads nothing for visitors who write in the language of the site', async () => {
    for (const text of ['Tacos tonight for two', 'tacos', '', '2', 'Las Vegas', 'ok']) {
      const { load, known, knowledge } = await say(text, file);
      expect(load).not.toHaveBeenCalled();
      expect(known).toBe(knowledge);
    }
  });

  it('loads the pack of the language of a message before it is answered, once', async () => {
    const first = await say('Busco algo barato', file);
    expect(first.load).toHaveBeenCalledExactlyOnceWith(
      first.knowledge.assistant.languages[0]?.path,
      expect.any(Function),
    );
    expect(first.found.conversation.language).toBe('es');
    const again = await say('¿Qué hay hoy?', file, first.knowledge);
    expect(again.load).not.toHaveBeenCalled();
    expect(again.known.packs).toEqual([spanish]);
  });

  it('answers in the language of the site, with a word of regret, if the pack cannot be loaded', async () => {
    for (const json of [null, {}, { ...file, version: 0 }]) {
      const { known, found } = await say('Busco un lugar con música para hoy', json);
      expect(known.packs).toEqual([]);
      expect(found.answer.reply).toContain(spanishIntroduction.regret);
      expect(found.conversation.language).toBe('es');
      const next = takeTurn(found.conversation, { type: 'text', text: 'tacos' }, known, sampleContext);
      expect(next.answer.reply).not.toContain(spanishIntroduction.regret);
    }
  });

  it('knows the language of a conversation, as one that was stored, for what stands around its answers', async () => {
    const knowledge = siteKnowledge();
    const load = vi.fn(() => async () => spanish);
    expect(await inLanguageOf(newConversation, knowledge, load)).toBe(knowledge);
    const stored = { ...newConversation, language: 'es' };
    expect((await inLanguageOf(stored, knowledge, load)).language.chat.get).toBe(spanish.chat.get);
    const unreachable = vi.fn(() => () => Promise.reject(new Error('unreachable')));
    expect(await inLanguageOf(stored, siteKnowledge(), unreachable)).toMatchObject({
      language: { tag: 'en' },
    });
  });
});
