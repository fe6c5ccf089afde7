import { afterEach, describe, expect, it, vi } from 'vitest';
import { askPosition } from '../../../../client/islands/askPosition.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a visitor is told where the browser fails with `code`. */
function toldAfter(code: number): string {
  const failure = { code, message: 'Raw words', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 };
  const geolocation = {
    getCurrentPosition: (_: unknown, onError: (error: object) => void) => onError(failure),
  };
  vi.stubGlobal('navigator', { geolocation });
  let told = '';
  askPosition(
    () => {},
    (message) => {
      told = message;
    },
  );
  return told;
}

describe('askPosition', () => {
  it.each([
    [1, 'Location access denied. Some distance-based features may be limited.'],
    [2, 'Location not found. Some distance-based features may be limited.'],
    [3, 'Finding your location took too long. Please try again.'],
  ])('tells failure %s in words of its own', (code, words) => {
    expect(toldAfter(code)).toBe(words);
  });
});
