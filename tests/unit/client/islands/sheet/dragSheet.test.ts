import { describe, expect, it } from 'vitest';
import { isDismissed } from '../../../../../client/islands/sheet/dragSheet.ts';

const height = 736;

describe('client/islands/sheet/dragSheet', () => {
  it('closes a sheet that was dragged far enough, however slowly', () => {
    expect(isDismissed({ distance: 230, speed: 0, height })).toBe(true);
    expect(isDismissed({ distance: 210, speed: 0, height })).toBe(false);
  });

  it('needs a shorter drag for a lower sheet', () => {
    expect(isDismissed({ distance: 120, speed: 0, height: 300 })).toBe(true);
    expect(isDismissed({ distance: 120, speed: 0, height })).toBe(false);
  });

  it('closes a sheet after a flick', () => {
    expect(isDismissed({ distance: 60, speed: 0.9, height })).toBe(true);
    expect(isDismissed({ distance: 60, speed: 0.2, height })).toBe(false);
  });

  it('keeps a sheet open after a trembling tap or a final move upwards', () => {
    expect(isDismissed({ distance: 10, speed: 2, height })).toBe(false);
    expect(isDismissed({ distance: 100, speed: -1, height })).toBe(false);
  });
});
