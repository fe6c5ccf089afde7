import { describe, expect, it } from 'vitest';
import { pointsForPrice } from '../../../../../client/assistant/recommend/pricePoints.ts';
import { sampleRecord } from '../../../../support/dealData.ts';

const cheap = { min: 0, max: 50, isVague: true };
const priced = (price: number, priceFor?: number) =>
  sampleRecord('soup', { price, ...(priceFor && { priceFor }) });

describe('client/assistant/recommend/pricePoints', () => {
  it('puts what costs each less first where somebody asks for something cheap', () => {
    expect(pointsForPrice(priced(9), cheap)).toBeGreaterThan(pointsForPrice(priced(24), cheap));
    expect(pointsForPrice(priced(24, 4), cheap)).toBeGreaterThan(pointsForPrice(priced(9), cheap));
  });

  it('finds every price in a stated range as good', () => {
    const range = { min: 0, max: 50 };
    expect(pointsForPrice(priced(9), range)).toBe(pointsForPrice(priced(45), range));
    expect(pointsForPrice(priced(80), range)).toBeLessThan(pointsForPrice(priced(60), range));
  });
});
