import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measurePicture } from '../../../../cli/content/pictureSize.ts';
import { propertyRuns } from '../../../support/fullRun.ts';
import { photo } from '../../../support/photos.ts';

const formats = ['jpeg', 'png', 'webp', 'avif'] as const;

describe('cli/content/pictureSize', () => {
  it.each(formats)('measures %s as it is shown, in every orientation', async (format) => {
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      // AVIF records orientation in its own way, which the encoder of these tests writes only for turns.
      if (format === 'avif' && ![1, 3, 6, 8].includes(orientation)) continue;
      const bytes = await photo({ width: 32, height: 16, format, orientation });
      const shown = orientation >= 5 ? { width: 16, height: 32 } : { width: 32, height: 16 };
      expect(measurePicture(bytes), `orientation ${orientation}`).toMatchObject(shown);
    }
  });

  it.each([
    ['', 'is not in a known picture format'],
    ['not a picture', 'is not in a known picture format'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'is not in a known picture format'],
  ])('explains why %j has no size', (text, reason) => {
    expect(measurePicture(Buffer.from(text))).toBe(reason);
  });

  it.each(formats)('returns a size or a reason for any damaged %s', async (format) => {
    const whole = await photo({ width: 32, height: 16, format, orientation: 6 });
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(255), fc.nat(whole.length), (at, value, length) => {
        const bytes = Buffer.from(whole.subarray(0, length));
        if (at < bytes.length) bytes[at] = value;
        const measured = measurePicture(bytes);
        if (typeof measured === 'string') expect(measured).toMatch(/^(?:is not|has no) /);
        else expect(Math.min(measured.width, measured.height)).toBeGreaterThan(0);
      }),
      propertyRuns(300),
    );
  });
});
