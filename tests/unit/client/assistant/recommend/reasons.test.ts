import { describe, expect, it } from 'vitest';
import { newConversation } from '../../../../../client/assistant/conversation/conversation.ts';
import type { Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import {
  leadingReason,
  reasonsFor,
  reasonsForAll,
} from '../../../../../client/assistant/recommend/reasons.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { traitBits } from '../../../../../data/model/deals/traits.ts';
import { offerRecord, sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge, sampleTurn, wishing } from '../support/sampleAssistant.ts';

const knowledge = sampleKnowledge();
const why = (deal: Partial<DealRecord>, wanted: Partial<Preferences> = {}, place = sampleContext.place) =>
  reasonsFor(sampleRecord('x', deal), wishing(wanted), knowledge, { ...sampleContext, place });
const romantic = { traits: traitBits(['romantic']) };

describe('client/assistant/recommend/reasons', () => {
  it.each<[Partial<DealRecord>, Partial<Preferences>, string]>([
    [{}, {}, 'In Old Town'],
    [{ outdoor: false }, { setting: 'indoor' }, 'Indoors in Old Town'],
    [{ outdoor: true }, { setting: 'outdoor' }, 'Outdoors in Old Town'],
    [{}, { setting: 'outdoor' }, 'In Old Town'],
    [{ outdoor: true }, { setting: 'both' }, 'In Old Town'],
    [{ when: { months: [4, 5] } }, {}, 'In season from April, in Old Town'],
    [{ when: { months: [1, 2] } }, {}, 'In season from January, in Old Town'],
    [{ neighborhoods: ['nowhere'] }, {}, ''],
    [{ neighborhoods: [] }, {}, 'Citywide'],
    [{ outdoor: false, neighborhoods: [] }, { setting: 'indoor' }, 'Indoors citywide'],
    [{ neighborhoods: ['old-town', 'harbor'] }, { neighborhoods: ['charity', 'harbor'] }, 'In Harbor'],
  ])('for %j and %j says "%s"', (deal, wanted, words) => {
    expect(why(deal, wanted)).toBe(words);
  });

  it('names a topic that was asked for, unless the title does', () => {
    expect(why({ tags: ['jazz'] }, { interests: ['sushi', 'jazz'] })).toBe('In Old Town, jazz');
    expect(why({ title: 'Jazz', tags: ['jazz'] }, { interests: ['jazz'] })).toBe('In Old Town');
  });

  it('says what all pay if that is more than they have, and from which age it is', () => {
    const wanted = { priceRange: { min: 0, max: 20, people: 4 } };
    expect(why({ price: 8.5, priceFor: 'person' }, wanted)).toBe('$34 for 4, in Old Town');
    expect(why({ price: 4, priceFor: 'person' }, wanted)).not.toContain('16');
    const family = { audience: 'family' } as const;
    expect(why({ ages: [6, null], family: true }, family)).toMatch(/^From age 6/);
    expect(why({ ages: [6, 12], family: true }, family)).toMatch(/^Ages 6 to 12/);
    expect(why({ ages: [6, 12], family: true }, { ...family, youngest: 7 })).not.toContain('12');
  });

  it('begins with whom it suits', () => {
    const { suits } = knowledge.language.suits;
    const said = why(romantic, { occasion: 'date' }).split(', ');
    expect(suits.romantic.map((variant) => variant.toLowerCase())).toContain(said[0]?.toLowerCase());
    expect(said[1]).toBe('in Old Town');
  });

  it('says something of use to anybody if nothing matters to the visitor in particular', () => {
    expect(why({ traits: traitBits(['for-two']) }).split(', ')).toHaveLength(2);
    expect(why({ traits: traitBits(['for-two']), family: true }, { audience: 'family' })).not.toContain(
      'two',
    );
  });

  it('repeats no price, percent or offer', () => {
    const cheap = { priceRange: { min: 0, max: 60 } };
    expect(why({ price: 45.5, percent: 20 }, cheap)).not.toMatch(/\d/);
    const words = offerRecord('x', { offerText: 'Two for one' });
    expect(reasonsFor(words, wishing({}), knowledge, sampleContext)).toBe('In Old Town');
  });

  it('says the distance in miles if both places are known', () => {
    const place = { lat: 47.6, lon: -122.3 };
    expect(why({ at: [[47.61448, -122.3]] }, {}, place)).toBe('1.0 miles away');
    expect(why({}, {}, place)).toBe('In Old Town');
    const nearest = {
      at: [
        [48, -122.3],
        [47.61448, -122.3],
      ],
    } as const;
    expect(why(nearest, {}, place)).toBe('1.0 miles away');
  });

  it('names at most three reasons', () => {
    const deal = {
      ...romantic,
      traits: traitBits(['romantic', 'special', 'for-two']),
      adults: true,
    } as const;
    const wanted = {
      occasion: 'anniversary',
      audience: 'adults',
      part: 'late',
      interests: ['jazz'],
    } as const;
    expect(why({ ...deal, tags: ['jazz'] }, wanted).split(', ')).toHaveLength(3);
  });

  it('uses other words for each deal of an answer, and none of its first sentence', () => {
    const preferences = wishing({ occasion: 'date' });
    const deals = ['a', 'b', 'c'].map((slug) => sampleRecord(slug, romantic));
    const [first] = deals as [DealRecord];
    const reason = leadingReason(first, preferences, knowledge, 0);
    const reply = `I’d pick “A”, in Old Town: ${reason}.`;
    const turn = { ...sampleTurn({ knowledge, preferences }), before: newConversation };
    const reasons = reasonsForAll(deals, reply, turn, () => preferences);
    expect(new Set(reasons).size).toBe(3);
    expect(reasons.join().toLowerCase()).not.toContain(reason.toLowerCase());
    const { romantic: variants } = knowledge.language.suits.suits;
    const isAbout = (text = '') =>
      variants.some((variant) => text.toLowerCase().includes(variant.toLowerCase()));
    expect(reasons.map(isAbout)).toEqual([false, true, true]);
  });

  it('begins with other words in each turn', () => {
    const preferences = wishing({ occasion: 'date' });
    const said = [0, 1, 2].map((turns) =>
      leadingReason(sampleRecord('a', romantic), preferences, knowledge, turns),
    );
    expect(new Set(said).size).toBe(3);
  });
});
