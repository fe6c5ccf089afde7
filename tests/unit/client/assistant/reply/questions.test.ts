import { describe, expect, it } from 'vitest';
import {
  newConversation,
  type OpenQuestion,
} from '../../../../../client/assistant/conversation/conversation.ts';
import { questionPhrase, quickRepliesTo } from '../../../../../client/assistant/reply/questions.ts';
import { sampleTurn, understood, wishing } from '../support/sampleAssistant.ts';

const turn = sampleTurn({});
const all: OpenQuestion[] = ['audience-and-setting', 'audience', 'setting', 'time'];
const standing = ['Show me something else', 'More options'];

describe('client/assistant/reply/questions', () => {
  it.each(all)('asks for %s in varying words, with quick replies', (ask) => {
    const asked = [0, 1].map((turns) =>
      questionPhrase(ask, sampleTurn({ before: { ...newConversation, turns } })),
    );
    expect(new Set(asked).size).toBe(2);
    for (const line of asked) expect(line).toContain('?');
    expect(quickRepliesTo(ask, turn).length).toBeGreaterThan(standing.length);
  });

  it('repeats the time that the visitor named', () => {
    const weekend = sampleTurn({ preferences: wishing({ when: 'weekend' }) });
    const line = questionPhrase('audience-and-setting', weekend);
    expect(line).toContain('the weekend');
  });

  it.each([...all, null])(
    'ends the quick replies to %s with the two standing ones, without duplicates',
    (ask) => {
      const replies = quickRepliesTo(ask, turn, ['Food', 'More options', 'Food']);
      expect(replies).toEqual(expect.arrayContaining(standing));
      expect(replies).toContain('Food');
      expect(new Set(replies).size).toBe(replies.length);
      expect(quickRepliesTo(ask, turn).slice(-2)).toEqual(standing);
    },
  );

  it('offers neighborhoods next to the settings', () => {
    expect(quickRepliesTo('setting', turn)).toEqual(expect.arrayContaining(['Old Town', 'Harbor']));
    expect(quickRepliesTo('audience', turn)).not.toContain('Harbor');
  });

  it('asks for no part of town beside the setting where one was named', () => {
    const named = sampleTurn({ preferences: wishing({ neighborhoods: ['harbor'] }) });
    expect(questionPhrase('setting', turn)).toMatch(/part of town|neighborhood/);
    expect(questionPhrase('setting', named)).not.toMatch(/part of town|neighborhood/);
    expect(quickRepliesTo('setting', named)).not.toContain('Old Town');
  });

  it('offers only replies that the assistant understands', () => {
    const offered = [...all, null].flatMap((ask) => quickRepliesTo(ask, turn));
    for (const text of offered) {
      const { mentions, intent } = understood(text);
      expect(mentions.length > 0 || intent.type !== 'find', text).toBe(true);
    }
  });
});
