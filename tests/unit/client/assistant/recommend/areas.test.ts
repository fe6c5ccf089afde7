import { describe, expect, it } from 'vitest';
import { isOnePlace } from '../../../../../client/assistant/recommend/areas.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge } from '../support/sampleAssistant.ts';

const inHarbor = (slug: string, lat: number) =>
  sampleRecord(slug, { neighborhoods: ['harbor'], at: [[lat, -123]] });

describe('client/assistant/recommend/areas', () => {
  it('takes areas as places, with coordinates or without', () => {
    const knowledge = sampleKnowledge([inHarbor('near', 44.05), inHarbor('nearby', 44.06)]);
    expect(isOnePlace('old-town', knowledge)).toBe(true);
    expect(isOnePlace('harbor', knowledge)).toBe(true);
  });

  it('takes as no place what only collects deals that are far apart', () => {
    const knowledge = sampleKnowledge([inHarbor('near', 44.05), inHarbor('far', 44.5)]);
    expect(isOnePlace('harbor', knowledge)).toBe(false);
  });

  it('does not count the places of deals that are in several areas', () => {
    const chain = sampleRecord('chain', { neighborhoods: ['harbor', 'old-town'], at: [[44.5, -123]] });
    expect(isOnePlace('harbor', sampleKnowledge([inHarbor('near', 44.05), chain]))).toBe(true);
  });
});
