import { describe, expect, it } from 'vitest';
import { chooseSlug, freeSlug } from '../../../../../cli/commands/new/slug.ts';
import { UsageError } from '../../../../../cli/program/usageError.ts';

const choose = (slug: string | null, title: string | null = null) =>
  chooseSlug({ kind: 'deal', slug, title });

function usageErrorOf(action: () => unknown): UsageError {
  try {
    action();
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
  throw new Error('It was not refused');
}

describe('cli/commands/new/slug', () => {
  it('uses the given slug, or else derives one from the title', () => {
    expect(choose('yoga', 'Rooftop yoga')).toBe('yoga');
    expect(choose(null, 'Rooftop yoga!')).toBe('rooftop-yoga');
  });

  it.each([
    [() => choose('Rooftop Yoga'), 'city-deals new deal rooftop-yoga'],
    [() => choose('../../etc/passwd'), 'city-deals new deal etc-passwd'],
    [() => choose('x'.repeat(81)), `city-deals new deal ${'x'.repeat(80)}`],
    [() => choose('…'), 'such as "rooftop-yoga"'],
    [() => choose(null), 'city-deals new deal rooftop-yoga'],
    [() => choose(null, '日本'), 'Give a slug'],
  ])('refuses an invalid slug and suggests a valid one: %s', (action, hint) => {
    expect(usageErrorOf(action).hint).toContain(hint);
  });

  it('finds the first number that makes a slug free', () => {
    const taken = new Set(['soup', 'soup-2', 'soup-3']);
    expect(freeSlug('soup', (slug) => taken.has(slug))).toBe('soup-4');
    expect(freeSlug('x'.repeat(80), () => false)).toBe(`${'x'.repeat(78)}-2`);
  });
});
