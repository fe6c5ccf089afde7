import { describe, expect, it } from 'vitest';
import { phrasesOfPack, topicNames } from '../../../../../client/assistant/understand/packPhrases.ts';
import type { MeaningfulPhrase } from '../../../../../client/assistant/understand/sitePhrases.ts';
import { spanish } from '../../../../../data/language/spanish/spanish.ts';

const pack = {
  ...spanish,
  slots: { ...spanish.slots, audience: { family: 'niño' }, setting: {}, intensity: {}, price: {}, when: {} },
  glossary: { tacos: 'taco|taquito', soup: 'sopa', chess: 'ajedrez' },
  falseFriends: 'son',
};
const site: MeaningfulPhrase[] = [
  { phrase: 'taco', sense: { slot: 'categories', value: 'food' } },
  { phrase: 'taco', sense: { slot: 'interests', value: 'taco' } },
  { phrase: 'son', sense: { slot: 'audience', value: 'family' } },
  { phrase: 'kid', sense: { slot: 'audience', value: 'family' } },
];
const spelled = (phrase: string) => phrase.toLowerCase().replace(/s$/, '');
const phrases = [...phrasesOfPack(pack, site, spelled)];
const meanings = (phrase: string) =>
  phrases.filter((each) => each.phrase === phrase).map(({ sense }) => sense.value);

describe('client/assistant/understand/packPhrases', () => {
  it('gives a phrase of the glossary all that its translation means on the site', () => {
    expect(meanings('taquito')).toEqual(['food', 'taco']);
  });

  it('takes what the site has no word for as a topic of its own', () => {
    expect(meanings('ajedrez')).toEqual(['chess']);
  });

  it('adds the words of the site, because visitors mix both languages, without false friends', () => {
    expect(meanings('kid')).toEqual(['family']);
    expect(meanings('son')).toEqual([]);
    expect(phrases[0]).toEqual({ phrase: 'niño', sense: { slot: 'audience', value: 'family' } });
  });

  it('names topics in the words of the pack, in the singular and the plural', () => {
    const nameOf = topicNames(pack, spelled);
    expect(['taco', 'Tacos', 'soup', 'golf'].map(nameOf)).toEqual(['taco', 'taco', 'sopa', 'golf']);
  });
});
