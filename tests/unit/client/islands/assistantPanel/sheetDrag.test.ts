import { describe, expect, it } from 'vitest';
import { putsAway } from '../../../../../client/islands/assistantPanel/sheetDrag.ts';

const height = 736;

describe('client/islands/assistantPanel/sheetDrag', () => {
  it('puts a sheet away that was taken down by a good part of its height, however slowly', () => {
    expect(putsAway({ distance: 230, speed: 0, height })).toBe(true);
    expect(putsAway({ distance: 210, speed: 0, height })).toBe(false);
  });

  it('asks for less of a low sheet', () => {
    expect(putsAway({ distance: 120, speed: 0, height: 300 })).toBe(true);
    expect(putsAway({ distance: 120, speed: 0, height })).toBe(false);
  });

  it('puts it away with a flick', () => {
    expect(putsAway({ distance: 60, speed: 0.9, height })).toBe(true);
    expect(putsAway({ distance: 60, speed: 0.2, height })).toBe(false);
  });

  it('leaves it where a tap trembles, and where the hand went back up at last', () => {
    expect(putsAway({ distance: 10, speed: 2, height })).toBe(false);
    expect(putsAway({ distance: 100, speed: -1, height })).toBe(false);
  });
});
