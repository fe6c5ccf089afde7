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

  it.each([
    ['prompt', false, 0],
    ['granted', false, 1],
    ['prompt', true, 1],
  ])(
    'asks with the permission "%s" and a touch on the page (%s) %i times',
    async (state, hasBeenActive, times) => {
      const getCurrentPosition = vi.fn();
      const permissions = { query: () => Promise.resolve({ state }) };
      vi.stubGlobal('navigator', {
        geolocation: { getCurrentPosition },
        userActivation: { hasBeenActive },
        permissions,
      });
      const onFailure = vi.fn();
      askPosition(() => {}, onFailure);
      await new Promise((resolve) => setTimeout(resolve));
      expect(getCurrentPosition).toHaveBeenCalledTimes(times);
      expect(onFailure.mock.calls.flat().join()).toBe(
        times ? '' : 'Choose “Nearest” to sort by distance. Your browser then asks for your location.',
      );
    },
  );
});
