import { describe, expect, it } from 'vitest';
import { nearlyRepeats, withoutIds } from '../../../../../client/assistant/state/displayText.ts';

describe('client/assistant/state/displayText', () => {
  it.each([
    ['Try the soup (id: soup-night).', 'Try the soup.'],
    ['Deal ID: 42 is good', 'is good'],
    ['Soup [soup-night] and jazz [deal:jazz]!', 'Soup and jazz!'],
    ['Soup【4:0†source】, warm', 'Soup, warm'],
    ['Soup 123e4567-e89b-12d3-a456-426614174000 tonight', 'Soup tonight'],
    ['deal_id=abc soup', 'soup'],
  ])('strips ids from "%s"', (text, shown) => {
    expect(withoutIds(text)).toBe(shown);
  });

  it.each([
    'I did it: soup',
    'An idea: jazz',
    'Solid food',
    'Price (2 seats): $5',
    '“Title [2nd night]”',
    'Covid: over',
  ])('leaves "%s" alone', (text) => {
    expect(withoutIds(text)).toBe(text);
  });

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
