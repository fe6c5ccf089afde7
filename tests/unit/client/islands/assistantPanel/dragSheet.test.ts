import { describe, expect, it } from 'vitest';
import { isDismissed } from '../../../../../client/islands/assistantPanel/dragSheet.ts';

const height = 736;

describe('client/islands/assistantPanel/dragSheet', () => {
  it('puts a sheet away that was taken down by a good part of its height, however slowly', () => {
    expect(isDismissed({ distance: 230, speed: 0, height })).toBe(true);
    expect(isDismissed({ distance: 210, speed: 0, height })).toBe(false);
  });

  it('asks for less of a low sheet', () => {
    expect(isDismissed({ distance: 120, speed: 0, height: 300 })).toBe(true);
    expect(isDismissed({ distance: 120, speed: 0, height })).toBe(false);
  });

  it('puts it away with a flick', () => {
    expect(isDismissed({ distance: 60, speed: 0.9, height })).toBe(true);
    expect(isDismissed({ distance: 60, speed: 0.2, height })).toBe(false);
  });

  it('leaves it where a tap trembles, and where the hand went back up at last', () => {
    expect(isDismissed({ distance: 10, speed: 2, height })).toBe(false);
    expect(isDismissed({ distance: 100, speed: -1, height })).toBe(false);
  });
});
