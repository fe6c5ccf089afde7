import { describe, expect, it } from 'vitest';
import { mergeDrafts } from '../../../../../client/assistant/answers/mergeDrafts.ts';
import { sampleRecord } from '../../../../support/dealData.ts';

describe('client/assistant/answers/mergeDrafts', () => {
  it('says everything in order, and asks what the last one asks', () => {
    const [soup, jazz] = [sampleRecord('soup'), sampleRecord('jazz')];
    const answer = { reply: 'It is $9.', about: [soup] };
    const found = {
      reply: 'How about jazz?',
      leadIn: ['Done.'],
      deals: [jazz],
      options: ['Late.'],
      asked: 'area' as const,
    };
    expect(mergeDrafts(['Hello!'], [answer, found])).toMatchObject({
      leadIn: ['Hello!', 'Done.'],
      reply: 'It is $9.',
      options: ['How about jazz?', 'Late.'],
      about: [soup],
      deals: [jazz],
      asked: 'area',
    });
  });

  it('leaves a single draft as it is', () => {
    expect(mergeDrafts(['Hello!'], [{ reply: 'Soup is on.' }])).toEqual({
      leadIn: ['Hello!'],
      reply: 'Soup is on.',
    });
  });
});
