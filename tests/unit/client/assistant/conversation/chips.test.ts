import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chipsOf, rangeLabel, withoutChip } from '../../../../../client/assistant/conversation/chips.ts';
import { noPreferences, type Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import { english } from '../../../../../data/language/english/english.ts';
import { sampleKnowledge, wishing } from '../support/sampleAssistant.ts';

const knowledge = sampleKnowledge();
const labels = (fields: Partial<Preferences>) =>
  chipsOf(wishing(fields), knowledge).map(({ label }) => label);
const nothing = noPreferences.excluded;

const all: Preferences = {
  ...noPreferences,
  categories: ['food', 'nightlife'],
  neighborhoods: ['old-town', 'harbor'],
  audience: 'adults',
  setting: 'both',
  intensity: 'relaxing',
  priceRange: { min: 0, max: 60 },
  when: 'this-week',
  interests: ['jazz'],
  party: 4,
  excluded: {
    ...{ categories: ['shows'], neighborhoods: ['charity'], interests: ['sushi'] },
    ...{ aversions: ['crowds'], deals: [] },
  },
};

describe('client/assistant/conversation/chips', () => {
  it('has no chips without preferences', () => {
    expect(chipsOf(noPreferences, knowledge)).toEqual([]);
  });

  it("has a chip for each preference, with the site's labels", () => {
    expect(chipsOf(all, knowledge).map(({ label }) => label)).toEqual([
      'Adults',
      'Indoor or outdoor',
      'Old Town',
      'Harbor',
      'Under $60',
      'This week',
      'Relaxing',
      'Food',
      'Nightlife',
      'Jazz',
      '4 people',
      'Not Shows',
      'Not Charity',
      'Not Sushi',
      'Not crowds',
    ]);
  });

  it.each<[Partial<Preferences>, string]>([
    [{ audience: 'family' }, 'Family'],
    [{ setting: 'indoor' }, 'Indoor'],
    [{ setting: 'outdoor' }, 'Outdoor'],
    [{ intensity: 'adventurous' }, 'Adventurous'],
    [{ party: 1 }, 'Just me'],
    [{ when: 'tonight' }, 'Tonight'],
    [{ when: 'this-week' }, 'This week'],
    [{ when: 'weekend', days: [6, 0] }, 'Saturday or Sunday'],
    [{ when: 'weekend', days: [6], part: 'morning' }, 'Saturday morning'],
    [{ when: 'tomorrow', part: 'evening' }, 'Tomorrow evening'],
    [{ when: 'today', part: 'evening' }, 'This evening'],
    [{ when: 'evening', isToday: true }, 'This evening'],
    [{ when: 'evening' }, 'Evening'],
    [{ when: 'tonight', part: 'late' }, 'Late tonight'],
    [{ neighborhoods: ['gone'] }, 'Gone'],
    [{ excluded: { ...nothing, interests: ['loud music'] } }, 'Not Loud music'],
  ])('says %j as "%s"', (fields, label) => {
    expect(labels(fields)).toEqual([label]);
  });

  it('shows a category and a topic of the same name once', () => {
    expect(labels({ categories: ['food'], interests: ['food', 'jazz'] })).toEqual(['Food', 'Jazz']);
  });

  it.each([
    [{ min: 0, max: 60 }, 'Under $60'],
    [{ min: 50, max: 80 }, '$50 to $80'],
    [{ min: 100, max: null }, 'From $100'],
    [{ min: 150, max: 1000 }, 'From $150'],
    [{ min: 0, max: 0 }, 'Free'],
    [{ min: 0, max: 12.5 }, 'Under $12.50'],
  ])('says the range %j as "%s"', (range, label) => {
    expect(rangeLabel(range, 'USD', english.chips)).toBe(label);
  });

  it('shows a high upper limit', () => {
    expect(rangeLabel({ min: 0, max: 1200 }, 'USD', english.chips)).toBe('Under $1,200');
  });

  it('removes one preference and keeps the others', () => {
    for (const chip of chipsOf(all, knowledge)) {
      const rest = chipsOf(withoutChip(all, chip, knowledge), knowledge);
      expect(rest).toEqual(chipsOf(all, knowledge).filter((other) => other.label !== chip.label));
    }
  });

  it('removes the named days with the time', () => {
    const wanted = wishing({ when: 'weekend', days: [6], part: 'morning', isToday: true });
    const [weekend] = chipsOf(wanted, knowledge);
    expect(weekend && withoutChip(wanted, weekend, knowledge)).toEqual(noPreferences);
  });

  it('removes the categories that came with a time, and no others', () => {
    const wanted = wishing({ when: 'weekend', categories: ['food', 'shows'] });
    const [weekend] = chipsOf(wanted, knowledge);
    expect(weekend && withoutChip(wanted, weekend, knowledge).categories).toEqual(['food']);
  });

  it('removes the age of the children with the audience', () => {
    const wanted = wishing({ audience: 'family', youngest: 2 });
    const [family] = chipsOf(wanted, knowledge);
    expect(family && withoutChip(wanted, family, knowledge)).toEqual(noPreferences);
  });

  it('changes nothing for a chip that does not apply', () => {
    expect(withoutChip(all, { slot: 'interests', value: 'chess', label: 'Chess' }, knowledge)).toEqual(all);
  });

  it('leaves no preferences once all chips are removed', () => {
    const ids = (...values: string[]) => fc.uniqueArray(fc.constantFrom(...values, 'food', 'x'));
    const lists = {
      categories: ids('shows', 'nightlife'),
      neighborhoods: ids('old-town', 'harbor'),
      interests: ids('jazz', 'Shows'),
    };
    const anyPreferences = fc.record({
      ...lists,
      audience: fc.constantFrom('family', 'adults', null),
      setting: fc.constantFrom('indoor', 'outdoor', 'both', null),
      intensity: fc.constantFrom('adventurous', 'relaxing', null),
      priceRange: fc.option(fc.record({ min: fc.nat(500), max: fc.option(fc.nat(2000)) })),
      when: fc.constantFrom('today', 'this-month', null),
      party: fc.option(fc.integer({ min: 1, max: 999 })),
      excluded: fc.record({ ...lists, aversions: ids('crowds', 'loud'), deals: ids('a', 'b') }),
    });
    fc.assert(
      fc.property(anyPreferences, (preferences) => {
        let rest: Preferences = { ...noPreferences, ...preferences };
        for (let [chip] = chipsOf(rest, knowledge); chip; [chip] = chipsOf(rest, knowledge)) {
          const fewer = withoutChip(rest, chip, knowledge);
          expect(fewer).not.toEqual(rest);
          rest = fewer;
        }
        expect(rest).toEqual(noPreferences);
      }),
    );
  });
});
