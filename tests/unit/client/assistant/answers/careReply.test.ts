import { describe, expect, it } from 'vitest';
import { englishCare } from '../../../../../data/language/english/care.ts';
import { spanishCare } from '../../../../../data/language/spanish/care.ts';
import { dealsOf, talk } from '../support/sampleAssistant.ts';
import { catalogKnowledge } from '../support/sampleCatalog.ts';

describe('client/assistant/answers/careReply', () => {
  it('answers despair with kind words and the lines for it, without deals', () => {
    const { last } = talk(['adults indoors', 'Looking for dinner but I want to die'], catalogKnowledge);
    expect(last.reply).toBe(
      [
        englishCare.replies.crisis,
        '☎ Listeners: call 116-123, or text HELLO to 55501 (day and night)',
        '☎ Emergency: call 112',
      ].join('\n'),
    );
    expect(dealsOf(last)).toEqual([]);
    expect(last.quickReplies).toEqual([englishCare.isSafe]);
    expect(last.options).toEqual([]);
    expect(last.followUp).toBeNull();
  });

  it('keeps nothing of such a message, and all that was known before', () => {
    const { conversations } = talk(
      ['adults indoors', 'my husband hit me in the pizza restaurant'],
      catalogKnowledge,
    );
    expect(conversations[1]?.preferences).toEqual(conversations[0]?.preferences);
    expect(conversations[1]?.asked).toBe(conversations[0]?.asked);
  });

  it('takes no question about a deal that was shown for a need, but what is said beside one', () => {
    const said = (text: string) => talk(['pizza place', text], catalogKnowledge).last.reply;
    expect(said('thanks, and if my daughter doesn’t use it do we get the money back')).not.toContain('☎');
    expect(said('how late is it open, my husband hit me and i cant go home')).toContain(
      englishCare.replies.abuse,
    );
  });

  it('answers a wish that may be about a need, with the help lines before it', () => {
    const { last } = talk(['pizza place, my father in law is dizzy since his fall'], catalogKnowledge);
    expect(last.reply.split('\n').slice(0, 2)).toEqual([englishCare.aside, '☎ Emergency: call 112']);
    expect(dealsOf(last).length).toBeGreaterThan(0);
  });

  it('answers in the language of the message, with what the line says there', () => {
    const { last } = talk(['mi papá se desmayó y no responde'], catalogKnowledge);
    expect(last.reply).toBe(`${spanishCare.replies.medical}\n☎ Urgencias: llama al 112`);
    expect(last.quickReplies).toEqual([spanishCare.isSafe]);
  });

  it('marks a line that can only be texted', () => {
    expect(talk(['my boyfriend hits me'], catalogKnowledge).last.reply).toContain(
      '\n✉ Shelter: text SAFE to 55502',
    );
  });

  it('says the general sentence if no line is for the need', () => {
    const { last } = talk(['my kitchen is on fire'], catalogKnowledge);
    expect(last.reply).toBe(`${englishCare.replies.danger}\nPlease call 112.`);
  });

  it('stays until the visitor names a wish', () => {
    const { answers } = talk(
      ['I want to die', 'thanks', 'I do not know', 'pizza for two adults'],
      catalogKnowledge,
    );
    expect(answers[1]?.reply).toMatch(englishCare.stay);
    expect(answers[1]?.reply).toContain('Listeners');
    expect(answers[2]?.reply).toContain('Listeners');
    expect(answers[3]?.reply).not.toContain('Listeners');
  });

  it('goes on when the visitor is safe', () => {
    const { answers } = talk(['quiero matarme', spanishCare.isSafe, 'hello'], catalogKnowledge);
    expect(answers[1]?.reply).toBe(spanishCare.goOn);
    expect(answers[1]?.quickReplies).toEqual(['Food & Dining']);
    expect(answers[2]?.reply).not.toContain('☎');
  });

  it('goes on when the visitor says so after other words, but not after a need', () => {
    const toThat = (text: string) => talk(['I want to die', text], catalogKnowledge).answers[1]?.reply;
    expect(toThat('ok im calmer. I am safe, go on')).toBe(englishCare.goOn);
    expect(toThat('I want to die. I am fine')).toContain('☎');
  });

  it.each([
    'im safe, i’m not going to hurt myself, just sad. something quiet, a concert maybe',
    'not gonna hurt myself i promise, just a bit lonely. any concerts',
  ])('answers a wish, with kind words, where the visitor says that they are in no danger: %s', (text) => {
    const answer = talk(['I want to die', text], catalogKnowledge).answers[1];
    expect(answer?.reply).toContain(englishCare.glad);
    expect(answer?.reply).not.toContain('☎');
    expect(answer?.preferences.intensity).toBe('relaxing');
  });

  it('helps where something else than calm is said beside it, or nothing came before', () => {
    expect(
      talk(['I want to die', 'im fine but I want to die'], catalogKnowledge).answers[1]?.reply,
    ).toContain('☎');
    expect(talk(['I want to hurt myself'], catalogKnowledge).answers[0]?.reply).toContain('☎');
  });

  it.each(['im not safe', 'i dont think im ok', 'why not kill myself', 'no estoy bien'])(
    'takes no denial of it for calm: %s',
    (text) => {
      expect(talk(['I want to die', text], catalogKnowledge).answers[1]?.reply).toContain('☎');
    },
  );

  it('asks what the visitor feels like where they only deny it', () => {
    const { answers } = talk(['I want to die', 'i am not suicidal, just overwhelmed'], catalogKnowledge);
    expect(answers[1]?.reply).toBe(englishCare.goOn);
  });
});
