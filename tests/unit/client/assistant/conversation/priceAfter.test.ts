import { describe, expect, it } from 'vitest';
import { companyOf, priceAfter } from '../../../../../client/assistant/conversation/priceAfter.ts';

describe('client/assistant/conversation/priceAfter', () => {
  it('takes an amount as what all who come pay, without anybody saying so', () => {
    expect(priceAfter({ min: 0, max: 60 }, null, 2)).toEqual({ min: 0, max: 60, people: 2, isAssumed: true });
    expect(priceAfter(undefined, { min: 0, max: 60 }, 3)).toMatchObject({ people: 3 });
  });

  it('takes a small amount for many as what each pays', () => {
    expect(priceAfter({ min: 0, max: 30 }, null, 8)).toEqual({ min: 0, max: 30 });
    expect(priceAfter({ min: 0, max: 20 }, null, 4)).toMatchObject({ people: 4 });
  });

  it('changes nothing that is said for each, or for so many', () => {
    expect(priceAfter({ min: 0, max: 60, people: 1 }, null, 2)).toEqual({ min: 0, max: 60, people: 1 });
    expect(priceAfter({ min: 0, max: 60, people: 4 }, null, 2)).toEqual({ min: 0, max: 60, people: 4 });
  });

  it('counts those who come for "in total", also one', () => {
    expect(priceAfter({ min: 0, max: 30, people: 2 }, null, 5)).toEqual({ min: 0, max: 30, people: 5 });
    expect(priceAfter({ min: 0, max: 30, people: 2 }, null, 1)).toEqual({ min: 0, max: 30 });
  });

  it('knows a couple as two, and nobody who pays for a present', () => {
    expect(companyOf(null, 'date')).toBe(2);
    expect(companyOf(null, 'team')).toBeNull();
    expect(companyOf(6, 'gift')).toBeNull();
  });
});
