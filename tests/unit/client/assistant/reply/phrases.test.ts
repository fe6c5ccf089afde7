import { describe, expect, it } from 'vitest';
import { newConversation } from '../../../../../client/assistant/conversation/conversation.ts';
import { firstPhrase, phrase, rememberReplies } from '../../../../../client/assistant/reply/phrases.ts';
import { english } from '../../../../../data/language/english/english.ts';
import { sampleKnowledge } from '../support/sampleAssistant.ts';

const ways = ['One {city}.', 'Two by {name}.', 'Three {title}.'];
const replies = { ...english.replies, thanks: ways, bye: ['Bye from {city}.', 'So long.'] };
const knowledge = sampleKnowledge([], { language: { ...english, replies } });
const filled = ['One Springfield.', 'Two by Marge.', 'Three Soup.'];

const turnAfter = (said: readonly string[], turns: number) => ({
  knowledge,
  before: { ...newConversation, said, turns },
});
const thank = (said: readonly string[], turns: number) =>
  phrase('thanks', turnAfter(said, turns), { title: 'Soup' });

describe('client/assistant/reply/phrases', () => {
  it('starts each turn with the next variant', () => {
    expect([0, 1, 2, 3].map((turns) => thank([], turns))).toEqual([...filled, filled[0]]);
  });

  it('repeats no variant while there is another', () => {
    for (let turns = 0; turns < 6; turns += 1) {
      const lines: string[] = [];
      for (const _ of ways) lines.push(thank(lines, turns));
      expect(new Set(lines)).toEqual(new Set(filled));
    }
  });

  it('repeats the oldest variant once all were used', () => {
    const [first = '', second = ''] = ['Bye from Springfield.', 'So long.'];
    for (const turns of [0, 1]) {
      expect(phrase('bye', turnAfter([second, 'x', first], turns))).toBe(second);
      expect(phrase('bye', turnAfter([first, second], turns))).toBe(first);
    }
  });

  it('leaves out names without a value', () => {
    expect(phrase('thanks', turnAfter([], 2))).toBe('Three .');
    expect(phrase('thanks', turnAfter([], 2), { title: 0 })).toBe('Three 0.');
  });

  it('inserts values with braces or dollar signs unchanged', () => {
    const title = '{city} $& $1';
    expect(phrase('thanks', turnAfter([], 2), { title })).toBe(`Three ${title}.`);
  });

  it('uses no variant that names something unknown', () => {
    for (let turns = 0; turns < 6; turns += 1)
      expect(phrase('thanks', turnAfter([], turns), { title: null })).not.toContain('Three');
    const { assistant } = knowledge;
    expect(firstPhrase('thanks', assistant, { city: null, name: 'Marge' })).toBe('Two by Marge.');
    expect(firstPhrase('thanks', assistant, { city: null, name: null, title: null })).toBe('');
  });

  it('remembers the latest eight sentences, each once', () => {
    expect(rememberReplies(['a', 'b', 'c'], ['b'])).toEqual(['a', 'c', 'b']);
    const many = Array.from({ length: 12 }, (_, index) => String(index));
    expect(rememberReplies(many, ['x'])).toEqual([...many.slice(-7), 'x']);
  });

  it('has variants of every phrase, with known names only', () => {
    const names = 'city name title vendor where price paid percent summary left cost code runs wish because';
    for (const [what, lines] of Object.entries(english.replies)) {
      expect(lines.length, what).toBeGreaterThan(0);
      expect(new Set(lines).size, what).toBe(lines.length);
      for (const line of lines) expect(line, what).not.toMatch(/\{\s|\{[^{}]*$|^[^{}]*\}/);
    }
    for (const what of [
      'results',
      'resultsFor',
      'resultsThen',
      'more',
      'else',
      'cheaper',
      'surprise',
      'top',
      'details',
    ] as const)
      for (const [, name] of english.replies[what].join().matchAll(/\{(\w+)\}/g))
        expect(names.split(' '), what).toContain(name);
  });
});
