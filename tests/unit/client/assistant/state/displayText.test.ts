import { describe, expect, it } from 'vitest';
import { nearlyRepeats } from '../../../../../client/assistant/state/displayText.ts';

describe('client/assistant/state/displayText', () => {
  it('detects a near repetition, whichever text is longer', () => {
    const long = 'Here is the soup of the day for you';
    expect(nearlyRepeats(long, long)).toBe(true);
    expect(nearlyRepeats(long, `${long}!`)).toBe(true);
    expect(nearlyRepeats(`${long}!`, long)).toBe(true);
    expect(nearlyRepeats('HERE  IS the soup\nof the day for you', long)).toBe(true);
  });

  it('does not match texts that differ, or of which one says much more', () => {
    expect(nearlyRepeats('12345678', '1234567890')).toBe(false);
    expect(nearlyRepeats('123456789', '1234567890')).toBe(true);
    expect(nearlyRepeats('Soup of the day', 'Jazz of the day')).toBe(false);
    expect(nearlyRepeats('', '')).toBe(false);
    expect(nearlyRepeats('', 'x')).toBe(false);
  });
});
