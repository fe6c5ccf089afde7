import { describe, expect, it } from 'vitest';
import { preferencesFrom, understood } from '../support/sampleAssistant.ts';

/** All values that `text` rules out. */
function ruledOut(text: string): string[] {
  const { categories = [], neighborhoods = [], interests = [] } = preferencesFrom(text).excluded ?? {};
  return [...categories, ...neighborhoods, ...interests];
}

describe('client/assistant/understand/negation', () => {
  it.each([
    'a massage while my husband golfs',
    'while he plays golf, a massage',
    'my wife has the kids at the museum, so a massage for me',
    'a massage while my friends go kayaking',
  ])('takes what others do meanwhile for no wish in "%s"', (text) => {
    expect(preferencesFrom(text).interests).toEqual(['massage']);
    expect(ruledOut(text)).toEqual([]);
  });

  it.each(['no golf, something else', 'no wine tonight', 'no goats please'])(
    'rules out what begins as a word that a new thought begins with in "%s"',
    (text) => {
      expect(ruledOut(text)).toHaveLength(1);
    },
  );

  it.each([
    'is there no sushi',
    'are there really no sushi places in town',
    'do you have no sushi',
    'is there nothing with sushi',
    'no like sushi',
    'no for sushi',
    'anything cheaper than that for sushi',
    'something other than that and sushi',
    'sushi for less or soup',
    'no jazz. do you have sushi',
    'no sushi bar for us. where is good sushi',
  ])('wishes for the sushi of "%s"', (text) => {
    const { interests, excluded } = preferencesFrom(text);
    expect(interests).toContain('sushi');
    expect(excluded?.interests ?? []).not.toContain('soup');
  });

  it('takes what sounds expensive for no wish to spend much', () => {
    const { priceRange, excluded } = preferencesFrom('jazz sounds expensive, what else is there');
    expect(priceRange?.max).toBe(50);
    expect(excluded?.interests).toEqual(['jazz']);
  });

  it('rules out what was an example', () => {
    expect(ruledOut('sushi was just an example')).toContain('sushi');
  });

  it('takes what somebody cannot do yet for what they want to learn', () => {
    expect(ruledOut('I am 34 and cannot swim, are there swimming lessons')).toEqual([]);
  });

  it('takes those for company who are only in town', () => {
    expect(preferencesFrom('something with jazz while my friends are in town').interests).toEqual(['jazz']);
    expect(preferencesFrom('kayaking while we are here').interests).toEqual(['kayaking']);
  });

  it.each(['where can we drop our bags', 'drop off two suitcases', 'drop my backpack'])(
    'finds luggage and not a correction in "%s"',
    (text) => {
      expect(ruledOut(text)).toEqual([]);
      expect(preferencesFrom(text).interests).toEqual(['luggage']);
    },
  );

  it.each([
    'no sushi',
    'I don’t want sushi',
    'we do not really want any sushi',
    'anything but sushi',
    'without sushi',
    'sick of sushi',
    'zero sushi, he is allergic',
    'please 0 sushi',
    'avoid sushi',
    'sushi is out',
    'sushi is not our thing',
    'sushi doesn’t work for us',
    'I had enough sushi',
    'I wrote sushi but meant something warm',
    'leave the sushi out',
  ])('finds what is ruled out in "%s"', (text) => {
    expect(ruledOut(text)).toEqual(['sushi']);
    expect(preferencesFrom(text).interests).toBeUndefined();
  });

  it.each([
    'why not sushi',
    'I would never say no to sushi',
    'nothing beats sushi',
    'we cannot wait for sushi',
    'not only sushi',
    'no problem, sushi',
    'I don’t mind sushi',
    'don’t forget the sushi',
  ])('finds a wish in "%s"', (text) => {
    expect(ruledOut(text)).toEqual([]);
    expect(preferencesFrom(text).interests).toEqual(['sushi']);
  });

  it.each([
    'we don’t need sushi',
    'it does not have to be sushi',
    'back in college we ate sushi',
    'I don’t care about sushi',
  ])('finds neither wish nor exclusion in "%s"', (text) => {
    expect(preferencesFrom(text)).toEqual({});
  });

  it.each([
    ['no sushi but soup'],
    ['no sushi. Soup!'],
    ['no sushi, just soup'],
    ['soup instead of sushi'],
    ['soup rather than sushi'],
    ['skip the sushi and take me to soup'],
    ['not in the mood for sushi, soup would be great'],
    ['I don’t want sushi so soup it is'],
  ])('ends an exclusion where a new clause begins: "%s"', (text) => {
    expect(ruledOut(text)).toEqual(['sushi']);
    expect(preferencesFrom(text).interests).toEqual(['soup']);
  });

  it('rules out a whole list that ends in "or"', () => {
    expect(ruledOut('no pizza, sushi or soup').sort()).toEqual(['pizza', 'soup', 'sushi']);
    expect(ruledOut('neither pizza nor sushi').sort()).toEqual(['pizza', 'sushi']);
  });

  it('rules out both sides of "and" only if they are of the same slot', () => {
    expect(ruledOut('no pizza and sushi').sort()).toEqual(['pizza', 'sushi']);
    expect(preferencesFrom('no pizza and outdoors').setting).toBe('outdoor');
  });

  it('ends an exclusion of children at "and"', () => {
    expect(preferencesFrom('no kids and outdoors')).toEqual({ audience: 'adults', setting: 'outdoor' });
  });

  it('does not rule out a category with one of its topics', () => {
    expect(ruledOut('no restaurants')).toEqual(['food']);
    expect(ruledOut('no sushi')).not.toContain('food');
  });

  it('wants the opposite if one of two values is ruled out', () => {
    expect(preferencesFrom('not indoors')).toEqual({ setting: 'outdoor' });
    expect(preferencesFrom('nothing outdoors')).toEqual({ setting: 'indoor' });
    expect(preferencesFrom('not relaxing')).toEqual({ intensity: 'adventurous' });
    expect(preferencesFrom('not too fancy')).toEqual({ priceRange: { min: 0, max: 50, isVague: true } });
  });

  it('uses the last word of a visitor who changes their mind', () => {
    expect(preferencesFrom('indoors, no wait, outdoors')).toEqual({ setting: 'outdoor' });
    expect(preferencesFrom('indoors or outdoors')).toEqual({ setting: 'both' });
    expect(preferencesFrom('either inside or outside')).toEqual({ setting: 'both' });
  });

  it.each([
    'no sushi, my foot is stuck in pizza',
    'no sushi, my ex was a sushi chef',
    'not sushi because we had it twice',
    'sushi makes me sick, so no sushi',
    'i get sick of fish so no sushi',
  ])('hears no wish in the reason of "%s"', (text) => {
    const topics = understood(text).mentions.filter(({ slot }) => slot === 'interests');
    expect(topics.filter(({ polarity }) => polarity === 'for')).toEqual([]);
    expect(topics.map(({ value }) => value)).toContain('sushi');
  });

  it('hears the wish after what is ruled out, whoever has it', () => {
    const wishesOf = (text: string) =>
      understood(text).mentions.flatMap(({ slot, value, polarity }) =>
        slot === 'interests' && polarity === 'for' ? [value] : [],
      );
    expect(wishesOf('no sushi, my wife loves jazz')).toEqual(['jazz']);
    expect(wishesOf('no sushi, we want jazz')).toEqual(['jazz']);
    expect(wishesOf('no sushi, just pizza')).toEqual(['pizza']);
  });
});
