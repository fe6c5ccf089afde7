import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { lastAnswer } from '../support/lastAnswer.ts';

const assistant = openAssistant('data/content', '2026-12-05T15:00:00Z');
const reply = (messages: string) => lastAnswer(messages, assistant).reply;

describe('an answer that may answer another question', () => {
  it.each([
    ['small-museums-pass', 'which museums does it cover', 'Four of the five'],
    ['free-tax-help', 'i rent out a house, can they do my taxes', 'Rental houses and farms are not'],
    ['yellow-bike-weekend', 'what if one ride takes me like 50 min', 'Unlimited short rides'],
  ])('is quoted on the page of %s: %s', (page, message, line) => {
    const { knowledge, context } = assistant;
    const onPage = { knowledge, context: { ...context, page } };
    expect(lastAnswer(message, onPage).reply).toMatch(new RegExp(`^Its page says: “${line}`));
  });

  it.each([
    'percussion hour | is thursday full',
    'rooftop brunch | is this weekend full',
    'ballet class | do we have to sign up for the whole season after that',
  ])('is no yes by a word of it: %s', (messages) => {
    expect(reply(messages)).not.toContain('Yes');
  });
});

describe('an answer about one deal', () => {
  it('names the deal of which the page can be read', () => {
    expect(lastAnswer('jazz on the terrace | how long is it', assistant).about?.slug).toBe(
      'jazz-terrace-uptown',
    );
    expect(lastAnswer('jazz on the terrace', assistant).about?.slug).toBe('jazz-terrace-uptown');
  });

  it('names none where several deals are shown', () => {
    expect(lastAnswer('date night in uptown', assistant).about).toBeNull();
  });
});
