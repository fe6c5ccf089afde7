import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careIn, saidBeforeSafe } from '../../../../../client/assistant/care/careIn.ts';
import { createCareReader } from '../../../../../client/assistant/care/careReader.ts';
import { careModel } from '../../../../../data/language/careModel.ts';
import { englishCare } from '../../../../../data/language/english/care.ts';
import { english } from '../../../../../data/language/english/english.ts';
import { spanishCare } from '../../../../../data/language/spanish/care.ts';
import { spanish } from '../../../../../data/language/spanish/spanish.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { sampleVocabulary } from '../support/sampleAssistant.ts';

const reader = createCareReader([englishCare, spanishCare], careModel);
const kindOf = (text: string) => {
  const need = careIn(text, reader);
  return need && need.level !== 'possible' ? need.kind : null;
};

const phrasesOf = (lists: readonly string[]) => lists.flatMap((list) => list.split('|'));
const inSlots = (slots: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  phrasesOf(Object.values(slots).flatMap((values) => Object.values(values)));

describe('client/assistant/care/careIn', () => {
  it.each([
    ['crisis', 'I want to die'],
    ['crisis', 'ya no quiero vivir'],
    ['crisis', 'my brother died, i need a person to talk to'],
    ['crisis', 'ok skip the show, i feel like im drowning'],
    ['crisis', 'I’m not ok, can you help'],
    ['medical', 'my dad collapsed and is not breathing'],
    ['medical', 'mi papá se desmayó y no responde'],
    ['poison', 'my toddler swallowed bleach'],
    ['danger', 'there is a fire in my apartment'],
    ['danger', 'hay un hombre con una pistola afuera'],
    ['assault', 'he raped me'],
    ['child', 'my dad beats me with a belt'],
    ['abuse', 'my husband hits me'],
    ['abuse', 'mi esposo me pega'],
    ['abuse', 'my boyfriend hit me, i just need somewhere to sleep'],
    ['abuse', 'i dont feel safe at home tonight and need a cheap hotel somewhere'],
    ['abuse', 'I’m scared to go home tonight, is there a hostel'],
    ['abuse', 'mi novio me golpeó, ¿hay un hotel barato?'],
    ['abuse', 'no me siento segura en mi casa'],
  ])('recognizes %s in "%s"', (kind, text) => {
    expect(kindOf(text)).toBe(kind);
  });

  it.each([
    [
      'crisis',
      'giving my things away this week and writing letters, is there a nice place for one last dinner',
    ],
    ['abuse', 'is there a scarf that covers the neck, he gets so mad when people ask questions'],
    ['danger', 'he is not supposed to come near us but my ex keeps showing up, where can we have dinner'],
    ['danger', 'takeout tonight? the apartment smells of rotten eggs and we have headaches'],
    ['danger', 'the water came up and both ends of the bridge are gone, we are standing on it, stuck'],
    ['medical', 'she ate a cookie with peanuts and her lips are puffing up, do they have benadryl'],
    ['medical', 'my dad was fine at lunch, now his speech is slurred and he keeps dropping his fork'],
    ['medical', 'im 30 weeks and bleeding, is the massage still ok'],
    ['child', 'the boy next door has bruises again and cried when his stepdad came'],
    ['abuse', 'mi marido llega tomado y tengo miedo, busco un lugar abierto de noche'],
    ['danger', 'no quiero prender la estufa, la cocina huele a gas y me duele la cabeza'],
  ])('recognizes %s by signs that are harmless alone: "%s"', (kind, text) => {
    expect(kindOf(text)).toBe(kind);
  });

  it.each([
    'giving my things away because I move, goodbye dinner for twelve',
    'i can’t see the point of paying for parking, anything closer',
    'a scarf for my neck, my boyfriend asked',
    'my lips were puffy after the dentist, soft food?',
    'rotten egg candy for a prank in the kitchen',
    'bruises from roller derby, my kid cried, ice cream?',
    'my ex keeps showing up in my favorite musical, she sings the lead',
    'quiero despedirme de mi ciudad porque me mudo, por última vez a cenar',
  ])('hears no need in "%s"', (text) => {
    expect(kindOf(text)).toBe(null);
  });

  const story =
    'we had such a good weekend at the lake with my cousins and the kids loved the boats and the pancakes, then on sunday everybody drove home and the house was quiet again and I did the dishes and fed the cat and watched the news';

  it.each([
    'and I have decided to kill myself after the holidays',
    'and I just want to die',
    'and I keep thinking about ending my life',
    'y decidí quitarme la vida',
    'y ya no quiero vivir',
  ])('recognizes "%s" at the end of a long story', (end) => {
    expect(careIn(`${story} ${end}, is the market open tomorrow`, reader)).toEqual({
      kind: 'crisis',
      level: 'sure',
    });
  });

  it.each([
    'I could kill myself laughing at that show',
    'me quiero morir de risa',
    'I want to die for those tacos',
  ])('takes "%s" for a turn of speech, not for certain', (text) => {
    expect(careIn(text, reader)?.level).not.toBe('sure');
  });

  it.each([
    'gingerbread house class, can I still get in',
    'my husband beats me at bowling every time',
    'my roommate hit me up for karaoke on Friday',
    'does one feel safe at the climbing hall',
    'is it nut free?? my son has an epipen',
    'these prices are killing me',
    'I am dying for tacos',
    'an escape room for six',
    'axe throwing with my boss',
    'this heat is killing me',
    'la comida estaba de muerte',
    '',
  ])('takes "%s" for what it is', (text) => {
    expect(kindOf(text)).toBeNull();
  });

  it.each([
    'We just moved here and don’t know anyone',
    'I lost my dog and I feel sad',
    'my grandma died last week, somewhere quiet for lunch',
    'I feel so lonely since my friends moved away',
    'she broke up with me, ice cream',
    'what an awful day, I need a drink',
    'acabamos de llegar y no conocemos a nadie',
    'se murió mi perro y estoy triste',
  ])('offers no help line for "%s"', (text) => {
    expect(careIn(text, reader)).toBeNull();
  });

  it.each([
    'we just moved here, I know nobody and I want to kill myself',
    'our cat died and I do not want to live any more',
    'se murió mi perro y ya no quiero vivir',
  ])('still recognizes "%s"', (text) => {
    expect(kindOf(text)).toBe('crisis');
  });

  it('judges the whole message, wishes included', () => {
    const wish = 'we want tacos in the old town on Saturday, for two, under $40.';
    expect(kindOf(wish)).toBeNull();
    expect(kindOf(`${wish} ${'And some music. '.repeat(60)}I want to die`)).toBe('crisis');
    expect(kindOf(`My dad collapsed and is not breathing. ${wish}`)).toBe('medical');
  });

  it('hears it in a long dictation without marks', () => {
    const words = 'and then we would like some tacos and music in the old town '.repeat(12);
    expect(kindOf(words)).toBeNull();
    expect(kindOf(`${words} my husband hits me and I am scared to go home ${words}`)).not.toBeNull();
  });

  it('reads words with and without accents, capitals and stretched letters', () => {
    for (const text of ['mi papa se desmayo', 'MI PAPÁ SE DESMAYÓ', 'mi papáááá se desmayó'])
      expect(kindOf(text), text).not.toBeNull();
  });

  it('is not alarmed by words of deals alone', () => {
    const words = [
      ...inSlots(english.slots),
      ...inSlots(spanish.slots),
      ...phrasesOf([english.topics, ...Object.values(spanish.glossary)]),
      ...sampleVocabulary.senses.keys(),
      ...'under $40,in the,near,with,for 2,tonight,and,or,not,no,cheap,kids,my wife,we want,para,con,hoy'.split(
        ',',
      ),
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 12 }), (some) => {
        expect(kindOf(some.join(' ')), some.join(' ')).toBeNull();
      }),
      propertyRuns(500),
    );
  });

  it('is not alarmed by any signs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(kindOf(text)).toBeNull();
      }),
      propertyRuns(300),
    );
  });

  it('knows when all is well', () => {
    expect(saidBeforeSafe(englishCare.isSafe, englishCare)).toBe('');
    expect(saidBeforeSafe('I’m ok, thanks', englishCare)).toBe('');
    expect(saidBeforeSafe('I called them. I am safe now', englishCare)).toContain('i called them');
    expect(saidBeforeSafe('I am not safe', englishCare)).toBeNull();
    expect(saidBeforeSafe('I am fine with tacos', englishCare)).toBeNull();
    expect(saidBeforeSafe(spanishCare.isSafe, spanishCare)).toBe('');
  });
});
