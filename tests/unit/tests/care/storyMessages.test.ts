import { describe, expect, it } from 'vitest';
import type { CareMessage } from '../../../care/careCorpus.ts';
import { storyMessages } from '../../../care/storyMessages.ts';

const messages: CareMessage[] = [
  { text: 'tacos tonight', care: null, from: 'conversation' },
  { text: 'my dog died', care: null, from: 'composed' },
  { text: 'he hit me', care: 'abuse', from: 'composed' },
];

describe('tests/care/storyMessages', () => {
  it('tells as many stories with a need as without', () => {
    const stories = storyMessages(messages);
    const needs = stories.filter(({ care }) => care !== null);
    expect(needs.length).toBe(stories.length / 2);
    for (const { text, care } of stories) expect(text.includes('he hit me')).toBe(care === 'abuse');
  });

  it('tells the same stories of the same messages', () => {
    expect(storyMessages(messages)).toEqual(storyMessages(messages));
  });
});
