import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createLimits,
  refill,
  type TokenBucket,
  takeToken,
  waitForToken,
} from '../../../../../cli/commands/proxy/limits.ts';
import { proxySettings } from '../../../../support/proxy.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const limitsOf = (limits: object) => createLimits(proxySettings(limits).limits);

/** The tokens of an answer, without those of its request. */
const answer = (output: number) => ({ input: 0, output });

const rate = { burst: 3, everyMs: 1000 };

describe('cli/commands/proxy/limits', () => {
  it('limits each address separately and returns the wait', () => {
    const limits = limitsOf({ perAddress: { burst: 2, everyMs: 6000 } });
    expect(limits.admit('a', answer(100), noon)).not.toHaveProperty('error');
    expect(limits.admit('a', answer(100), noon)).not.toHaveProperty('error');
    expect(limits.admit('a', answer(100), noon)).toEqual({ error: { code: 'rate_limited', retryAfter: 6 } });
    expect(limits.admit('b', answer(100), noon)).not.toHaveProperty('error');
    expect(limits.admit('a', answer(100), noon + 6000)).not.toHaveProperty('error');
  });

  it('limits all addresses together', () => {
    const limits = limitsOf({ inTotal: { burst: 2, everyMs: 3000 } });
    limits.admit('a', answer(100), noon);
    limits.admit('b', answer(100), noon);
    expect(limits.admit('c', answer(100), noon)).toEqual({ error: { code: 'busy', retryAfter: 3 } });
    expect(limits.admit('c', answer(100), noon + 3000)).not.toHaveProperty('error');
  });

  it('does not count a request that another limit refused', () => {
    const limits = limitsOf({
      perAddress: { burst: 1, everyMs: 60_000 },
      inTotal: { burst: 1, everyMs: 1000 },
    });
    limits.admit('a', answer(100), noon);
    for (let tries = 0; tries < 5; tries++) limits.admit('b', answer(100), noon);
    expect(limits.admit('b', answer(100), noon + 1000)).not.toHaveProperty('error');
  });

  it('limits the requests of a day (UTC)', () => {
    const limits = limitsOf({ perDay: { requests: 2 } });
    limits.admit('a', answer(100), noon);
    limits.admit('b', answer(100), noon);
    expect(limits.admit('c', answer(100), noon)).toEqual({
      error: { code: 'day_spent', retryAfter: 12 * 3600 },
    });
    expect(limits.admit('c', answer(100), noon - 86_400_000)).toHaveProperty('error');
    expect(limits.admit('c', answer(100), noon + 12 * 3_600_000)).not.toHaveProperty('error');
  });

  it('books the maximum tokens of an answer, and returns unused ones', () => {
    const limits = limitsOf({ outputTokens: 500, perDay: { outputTokens: 1000 } });
    const first = limits.admit('a', answer(500), noon);
    limits.admit('b', answer(500), noon);
    expect(limits.admit('c', answer(500), noon)).toMatchObject({ error: { code: 'day_spent' } });
    if ('settle' in first) first.settle(answer(100));
    if ('settle' in first) first.settle(answer(0));
    expect(limits.admit('c', answer(500), noon)).toMatchObject({ error: { code: 'day_spent' } });
    expect(limits.admit('c', answer(400), noon)).not.toHaveProperty('error');
  });

  it('counts tokens beyond the requested maximum', () => {
    const limits = limitsOf({ outputTokens: 500, perDay: { outputTokens: 2000 } });
    const first = limits.admit('a', answer(500), noon);
    if ('settle' in first) first.settle(answer(1900));
    expect(limits.admit('b', answer(500), noon)).toMatchObject({ error: { code: 'day_spent' } });
  });

  it('returns no tokens on a later day', () => {
    const limits = limitsOf({ outputTokens: 500, perDay: { outputTokens: 500 } });
    const late = limits.admit('a', answer(500), noon);
    limits.admit('b', answer(500), noon + 86_400_000);
    if ('settle' in late) late.settle(answer(0));
    expect(limits.admit('c', answer(500), noon + 86_400_000)).toMatchObject({ error: { code: 'day_spent' } });
  });

  it('counts what the model reads, as booked until the server has counted it', () => {
    const limits = limitsOf({ perDay: { inputTokens: 1000 } });
    const first = limits.admit('a', { input: 900, output: 16 }, noon);
    expect(limits.admit('b', { input: 101, output: 16 }, noon)).toMatchObject({
      error: { code: 'day_spent' },
    });
    if ('settle' in first) first.settle({ input: 300, output: null });
    expect(limits.admit('b', { input: 700, output: 16 }, noon)).not.toHaveProperty('error');
    expect(limits.admit('c', { input: 1, output: 16 }, noon)).toMatchObject({ error: { code: 'day_spent' } });
  });

  it.each([
    ['requests', { perDay: { requests: 20 } }, { input: 0, output: 16 }],
    ['answers', { outputTokens: 100, perDay: { outputTokens: 2000 } }, { input: 0, output: 100 }],
    ['what the model reads', { bodyBytes: 100, perDay: { inputTokens: 2000 } }, { input: 100, output: 16 }],
  ])('leaves an address only its share of a day: %s', (_, day, tokens) => {
    const limits = limitsOf({ ...day, addressShare: 0.1 });
    const admitted = (address: string, now: number) => !('error' in limits.admit(address, tokens, now));
    expect([1, 2, 3].map(() => admitted('a', noon))).toEqual([true, true, false]);
    expect(limits.admit('a', tokens, noon)).toEqual({
      error: { code: 'share_spent', retryAfter: 12 * 3600 },
    });
    expect(admitted('b', noon)).toBe(true);
    expect(admitted('a', noon + 12 * 3_600_000)).toBe(true);
  });

  it('leaves each address at least one request, however small its share', () => {
    const limits = limitsOf({ addressShare: 0.001, perDay: { requests: 10 }, outputTokens: 500 });
    expect(limits.admit('a', { input: 9000, output: 500 }, noon)).not.toHaveProperty('error');
    expect(limits.admit('a', answer(16), noon)).toMatchObject({ error: { code: 'share_spent' } });
  });

  it('tracks a bounded number of addresses, the most recent ones', () => {
    const limits = limitsOf({ addresses: 3, perAddress: { burst: 1, everyMs: 1e9 } });
    for (const address of ['a', 'b', 'c', 'd']) limits.admit(address, answer(100), noon);
    expect(limits.trackedAddresses()).toBe(3);
    expect(limits.admit('b', answer(100), noon)).toMatchObject({ error: { code: 'rate_limited' } });
    expect(limits.admit('a', answer(100), noon)).not.toHaveProperty('error');
  });

  it('never exceeds a limit in any sequence of requests', () => {
    const steps = fc.array(
      fc.record({
        address: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        pause: fc.nat({ max: 5000 }),
        tokens: fc.integer({ min: 16, max: 500 }),
        used: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 100 },
    );
    fc.assert(
      fc.property(steps, (asked) => {
        const day = { requests: 20, outputTokens: 3000 };
        const limits = limitsOf({ perDay: day, perAddress: { burst: 5, everyMs: 4000 }, outputTokens: 500 });
        const through = { requests: 0, tokens: 0 };
        const byAddress = new Map<string, number>();
        const start = Date.parse('2026-11-20T00:00:00Z');
        let now = start;
        for (const { address, pause, tokens, used } of asked) {
          now += pause;
          const admission = limits.admit(address, answer(tokens), now);
          if ('error' in admission) continue;
          const spent = Math.floor(tokens * used);
          admission.settle(answer(spent));
          through.requests += 1;
          through.tokens += spent;
          byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
        }
        expect(through.requests).toBeLessThanOrEqual(day.requests);
        expect(through.tokens).toBeLessThanOrEqual(day.outputTokens);
        for (const count of byAddress.values())
          expect(count).toBeLessThanOrEqual(5 + (now - start) / 4000 + 1e-9);
      }),
    );
  });

  describe('refill, takeToken and waitForToken', () => {
    it('allows a burst, and then one request per interval', () => {
      let bucket = refill(undefined, rate, 0);
      for (let taken = 0; taken < 3; taken++) {
        expect(waitForToken(bucket, rate)).toBe(0);
        bucket = takeToken(bucket);
      }
      expect(waitForToken(bucket, rate)).toBe(1000);
      expect(waitForToken(refill(bucket, rate, 400), rate)).toBe(600);
      expect(waitForToken(refill(bucket, rate, 1000), rate)).toBe(0);
    });

    it('holds no more tokens than the burst', () => {
      expect(refill({ tokens: 0, at: 0 }, rate, 1e12).tokens).toBe(3);
    });

    it('does not refill when the clock was set back', () => {
      expect(refill({ tokens: 1, at: 10_000 }, rate, 0).tokens).toBe(1);
    });

    it('never allows more than burst and time permit', () => {
      fc.assert(
        fc.property(fc.array(fc.nat({ max: 3000 }), { maxLength: 200 }), (pauses) => {
          let now = 0;
          let through = 0;
          let bucket: TokenBucket | undefined;
          for (const pause of pauses) {
            now += pause;
            bucket = refill(bucket, rate, now);
            if (waitForToken(bucket, rate) > 0) continue;
            bucket = takeToken(bucket);
            through += 1;
          }
          expect(through).toBeLessThanOrEqual(rate.burst + now / rate.everyMs);
        }),
      );
    });
  });
});
