import { describe, expect, it } from 'vitest';
import type { Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import { reasonsFor } from '../../../../../client/assistant/recommend/reasons.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { offerRecord, sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge, wishing } from '../support/sampleAssistant.ts';

const why = (deal: Partial<DealRecord>, wanted: Partial<Preferences> = {}, place = sampleContext.place) =>
  reasonsFor(sampleRecord('x', deal), wishing(wanted), sampleKnowledge(), { ...sampleContext, place });

describe('client/assistant/recommend/reasons', () => {
  it('names the place and the discount', () => {
    expect(why({})).toBe('In Old Town, 20% off');
  });

  it.each<[Partial<DealRecord>, Partial<Preferences>, string]>([
    [{ outdoor: false }, { setting: 'indoor' }, 'Indoors in Old Town, 20% off'],
    [{ outdoor: true }, { setting: 'outdoor' }, 'Outdoors in Old Town, 20% off'],
    [{}, { setting: 'outdoor' }, 'In Old Town, 20% off'],
    [{ outdoor: true }, { setting: 'both' }, 'In Old Town, 20% off'],
    [{ tags: ['jazz'] }, { interests: ['sushi', 'jazz'] }, 'Jazz, in Old Town, 20% off'],
    [{}, { audience: 'family' }, 'In Old Town, good with kids, 20% off'],
    [{ intensity: 'low' }, { intensity: 'relaxing' }, 'In Old Town, easy-going, 20% off'],
    [{ intensity: 'high' }, { intensity: 'adventurous' }, 'In Old Town, lively, 20% off'],
    [{ price: 45.5 }, { priceRange: { min: 0, max: 60 } }, 'In Old Town, $14 under your limit, 20% off'],
    [{ price: 59.5 }, { priceRange: { min: 0, max: 60 } }, 'In Old Town, 20% off'],
    [{}, { priceRange: { min: 150, max: 1000 } }, 'In Old Town, 20% off'],
    [{ when: { months: [4, 5] } }, {}, 'In season from April, in Old Town, 20% off'],
    [{ when: { months: [1, 2] } }, {}, 'In season from January, in Old Town, 20% off'],
    [{ neighborhoods: ['nowhere'] }, {}, '20% off'],
    [{ neighborhoods: [] }, {}, 'Citywide, 20% off'],
    [{ outdoor: false, neighborhoods: [] }, { setting: 'indoor' }, 'Indoors citywide, 20% off'],
    [
      { neighborhoods: ['old-town', 'harbor'] },
      { neighborhoods: ['charity', 'harbor'] },
      'In Harbor, 20% off',
    ],
    [{ price: 0, percent: 100 }, { priceRange: { min: 0, max: 60 } }, 'In Old Town, free'],
  ])('for %j and %j says "%s"', (deal, wanted, words) => {
    expect(why(deal, wanted)).toBe(words);
  });

  it('names an offer in words, and nothing for a price alone', () => {
    const whyOf = (fields: Partial<DealRecord>) =>
      reasonsFor(offerRecord('x', fields), wishing({}), sampleKnowledge(), sampleContext);
    expect(whyOf({ offerText: 'Two for one' })).toBe('In Old Town, two for one');
    const offer = offerRecord('x', { offerText: 'Two for one' });
    expect(reasonsFor(offer, wishing({ interests: ['two for one'] }), sampleKnowledge(), sampleContext)).toBe(
      'Two for one, in Old Town',
    );
    expect(whyOf({ price: 7 })).toBe('In Old Town');
  });

  it('says the distance in miles if both places are known', () => {
    const place = { lat: 47.6, lon: -122.3 };
    expect(why({ at: [[47.61448, -122.3]] }, {}, place)).toBe('1.0 miles away, 20% off');
    expect(why({}, {}, place)).toBe('In Old Town, 20% off');
    const nearest = {
      at: [
        [48, -122.3],
        [47.61448, -122.3],
      ],
    } as const;
    expect(why(nearest, {}, place)).toBe('1.0 miles away, 20% off');
  });

  it('names at most three reasons', () => {
    const wanted = wishing({ interests: ['jazz'], audience: 'family', priceRange: { min: 0, max: 90 } });
    expect(why({ title: 'Jazz', family: true }, wanted).split(', ')).toHaveLength(3);
  });
});
