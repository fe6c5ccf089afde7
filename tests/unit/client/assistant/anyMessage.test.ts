import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careTurn } from '../../../../client/assistant/answers/careReply.ts';
import {
  type Conversation,
  newConversation,
} from '../../../../client/assistant/conversation/conversation.ts';
import { topicTest } from '../../../../client/assistant/conversation/topicTest.ts';
import { takeTurn } from '../../../../client/assistant/takeTurn.ts';
import { parseMessage } from '../../../../client/assistant/understand/parseMessage.ts';
import { english } from '../../../../data/language/english/english.ts';
import { spanish } from '../../../../data/language/spanish/spanish.ts';
import { propertyRuns } from '../../../support/fullRun.ts';
import { languageOf } from '../../../support/languageOf.ts';
import { preferencesFrom, sampleContext, sampleVocabulary } from './support/sampleAssistant.ts';
import { catalogKnowledge, sampleCatalog } from './support/sampleCatalog.ts';

/** Words and phrases of the language and the sample city, and words that change the meaning of others. */
const lexicon = [
  ...Object.values(english.slots).flatMap((values) =>
    Object.values(values).flatMap((words) => words.split('|')),
  ),
  ...english.topics.split('|'),
  ...[...sampleVocabulary.senses.keys()],
  ...'no not without but or and actually instead , . ! ? only never too free under over $40 between 50 to 80 reset more cheaper compare second one tell me about the far near kids 7 years old'.split(
    ' ',
  ),
];

const words = fc.array(fc.constantFrom(...lexicon), { maxLength: 25 }).map((list) => list.join(' '));
/** `line` without the words with "ñ" that visitors wrote: "no tequeño deals" is English. */
const withoutTheirs = (line: string, texts: readonly string[]) =>
  line.replace(/\p{L}*ñ\p{L}*/giu, (word) =>
    texts.join(' ').toLowerCase().includes(word.toLowerCase()) ? ' ' : word,
  );

/** Words and phrases of Spanish, alone and mixed with others. */
const spanishLexicon = [
  ...Object.values(spanish.slots).flatMap((values) =>
    Object.values(values).flatMap((phrases) => phrases.split('|')),
  ),
  ...Object.values(spanish.glossary).flatMap((phrases) => phrases.split('|')),
  ...'no ni sin pero y o mejor , . ¿ ! menos de 40 dólares entre 20 y 50 quiero busco hay para el la en por que muy más barato otra cosa compara el segundo cuéntame del primero cerca mañana niños de 7 años tengo'.split(
    ' ',
  ),
];
const scrap = fc.string({ unit: 'grapheme', maxLength: 60 });
const binary = fc.string({ unit: 'binary', maxLength: 60 });
const mixed = fc.array(fc.oneof(words, scrap), { maxLength: 4 }).map((list) => list.join(''));
const anyText = fc.oneof(words, scrap, binary, mixed);

/** Checks what must hold for every answer. */
function check(conversation: Conversation, text: string): Conversation {
  const result = takeTurn(conversation, { type: 'text', text }, catalogKnowledge, sampleContext);
  const { answer } = result;
  const { excluded } = answer.preferences;
  for (const { deal, why } of answer.deals) {
    expect(sampleCatalog).toContain(deal);
    expect(deal.endsAt ?? Infinity).toBeGreaterThan(sampleContext.now);
    expect(deal.url).toBeDefined();
    expect(why).not.toBe('');
    if (answer.asked === null && !/detail|tell|compare|second|first|last/.test(text)) {
      expect(excluded.categories).not.toContain(deal.category);
      expect(deal.neighborhoods.filter((id) => excluded.neighborhoods.includes(id))).toEqual([]);
      expect(excluded.interests.filter((topic) => topicTest(topic, catalogKnowledge)(deal))).toEqual([]);
    }
  }
  for (const line of [answer.reply, ...answer.options, answer.followUp ?? '-']) expect(line).toMatch(/\S/);
  expect(answer.options.length).toBeLessThanOrEqual(2);
  const isSpanish = result.conversation.language === 'es';
  const { standing } = (isSpanish ? spanish : english).quickReplies;
  const first = isSpanish ? spanish.firstReplies : ['Food & Dining'];
  if (answer.reset) expect(answer.quickReplies).toEqual(first);
  // Somebody in need gets no next steps of a search.
  else if (!careTurn(conversation, { type: 'text', text }, catalogKnowledge))
    expect(answer.quickReplies).toEqual(expect.arrayContaining([...standing]));
  expect(JSON.parse(JSON.stringify(result.conversation))).toEqual(result.conversation);
  return result.conversation;
}

describe('client/assistant/takeTurn, with any message', () => {
  it('always answers, and shows only deals that are live, linked and not ruled out', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 6 }), (texts) => {
        let conversation = newConversation;
        for (const text of ['adults indoors', ...texts]) conversation = check(conversation, text);
      }),
      propertyRuns(150),
    );
  });

  it('answers any mixture of languages, in one language', () => {
    const mixture = fc
      .array(fc.constantFrom(...spanishLexicon, ...spanishLexicon, ...lexicon), { maxLength: 12 })
      .map((list) => list.join(' '));
    fc.assert(
      fc.property(fc.array(fc.oneof(mixture, anyText), { minLength: 1, maxLength: 4 }), (texts) => {
        let conversation = newConversation;
        for (const text of texts) {
          const { answer, ...result } = takeTurn(
            conversation,
            { type: 'text', text },
            catalogKnowledge,
            sampleContext,
          );
          conversation = result.conversation;
          const said = [answer.reply, ...answer.options, answer.followUp ?? ''];
          for (const line of said)
            expect([null, conversation.language]).toContain(languageOf(withoutTheirs(line, texts)));
        }
      }),
      propertyRuns(300),
    );
  });

  it('answers very long messages quickly', () => {
    const long = fc.oneof(
      fc.string({ minLength: 5000, maxLength: 5000 }),
      fc.array(fc.constantFrom(...lexicon), { minLength: 700, maxLength: 900 }).map((list) => list.join(' ')),
      fc
        .constantFrom(...lexicon, 'not ', 'no, ', '(', '7 ', '$', 'and ')
        .map((word) => `${word} `.repeat(5000 / (word.length + 1))),
    );
    fc.assert(
      fc.property(long, (text) => {
        const start = performance.now();
        check(newConversation, text);
        expect(performance.now() - start).toBeLessThan(50_000);
      }),
      propertyRuns(40),
    );
  });

  it('returns offsets inside the message', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        for (const { start, end } of parseMessage(text, sampleVocabulary).mentions) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      propertyRuns(300),
    );
  });

  it('ignores a known word inside another word', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'bcdfghjklmnpqrtvwxz'),
      minLength: 3,
      maxLength: 6,
    });
    const single = fc.constantFrom(...lexicon.filter((word) => /^[a-z]{3,}$/.test(word)));
    fc.assert(
      fc.property(letters, single, letters, (before, word, behind) => {
        expect(preferencesFrom(`${before}${word}${behind}`)).toEqual({});
      }),
      propertyRuns(500),
    );
  });

  it('ignores a long known word with three more letters', () => {
    expect(preferencesFrom('restaurantsxyz')).toEqual({});
    expect(preferencesFrom('adventuroustkr')).toEqual({});
  });

  it('ignores web and email addresses', () => {
    expect(preferencesFrom('write to kids@family.example')).toEqual({});
    expect(preferencesFrom('see https://x.example/outdoor_kids')).toEqual({});
  });
});
