import { describe, expect, it } from 'vitest';
import type { FactFields, NamedFacts } from '../../../../../data/model/deals/factFields.ts';
import { durationText, factLines } from '../../../../../data/model/deals/factLines.ts';

const textsOf = (deal: FactFields) => factLines(deal).map(({ label, text }) => `${label}: ${text}`);
const textOf = (facts: NamedFacts) => textsOf({ facts }).join();

describe('data/model/deals/factLines', () => {
  it('says nothing about what is unknown', () => {
    expect(factLines({})).toEqual([]);
    expect(factLines({ facts: {}, familyFriendly: false, adultsOnly: false })).toEqual([]);
    expect(factLines({ facts: { ages: {}, access: {} } })).toEqual([]);
  });

  it.each<[NamedFacts, string]>([
    [{ groups: { to: 8 } }, 'Group size: Up to 8 people'],
    [{ groups: { from: 6, to: 20 } }, 'Group size: 6 to 20 people'],
    [{ groups: { from: 6 } }, 'Group size: From 6 people'],
    [{ priceFor: 'person' }, 'Price for: Each person'],
    [{ priceFor: 4 }, 'Price for: 4 people'],
    [{ ages: { from: 0 } }, 'Ages: All ages'],
    [{ ages: { from: 21 } }, 'Ages: 21 and over'],
    [{ ages: { from: 3, to: 12 } }, 'Ages: 3 to 12'],
    [{ ages: { from: 0, to: 5 } }, 'Ages: Up to 5'],
    [{ ages: { to: 5 } }, 'Ages: Up to 5'],
    [{ ages: { from: 7, to: 7 } }, 'Ages: 7'],
    [{ ages: { from: 6, adultsFrom: '19:00' } }, 'Ages: 6 and over, 18 and over from 7 PM'],
    [{ ages: { adultsFrom: '21:30' } }, 'Ages: 18 and over from 9:30 PM'],
    [{ access: { stepFree: true } }, 'Access: Step-free'],
    [{ access: { stepFree: false } }, 'Access: Not step-free'],
    [
      { access: { stepFree: true, features: ['accessible-toilet', 'strollers'] } },
      'Access: Step-free, accessible restroom, room for strollers',
    ],
    [{ access: { features: ['captions'] } }, 'Access: Captions'],
    [{ pets: { allowed: 'inside' } }, 'Pets: Welcome'],
    [{ pets: { allowed: 'outside' } }, 'Pets: Welcome outside'],
    [{ pets: { allowed: 'no' } }, 'Pets: No pets'],
    [{ diet: ['vegetarian', 'gluten-free'] }, 'Food choices: Vegetarian, gluten-free'],
    [{ parking: { kind: 'street' } }, 'Parking: On the street'],
    [{ parking: { kind: 'none' } }, 'Parking: None'],
    [{ transit: 'Blue Line to the end' }, 'Transit: Blue Line to the end'],
    [{ booking: { required: true } }, 'Booking: Required'],
    [{ booking: { required: true, hoursAhead: 24 } }, 'Booking: Required, 1 day ahead or earlier'],
    [{ booking: { required: true, hoursAhead: 36 } }, 'Booking: Required, 36 hours ahead or earlier'],
    [{ booking: { required: false } }, 'Booking: Not needed: just walk in'],
    [{ duration: { minutes: 90 } }, 'Takes: 90 minutes'],
    [{ weather: 'rain-or-shine' }, 'Bad weather: Takes place rain or shine'],
    [{ weather: 'new-date' }, 'Bad weather: Gets a new date'],
    [{ fulfillment: ['pick-up', 'delivery'] }, 'How to get it: Pick-up, delivery'],
    [{ languages: ['en', 'es'] }, 'Languages: English and Spanish'],
    [{ languages: ['zh-TW'] }, 'Languages: Chinese (Taiwan)'],
    [{ bring: ['Closed shoes', 'A photo ID'] }, 'Bring: Closed shoes · A photo ID'],
  ])('says %j as "%s"', (facts, text) => {
    expect(textOf(facts)).toBe(text);
  });

  it.each<[FactFields, string[]]>([
    [{ goodFor: 'Two adults', familyFriendly: true }, ['Good for: Two adults']],
    [{ familyFriendly: true }, ['Good for: Families']],
    [{ adultsOnly: true }, ['Ages: Adults only']],
    [{ adultsOnly: true, facts: { ages: { from: 21 } } }, ['Ages: 21 and over']],
    [{ outdoor: true }, ['Setting: Outdoors']],
    [{ outdoor: false }, ['Setting: Indoors']],
    [{ intensity: 'low' }, []],
    [{ intensity: 'high' }, ['Effort: High']],
  ])('reads %j too', (deal, texts) => {
    expect(textsOf(deal)).toEqual(texts);
  });

  it('adds the notes, which can stand alone', () => {
    expect(factLines({ facts: { pets: { allowed: 'outside', note: 'Dogs on a leash' } } })).toEqual([
      { key: 'pets', icon: 'pets', label: 'Pets', text: 'Welcome outside', note: 'Dogs on a leash' },
    ]);
    expect(factLines({ facts: { access: { note: 'Ring the bell' } } })).toEqual([
      { key: 'access', icon: 'access', label: 'Access', text: 'Ring the bell' },
    ]);
  });

  it('draws the sun for outdoors and a house for indoors', () => {
    expect(factLines({ outdoor: true })[0]?.icon).toBe('outdoors');
    expect(factLines({ outdoor: false })[0]?.icon).toBe('indoors');
  });

  it.each([
    [{ minutes: 45 }, '45 minutes'],
    [{ minutes: 60 }, '1 hour'],
    [{ minutes: 150 }, '2 hours 30 minutes'],
    [{ minutes: 2880 }, '2 days'],
    [{ minutes: 3000 }, '2 days 2 hours'],
    [{ minutes: 60, to: 120 }, '1 to 2 hours'],
    [{ minutes: 60, to: 90 }, '1 hour to 90 minutes'],
    [{ minutes: 90, to: 90 }, '90 minutes'],
    [{ minutes: 1440, to: 4320 }, '1 to 3 days'],
  ])('says a duration of %j as "%s"', (duration, text) => {
    expect(durationText(duration)).toBe(text);
  });
});
