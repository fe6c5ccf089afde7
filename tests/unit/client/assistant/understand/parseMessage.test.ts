import { describe, expect, it } from 'vitest';
import { parseMessage } from '../../../../../client/assistant/understand/parseMessage.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { preferencesFrom, sampleKnowledge, understood } from '../support/sampleAssistant.ts';

/** The words of `text` that mention `slot`. */
const wordsFor = (slot: string, text: string) =>
  understood(text)
    .mentions.filter((mention) => mention.slot === slot)
    .map(({ start, end }) => text.slice(start, end));

describe('client/assistant/understand/parseMessage', () => {
  it.each([
    ['we are only 4', 4],
    ['were just 4 now', 4],
    ['ok its down to 12', 12],
  ])('hears how many are left in "%s"', (text, party) => {
    expect(understood(text).party).toBe(party);
  });

  it('returns the offsets of the words', () => {
    const text = 'Date night in the Old Quarter, under $60, but “no” BARS!';
    expect(wordsFor('audience', text)).toEqual(['Date night']);
    expect(wordsFor('neighborhoods', text)).toEqual(['the Old Quarter']);
    expect(wordsFor('priceRange', text)).toEqual(['$60']);
    expect(wordsFor('categories', text)).toEqual(['BARS']);
  });

  it('uses the longest phrase of a slot', () => {
    expect(preferencesFrom('a wine bar')).toEqual({ categories: ['nightlife'], interests: ['wine bar'] });
    expect(preferencesFrom('coffee shop').interests).toEqual(['coffee shop']);
    expect(preferencesFrom('girls night').audience).toBe('adults');
  });

  it('matches plurals, but not parts of words', () => {
    expect(preferencesFrom('concerts').interests).toEqual(['concert']);
    expect(preferencesFrom('disconcerting kidney sunshinery barbed')).toEqual({});
  });

  it('finds a topic if the word is more specific than its category', () => {
    expect(preferencesFrom('sushi')).toEqual({ categories: ['food'], interests: ['sushi'] });
    expect(preferencesFrom('restaurant')).toEqual({ categories: ['food'] });
    expect(preferencesFrom('food')).toEqual({ categories: ['food'] });
  });

  it('finds what only the title of a deal names: a rare word, or the pair with which it begins', () => {
    const titles = ['Long table for twelve', 'Pierogi supper at home', 'Spanish for the dinner table'];
    const knowledge = sampleKnowledge(titles.map((title, index) => sampleRecord(`deal-${index}`, { title })));
    const topicsIn = (text: string) =>
      parseMessage(text, knowledge.vocabulary).mentions.flatMap(({ slot, value }) =>
        slot === 'interests' ? value : [],
      );
    expect(topicsIn('that long table thing')).toEqual(['long table']);
    expect(topicsIn('pierogis for us')).toEqual(['pierogi']);
    expect(topicsIn('a table on a long day')).toEqual([]);
    expect(topicsIn('a dinner table')).toEqual(['dinner']);
  });

  it.each(['a cozy night at my house', 'after work', 'get out of the office', 'either one works'])(
    'finds no topic in the common words of "%s", even if a deal is tagged with them',
    (text) => {
      const tags = ['house', 'work', 'office', 'one'];
      const { vocabulary } = sampleKnowledge([sampleRecord('tagged', { tags })]);
      expect(parseMessage(text, vocabulary).mentions.filter(({ slot }) => slot === 'interests')).toEqual([]);
    },
  );

  it('takes "class" for a topic only without another beside it', () => {
    const { vocabulary } = sampleKnowledge([sampleRecord('swim', { tags: ['swimming', 'class'] })]);
    const topicsIn = (text: string) =>
      parseMessage(text, vocabulary).mentions.flatMap(({ slot, value }) =>
        slot === 'interests' ? value : [],
      );
    expect(topicsIn('swimming classes')).toEqual(['swimming']);
    expect(topicsIn('a class')).toEqual(['class']);
  });

  it('takes from a long story before "anyway, what I need" only who comes', () => {
    const story =
      'so this week was nuts, the science fair, then soccer with my kids and a dinner that went wrong and nobody slept and the car broke down on the way to the aquarium and it rained';
    expect(preferencesFrom(`${story}. anyway what I need is sushi on Saturday`)).toMatchObject({
      audience: 'family',
      interests: ['sushi'],
    });
    expect(preferencesFrom(`${story}. anyway what we want is sushi, my mom has the kids`)).toMatchObject({
      audience: 'adults',
    });
    // Nothing is wished after it.
    expect(
      preferencesFrom(`sushi on Sunday? ${story}. but anyway that was our trip so far`).interests,
    ).toContain('sushi');
  });

  it('finds no topic for the name of a category', () => {
    const assistant = {
      categories: [{ id: 'stays', label: 'Inns & Trips', words: ['inns and trips', 'cabin'] }],
    };
    const { vocabulary } = sampleKnowledge([], assistant);
    const named = (text: string) => parseMessage(text, vocabulary).mentions.map(({ value }) => value);
    expect(named('inns and trips')).toEqual(['stays']);
    expect(named('a cabin')).toEqual(['stays', 'cabin']);
  });

  it('finds tags of deals as topics', () => {
    const knowledge = sampleKnowledge([sampleRecord('x', { tags: ['falconry'] })]);
    const mentions = (text: string) => parseMessage(text, knowledge.vocabulary).mentions;
    expect(mentions('falconry')).toMatchObject([{ slot: 'interests', value: 'falconry' }]);
    expect(understood('falconry').mentions).toEqual([]);
  });

  it.each([
    ['today', 'today'],
    ['2nite', 'tonight'],
    ['tomorrow morning', 'tomorrow'],
    ['this Saturday', 'weekend'],
    ['midweek', 'this-week'],
    ['later this month', 'this-month'],
    ['in the morning', 'morning'],
    ['in the afternoon', 'afternoon'],
    ['after work', 'evening'],
    ['this weekend in the evening', 'weekend'],
  ])('finds the time in "%s", and adds events as a wish', (text, when) => {
    expect(preferencesFrom(text)).toMatchObject({ when, categories: ['shows'] });
    const { mentions } = understood(text);
    expect(mentions.find(({ slot }) => slot === 'when')?.hardness).toBe('must');
    expect(mentions.find(({ value }) => value === 'shows')?.hardness).toBe('wish');
  });

  it('adds nothing to a time in a city without events', () => {
    const assistant = { categories: [{ id: 'events', label: 'Events', words: ['event'] }] };
    const { vocabulary } = sampleKnowledge([], assistant);
    expect(parseMessage('this weekend', vocabulary).mentions).toMatchObject([
      { slot: 'when', value: 'weekend' },
    ]);
  });

  it('finds the time in "the end of the month"', () => {
    expect(preferencesFrom('the end of the month').when).toBe('this-month');
  });

  it.each([
    'good morning',
    'have a nice weekend',
    'how was your weekend',
    'I worked all day',
    'Ruby Tuesday',
    'thanks for today',
    'see you tomorrow',
    'the other evening',
  ])('finds no time in "%s"', (text) => {
    expect(preferencesFrom(text)).toEqual({});
  });

  it.each([
    ['something relaxing', 'relaxing'],
    ['laid-back', 'relaxing'],
    ['an adrenaline rush', 'adventurous'],
    ['not boring but wild', 'adventurous'],
  ])('finds the mood in "%s"', (text, intensity) => {
    expect(preferencesFrom(text).intensity).toBe(intensity);
  });

  it.each(['calm down', 'the rest of us', 'an outdoor jacket', 'inside joke', 'rush hour', 'human nature'])(
    'ignores the idiom "%s"',
    (text) => {
      expect(preferencesFrom(text)).toEqual({});
    },
  );

  it('finds several wishes at once, in any case and with misspellings', () => {
    expect(
      preferencesFrom('KIDZ? no: Family of 4, toddlr, INDOORS, sushy in teh harbr tomorow < $40'),
    ).toMatchObject({
      audience: 'family',
      party: 4,
      setting: 'indoor',
      interests: ['sushi'],
      neighborhoods: ['harbor'],
      when: 'tomorrow',
      priceRange: { min: 0, max: 40 },
    });
  });

  it.each([
    '',
    '   ',
    '?!',
    '🎉',
    '中文',
    'asdf qwer',
    '12345',
    '<script>alert(1)</script>',
    '%%%',
    '{}',
    '\\',
  ])('finds nothing in "%s"', (text) => {
    expect(preferencesFrom(text)).toEqual({});
  });
});
