import { describe, expect, it } from 'vitest';
import type { OpenQuestion } from '../../../../../client/assistant/conversation/conversation.ts';
import { noPreferences, type Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import { updatePreferences } from '../../../../../client/assistant/conversation/updatePreferences.ts';
import { understood, wishing } from '../support/sampleAssistant.ts';

/** What is wanted after `texts`, said one after the other. */
const wantedAfter = (...texts: readonly string[]): Preferences =>
  texts.reduce((before, text) => updatePreferences(before, understood(text), null), noPreferences);

/** What is wanted after `text` as an answer to `asked`. */
const answering = (asked: OpenQuestion, text: string, before = noPreferences) =>
  updatePreferences(before, understood(text), asked);

describe('client/assistant/conversation/updatePreferences', () => {
  it('keeps all where nothing is said', () => {
    const before = wishing({
      audience: 'adults',
      party: 3,
      interests: ['jazz'],
      priceRange: { min: 0, max: 9 },
    });
    expect(updatePreferences(before, understood('hm'), null)).toEqual(before);
  });

  it('takes the latest of what has one value', () => {
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

  it('adds to lists, the latest last, nothing twice', () => {
    expect(wantedAfter('sushi in old town', 'also jazz by the harbor', 'sushi too')).toMatchObject({
      interests: ['jazz', 'sushi'],
      neighborhoods: ['old-town', 'harbor'],
      categories: ['shows', 'food'],
    });
  });

  it.each(['actually jazz', 'jazz instead', 'how about jazz', 'sorry, I meant jazz', 'no wait, jazz'])(
    'puts what is new in the place of the list at "%s"',
    (text) => {
      expect(wantedAfter('sushi', text)).toMatchObject({ interests: ['jazz'], categories: ['shows'] });
    },
  );

  it('leaves the other lists as they are at a correction', () => {
    expect(wantedAfter('sushi in old town', 'actually the harbor')).toMatchObject({
      interests: ['sushi'],
      neighborhoods: ['harbor'],
    });
  });

  it('adds all the same where the visitor says that it comes on top', () => {
    expect(wantedAfter('sushi', 'actually jazz as well').interests).toEqual(['sushi', 'jazz']);
  });

  it('does not take a list back for what only follows from a time', () => {
    expect(wantedAfter('sushi', 'actually tomorrow')).toMatchObject({
      categories: ['food', 'shows'],
      when: 'tomorrow',
    });
  });

  it('moves what is ruled out from the wishes, and back when it is wanted again', () => {
    const without = wantedAfter('sushi and jazz', 'but no sushi');
    expect(without).toMatchObject({ interests: ['jazz'], excluded: { interests: ['sushi'] } });
    const again = updatePreferences(without, understood('ok, sushi too'), null);
    expect(again).toMatchObject({ interests: ['jazz', 'sushi'], excluded: { interests: [] } });
  });

  it('keeps what was ruled out through everything else', () => {
    expect(wantedAfter('no bars', 'kids', 'actually jazz', 'not the harbor').excluded).toEqual({
      categories: ['nightlife'],
      neighborhoods: ['harbor'],
      interests: [],
    });
  });

  it('forgets the topics of the children when the couple comes, but not the place', () => {
    expect(wantedAfter('pizza in old town with the kids', 'date night')).toMatchObject({
      audience: 'adults',
      interests: [],
      neighborhoods: ['old-town'],
    });
    expect(wantedAfter('pizza', 'with the kids').interests).toEqual(['pizza']);
  });

  it('lifts a limit', () => {
    expect(wantedAfter('under $40', 'forget the budget').priceRange).toBeNull();
    expect(wantedAfter('under $40', 'jazz').priceRange).toEqual({ min: 0, max: 40 });
  });

  it('takes "either" for both settings where the setting was asked for', () => {
    expect(answering('setting', 'either').setting).toBe('both');
    expect(answering('audience-and-setting', 'adults, whatever').setting).toBe('both');
    expect(answering('audience', 'either').setting).toBeNull();
    expect(answering('setting', 'either, well, indoors').setting).toBe('indoor');
  });

  it('takes "or outdoors, either is fine" for both', () => {
    const indoors = wishing({ setting: 'indoor' });
    expect(answering('time', 'or outdoors, either is fine', indoors).setting).toBe('both');
    expect(answering('time', 'outdoors', indoors).setting).toBe('outdoor');
  });
});
