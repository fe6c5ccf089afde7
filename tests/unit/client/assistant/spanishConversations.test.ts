import { describe, expect, it } from 'vitest';
import { takeTurn } from '../../../../client/assistant/takeTurn.ts';
import { spanish } from '../../../../data/language/spanish/spanish.ts';
import { languageOf } from '../../../support/languageOf.ts';
import { sampleContext, talk } from './support/sampleAssistant.ts';
import { catalogKnowledge } from './support/sampleCatalog.ts';

const say = (...texts: readonly string[]) => talk(texts, catalogKnowledge);
const chipsAfter = (...texts: readonly string[]) =>
  say(...texts)
    .conversations.at(-1)
    ?.chips.map(({ label }) => label);

describe('client/assistant/takeTurn, in Spanish', () => {
  it('answers, asks and offers answers in Spanish', () => {
    const { last } = say('Busco algo barato para hoy con los niños');
    expect(languageOf([last.reply, ...last.options, last.followUp ?? ''].join(' '))).toBe('es');
    expect(last.quickReplies).toEqual(expect.arrayContaining([...spanish.quickReplies.standing]));
    expect(last.deals.length).toBeGreaterThan(0);
  });

  it('shows wishes as chips in Spanish, topics too', () => {
    expect(chipsAfter('quiero sopa al aire libre, menos de 40 dólares, somos 5')).toEqual(
      expect.arrayContaining(['Al aire libre', 'Menos de $40', 'Sopa', '5 personas']),
    );
    expect(chipsAfter('pizza sin niños, mañana por la tarde')).toEqual(
      expect.arrayContaining(['Solo adultos', 'Mañana por la tarde']),
    );
  });

  it('keeps the language for quick replies, numbers and removed chips', () => {
    const { conversations } = say('hola', 'tacos', '2', 'ok');
    expect(conversations.map(({ language }) => language)).toEqual(['es', 'es', 'es', 'es']);
    const before = say('busco sopa para la familia').conversations[0];
    const chip = before?.chips[0];
    if (!before || !chip) throw new Error('There is no chip');
    const { conversation } = takeTurn(before, { type: 'without', chip }, catalogKnowledge, sampleContext);
    expect(conversation.language).toBe('es');
    expect(conversation.chips).not.toContainEqual(chip);
  });

  it('understands its own quick replies', () => {
    const question = { ...say('hola').conversations[0], asked: 'audience-and-setting' } as const;
    expect(question.language).toBe('es');
    for (const [text, wish] of [
      ['En familia, adentro', { audience: 'family', setting: 'indoor' }],
      ['Adultos, afuera', { audience: 'adults', setting: 'outdoor' }],
      ['Por la noche', { when: 'evening' }],
      ['Menos de $30', { priceRange: { min: 0, max: 30 } }],
      ['El precio no importa', { priceRange: null }],
    ] as const)
      expect(say('hola', text).last.preferences, text).toMatchObject(wish);
    expect(say('sopa', ...spanish.quickReplies.standing).answers.every(({ reply }) => reply !== '')).toBe(
      true,
    );
  });

  it('begins again in Spanish', () => {
    const { last, conversations } = say('busco sopa', 'empecemos de nuevo');
    expect(last.reset).toBe(true);
    expect(last.quickReplies).toEqual([...spanish.firstReplies, ...spanish.quickReplies.standing]);
    expect(conversations.at(-1)).toMatchObject({ language: 'es', turns: 0, chips: [] });
  });

  it('follows visitors who go on in English, and keeps their wishes', () => {
    const { answers, conversations } = say('quiero sopa para la familia', 'what else is there under $50?');
    expect(conversations.map(({ language }) => language)).toEqual(['es', 'en']);
    expect(answers[1]?.preferences).toMatchObject({ audience: 'family', priceRange: { max: 50 } });
    expect(conversations[1]?.chips.map(({ label }) => label)).toContain('Family');
  });
});

describe('the words of Spanish', () => {
  it('are no wishes where they are none', () => {
    for (const text of [
      'una amiga quiere ir a algún lado',
      'te cuento que vino mi mamá',
      'algo rápido',
      'ahorita vete a saber',
      'no recuerdo su nombre',
      'súper bien',
    ])
      expect(say(text).last.preferences.interests, text).toEqual([]);
  });

  it('rule out only the price in "not too expensive"', () => {
    for (const text of ['no muy caro en Old Town', 'que no sea tan caro en Old Town'])
      expect(say(text).last.preferences, text).toMatchObject({
        neighborhoods: ['old-town'],
        priceRange: { max: 50 },
      });
  });

  it.each(['hola, ¿no hay sopa?', 'hola, ¿no tienen sopa para dos?', 'busco sopa cerca del museo'])(
    'looks for the soup of "%s"',
    (text) => {
      const { interests, excluded } = say(text).last.preferences;
      expect([interests, excluded.interests]).toEqual([['soup'], []]);
    },
  );
});
