import { describe, expect, it } from 'vitest';
import type { OpenQuestion } from '../../../../../client/assistant/conversation/conversation.ts';
import { noPreferences, type Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import { updatePreferences } from '../../../../../client/assistant/conversation/updatePreferences.ts';
import { understood, wishing } from '../support/sampleAssistant.ts';

/** The preferences after the messages `texts`. */
const wantedAfter = (...texts: readonly string[]): Preferences =>
  texts.reduce((before, text) => updatePreferences(before, understood(text), null), noPreferences);

/** The preferences after `text` as an answer to `asked`. */
const answering = (asked: OpenQuestion, text: string, before = noPreferences) =>
  updatePreferences(before, understood(text), asked);

describe('client/assistant/conversation/updatePreferences', () => {
  it('keeps everything if the message says nothing', () => {
    const before = wishing({
      audience: 'adults',
      party: 3,
      interests: ['jazz'],
      priceRange: { min: 0, max: 9 },
    });
    expect(updatePreferences(before, understood('hm'), null)).toEqual(before);
  });

  it('keeps the topic where only who comes is put right, and who comes where the topic changes', () => {
    expect(wantedAfter('swimming', 'no I meant for me, I am 52')).toMatchObject({
      interests: ['swimming'],
      audience: 'adults',
    });
    expect(wantedAfter('sushi with the kids', 'hmm what about pizza')).toMatchObject({
      interests: ['pizza'],
      audience: 'family',
    });
  });

  it('takes another meal for the next wish, and a dropped activity with its classes', () => {
    expect(wantedAfter('brunch tomorrow', 'and for dinner?').interests).toEqual(['dinner']);
    expect(wantedAfter('jazz', 'and pizza').interests).toEqual(['jazz', 'pizza']);
    expect(wantedAfter('yoga class', 'instead of yoga rather jazz').interests).toEqual(['jazz']);
    expect(wantedAfter('painting workshop', 'no painting, actually').interests).toEqual([]);
  });

  it('lifts the budget and takes the occasion of one message', () => {
    expect(
      wantedAfter('dinner under $30', 'you know what, forget the budget, its our 20 yr anniversary'),
    ).toMatchObject({
      priceRange: null,
      occasion: 'anniversary',
      youngest: null,
      oldest: null,
    });
  });

  it('keeps the latest value of slots with a single value', () => {
    expect(
      wantedAfter(
        'kids indoors under $40 today, party of 3',
        'adults outdoors over $60 tomorrow, party of 5',
      ),
    ).toMatchObject({
      audience: 'adults',
      setting: 'outdoor',
      priceRange: { min: 60, max: null },
      when: 'tomorrow',
      party: 5,
    });
  });

  it.each<[string[], object]>([
    [['saturday'], { when: 'weekend', days: [6], part: null, isToday: false }],
    [['saturday morning'], { when: 'weekend', days: [6], part: 'morning' }],
    [['Friday night'], { when: 'weekend', days: [5], part: 'evening' }],
    [['tomorrow night'], { when: 'tomorrow', part: 'evening' }],
    [['mornings'], { when: 'morning', part: null, isToday: false }],
    [['this evening'], { when: 'evening', part: null, isToday: true }],
    [['somewhere open late tonight'], { when: 'tonight', part: 'late' }],
    [['somewhere open late'], { when: 'evening', part: 'late' }],
    [['a late lunch today'], { when: 'today', part: null }],
    [['this weekend', 'evening'], { when: 'weekend', part: 'evening' }],
    [['saturday', 'in the evening'], { when: 'weekend', days: [6], part: 'evening' }],
    [['saturday morning', 'rather this afternoon'], { when: 'afternoon', days: [], isToday: true }],
    [['tonight', 'in the morning'], { when: 'morning', part: null }],
    [['tonight', 'evening'], { when: 'tonight', part: null }],
    [['this evening', 'evening'], { when: 'evening', isToday: true }],
    [['this evening', 'tomorrow'], { when: 'tomorrow', isToday: false }],
    [['saturday morning', 'tonight'], { when: 'tonight', days: [], part: null }],
    [['saturday morning', 'sushi'], { when: 'weekend', days: [6], part: 'morning' }],
    [['saturday morning', 'any time'], { when: null, days: [], part: null }],
  ])('after %j wants the time %j', (texts, time) => {
    expect(wantedAfter(...texts)).toMatchObject(time);
  });

  it('appends to lists, without duplicates', () => {
    expect(wantedAfter('sushi in old town', 'also jazz by the harbor', 'sushi too')).toMatchObject({
      interests: ['jazz', 'sushi'],
      neighborhoods: ['old-town', 'harbor'],
      categories: ['shows', 'food'],
    });
  });

  it.each(['actually jazz', 'jazz instead', 'how about jazz', 'sorry, I meant jazz', 'no wait, jazz'])(
    'replaces the list for "%s"',
    (text) => {
      expect(wantedAfter('sushi', text)).toMatchObject({ interests: ['jazz'], categories: ['shows'] });
    },
  );

  it('leaves other lists alone in a correction', () => {
    expect(wantedAfter('sushi in old town', 'actually the harbor')).toMatchObject({
      interests: ['sushi'],
      neighborhoods: ['harbor'],
    });
  });

  it('replaces a place by the next one, whatever else is said with it', () => {
    expect(wantedAfter('sushi in old town', 'make it monday, and the harbor').neighborhoods).toEqual([
      'harbor',
    ]);
    expect(wantedAfter('sushi in old town', 'not old town make it the harbor').neighborhoods).toEqual([
      'harbor',
    ]);
    expect(wantedAfter('sushi in old town', 'the harbor would be fine too').neighborhoods).toEqual([
      'old-town',
      'harbor',
    ]);
    expect(wantedAfter('sushi in old town', 'and the harbor').neighborhoods).toEqual(['old-town', 'harbor']);
  });

  it('adds instead of replacing if the visitor says so', () => {
    expect(wantedAfter('sushi', 'actually jazz as well').interests).toEqual(['sushi', 'jazz']);
  });

  it('does not replace a list with what only follows from a time', () => {
    expect(wantedAfter('sushi', 'actually tomorrow')).toMatchObject({
      categories: ['food', 'shows'],
      when: 'tomorrow',
    });
  });

  it('moves a value between wishes and exclusions', () => {
    const without = wantedAfter('sushi and jazz', 'but no sushi');
    expect(without).toMatchObject({ interests: ['jazz'], excluded: { interests: ['sushi'] } });
    const again = updatePreferences(without, understood('ok, sushi too'), null);
    expect(again).toMatchObject({ interests: ['jazz', 'sushi'], excluded: { interests: [] } });
  });

  it('keeps exclusions in later turns', () => {
    expect(wantedAfter('no bars', 'kids', 'actually jazz', 'not the harbor').excluded).toEqual({
      ...noPreferences.excluded,
      categories: ['nightlife'],
      neighborhoods: ['harbor'],
    });
  });

  it("forgets the children's topics when only the couple comes, but keeps the place", () => {
    expect(wantedAfter('pizza in old town with the kids', 'date night')).toMatchObject({
      audience: 'adults',
      interests: [],
      neighborhoods: ['old-town'],
    });
    expect(wantedAfter('pizza', 'with the kids').interests).toEqual(['pizza']);
  });

  it('removes a price limit', () => {
    expect(wantedAfter('under $40', 'forget the budget').priceRange).toBeNull();
    expect(wantedAfter('under $40', 'jazz').priceRange).toEqual({ min: 0, max: 40 });
  });

  it('reads "either" as both settings if the setting was asked', () => {
    expect(answering('setting', 'either').setting).toBe('both');
    expect(answering('audience-and-setting', 'adults, whatever').setting).toBe('both');
    expect(answering('audience', 'either').setting).toBeNull();
    expect(answering('setting', 'either, well, indoors').setting).toBe('indoor');
  });

  it('reads "or outdoors, either is fine" as both', () => {
    const indoors = wishing({ setting: 'indoor' });
    expect(answering('time', 'or outdoors, either is fine', indoors).setting).toBe('both');
    expect(answering('time', 'outdoors', indoors).setting).toBe('outdoor');
  });

  it('wishes for what was ruled out under another of its names', () => {
    const { excluded } = wishing({});
    const before = wishing({ excluded: { ...excluded, interests: ['gelato', 'jazz'] } });
    const after = answering('time', 'some froyo', before);
    expect(after.interests).toEqual(['gelato|ice cream']);
    expect(after.excluded.interests).toEqual(['jazz']);
  });

  it('keeps the kind of a thing that is named after a diet', () => {
    const kinds = wantedAfter('a museum', 'a vegan pizza then').categories;
    expect(kinds).toEqual(wantedAfter('a pizza').categories);
  });
});
