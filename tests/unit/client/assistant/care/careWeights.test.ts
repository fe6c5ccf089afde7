import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeWeights, encodeWeights } from '../../../../../client/assistant/care/careWeights.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';

describe('client/assistant/care/careWeights', () => {
  it('writes and reads any weights', () => {
    const weight = fc.integer({ min: -9, max: 9 });
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constant(0), weight), { maxLength: 300 }), (weights) => {
        expect([...decodeWeights(encodeWeights(weights), weights.length)]).toEqual(weights);
      }),
      propertyRuns(200),
    );
  });

  it('writes nothing for weights of 0', () => {
    expect(encodeWeights([0, 0, 0])).toEqual({});
  });
});
