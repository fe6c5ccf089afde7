import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bucket, refill, take, waitFor } from '../../../../../cli/commands/proxy/tokenBucket.ts';

const rate = { burst: 3, everyMs: 1000 };

describe('cli/commands/proxy/tokenBucket', () => {
  it('gives a burst, and then one after each pause', () => {
    let bucket = refill(undefined, rate, 0);
    for (let taken = 0; taken < 3; taken++) {
      expect(waitFor(bucket, rate)).toBe(0);
      bucket = take(bucket);
    }
    expect(waitFor(bucket, rate)).toBe(1000);
    expect(waitFor(refill(bucket, rate, 400), rate)).toBe(600);
    expect(waitFor(refill(bucket, rate, 1000), rate)).toBe(0);
  });

  it('holds no more than the burst, however long it was quiet', () => {
    expect(refill({ tokens: 0, at: 0 }, rate, 1e12).tokens).toBe(3);
  });

  it('fills nothing while the clock was set back', () => {
    expect(refill({ tokens: 1, at: 10_000 }, rate, 0).tokens).toBe(1);
  });

  it('never lets more through than burst and time allow', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3000 }), { maxLength: 200 }), (pauses) => {
        let now = 0;
        let through = 0;
        let bucket: Bucket | undefined;
        for (const pause of pauses) {
          now += pause;
          bucket = refill(bucket, rate, now);
          if (waitFor(bucket, rate) > 0) continue;
          bucket = take(bucket);
          through += 1;
        }
        expect(through).toBeLessThanOrEqual(rate.burst + now / rate.everyMs);
      }),
    );
  });
});
