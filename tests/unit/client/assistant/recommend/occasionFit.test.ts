import { describe, expect, it } from 'vitest';
import { occasionFit } from '../../../../../client/assistant/recommend/occasionFit.ts';
import { spanish } from '../../../../../data/language/spanish/spanish.ts';
import { traitBits } from '../../../../../data/model/deals/traits.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge, wishing } from '../support/sampleAssistant.ts';

const knowledge = sampleKnowledge();
const plain = sampleRecord('plain');
const now = Date.UTC(2026, 10, 21);

describe('client/assistant/recommend/occasionFit', () => {
  it('keeps a table for twelve for those who are many or ask for it', () => {
    const table = { ...plain, title: 'Long table', priceFor: 12 };
    const points = (fields: Parameters<typeof wishing>[0]) =>
      occasionFit(wishing(fields), knowledge, now).pointsFor(table);
    expect(points({ occasion: 'birthday' })).toBeLessThan(points({ party: 10 }));
    expect(points({ party: 3 })).toBeLessThan(points({ party: 8 }));
    expect(points({ interests: ['long table'] })).toBeGreaterThan(points({}));
  });

  it('keeps what is in another language for those who speak it or ask for it', () => {
    const course = { ...plain, title: 'Story hour', traits: traitBits(['other-language']) };
    const points = (fields: Parameters<typeof wishing>[0], known = knowledge) =>
      occasionFit(wishing(fields), known, now).pointsFor(course);
    expect(points({})).toBeLessThan(points({ needs: ['spanish'] }));
    expect(points({})).toBeLessThan(points({ interests: ['story hour'] }));
    expect(points({})).toBeLessThan(points({}, { ...knowledge, pack: spanish }));
  });
});
