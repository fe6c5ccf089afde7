import { describe, expect, it } from 'vitest';
import { converse } from '../../cli/commands/ask/converse.ts';
import { openAssistant } from '../support/askBatch.ts';

const { knowledge, context } = openAssistant('data/content', '2026-11-28T23:00:00Z');

function answerTo(message: string) {
  const [answer] = converse([message], knowledge, context);
  if (!answer) throw new Error(`No answer to ${message}`);
  return answer;
}

describe('an outing', () => {
  it.each([
    'kids show in dilworth',
    'a comedy show in noda tonight',
    'jazz show in uptown',
    'is there a show up in university',
    'ghost walk in uptown',
    'a walk in noda',
    'an evening walk in the park',
    'mural walk in noda tomorrow',
  ])('is no wish to come without booking: %s', (message) => {
    expect(answerTo(message).preferences.needs).toEqual([]);
    expect(answerTo(message).deals.map(({ deal }) => deal.slug)).not.toContain('walk-in-haircut-uptown');
  });

  it.each([
    'can we just show up',
    'where can i just walk in for breakfast',
    'a walk-in haircut',
    'walk in haircut',
    'barber, walk in',
    'do they take walk ins for massage',
    'drop in class',
    'nail salon where I can walk right in',
  ])('may be one for which nobody books: %s', (message) => {
    expect(answerTo(message).preferences.needs).toEqual(['no-booking']);
  });

  it.each([
    'a show for kids in dilworth',
    'kids show, dilworth',
    'kids show in dilworth',
    'a children’s show',
    'is there any show for my kids',
  ])('with children is what is played for them: %s', (message) => {
    expect(answerTo(message).deals[0]?.deal.slug).toBe('goat-puppets-dilworth');
  });

  it.each([
    ['light show for kids', 'winter-lights-ballantyne'],
    ['a comedy show in noda', 'comedy-late-noda'],
  ])('is the show that is named: %s', (message, slug) => {
    expect(answerTo(message).deals[0]?.deal.slug).toBe(slug);
    expect(answerTo(message).preferences.interests.join()).not.toContain('puppet');
  });

  it('is no present from a shop on another day', () => {
    expect(answerTo('tonight, adults, indoors in uptown').options).toEqual([]);
    expect(answerTo('tomorrow night, indoors in dilworth').options).toEqual([
      expect.stringMatching(/^If another day works, “Improv night/),
    ]);
  });
});

describe('a hotel for a dog that comes along', () => {
  it.each([
    ['pet friendly hotel', 'bungalow-plaza-midwood'],
    ['dog friendly hotel on sunday night', 'bungalow-plaza-midwood'],
    ['hotel with a dog in february', 'bungalow-plaza-midwood'],
    ['hotel tonight with a dog', 'alder-house-uptown'],
  ])('is somewhere to sleep, and neither a walk nor a ride: %s', (message, slug) => {
    expect(answerTo(message).deals[0]?.deal.slug).toBe(slug);
  });
});

it('does not take “South End next Friday” for a question about what ends next', () => {
  expect(answerTo('dinner in south end next friday').reply).toContain('Late slice with house pickles');
  expect(answerTo('which deals end next friday').reply).toContain('These end next');
});
