import { describe, expect, it } from 'vitest';
import { chooseSlug, freeSlug } from '../../../../../cli/commands/new/chooseSlug.ts';
import { UsageError } from '../../../../../cli/program/usageError.ts';

const choose = (slug: string | null, title: string | null = null) =>
  chooseSlug({ kind: 'deal', slug, title });

function refusal(work: () => unknown): UsageError {
  try {
    work();
  } catch (error) {
    if (error instanceof UsageError) return error;
    throw error;
  }
  throw new Error('It was not refused');
}

describe('cli/commands/new/chooseSlug', () => {
  it('takes the slug that is given, and makes one of the title otherwise', () => {
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
  ])('refuses what is none and says what would be right: %s', (work, hint) => {
    expect(refusal(work).hint).toContain(hint);
  });

  it('finds the first number that makes a slug free', () => {
    const taken = new Set(['soup', 'soup-2', 'soup-3']);
    expect(freeSlug('soup', (slug) => taken.has(slug))).toBe('soup-4');
    expect(freeSlug('x'.repeat(80), () => false)).toBe(`${'x'.repeat(78)}-2`);
  });
});
