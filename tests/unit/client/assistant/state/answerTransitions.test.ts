import { describe, expect, it } from 'vitest';
import { newChat } from '../../../../../client/assistant/state/chatState.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import {
  answered,
  answering,
  chatAfter,
  chatOptions,
  due,
  said,
  sampleFound,
} from '../support/chatEvents.ts';

const stop = { type: 'stopped', at: 5, id: 'stop' } as const;
const deals = [{ deal: sampleRecord('soup'), why: 'Warm', day: null }];

describe('client/assistant/state/answerTransitions', () => {
  it('keeps a part out of the log until the answer is complete, then shows it at once', () => {
    const { chat } = chatAfter([said('soup'), answering(1)]);
    expect(chat.messages).toHaveLength(1);
    expect(chat.phase).toMatchObject({ type: 'thinking', part: sampleFound({ reply: 'Part 1.' }) });
    const whole = chatAfter([answered(1)], chat);
    expect(whole.chat.messages.map(({ text }) => text)).toEqual(['soup', 'Soup is on.']);
    expect(chatAfter([due(1)], whole.chat).chat).toEqual(whole.chat);
  });

  it('ignores parts of an answer that is not awaited', () => {
    const stopped = chatAfter([said('soup'), stop]).chat;
    expect(chatAfter([answering(1)], stopped).chat).toEqual(stopped);
    const second = chatAfter([said('jazz')], stopped).chat;
    expect(chatAfter([answering(1)], second).chat).toEqual(second);
  });

  it('lets a question follow its answer after a delay, and shows both at once without one', () => {
    const events = [said('soup'), answered(1, { followUp: 'For whom?' }), due(1)];
    const later = chatAfter(events);
    expect(later.chat.phase).toEqual({ type: 'following', turn: 1 });
    expect(later.effects).toEqual([
      { type: 'announce', text: 'Soup is on.' },
      { type: 'wait', for: 'followUp', turn: 1 },
    ]);
    const replyDelay = { reply: 400, followUp: 0 };
    const atOnce = chatAfter(events, newChat, { ...chatOptions, replyDelay });
    expect(atOnce.chat.phase).toEqual({ type: 'idle' });
    expect(atOnce.effects).toEqual([{ type: 'announce', text: 'Soup is on. For whom?' }]);
  });

  it('keeps the shown part and its preferences when stopped, and can retry', () => {
    const part = { deals, followUp: 'Who is coming?' };
    const { chat, effects } = chatAfter([said('soup'), answering(1, part), stop]);
    expect(chat).toMatchObject({ phase: { type: 'idle' }, unanswered: { type: 'text', text: 'soup' } });
    expect(chat.conversation.turns).toBe(1);
    expect(chat.messages.at(-1)).toMatchObject({
      id: 'stop',
      text: 'Part 1.',
      deals: [{ slug: 'soup', why: 'Warm', day: null }],
      followUpQuestion: null,
    });
    expect(effects).toEqual([{ type: 'announce', text: 'Part 1. 1 deal.' }]);
    expect(chatAfter([{ type: 'retried' }, answered(2), due(2)], chat).chat.messages).toHaveLength(3);
  });

  it('adds no message when stopped before a part was shown', () => {
    const { chat, effects } = chatAfter([said('soup'), stop]);
    expect(chat.messages).toHaveLength(1);
    expect(effects).toEqual([]);
  });

  it('shows a notice while its answer is awaited', () => {
    const noted = { type: 'noted', turn: 1, title: 'Oh', text: 'No.' } as const;
    expect(chatAfter([said('soup'), noted]).effects).toEqual([
      expect.objectContaining({ type: 'toast', title: 'Oh', text: 'No.' }),
    ]);
    expect(chatAfter([said('soup'), stop, noted]).effects).toEqual([]);
  });

  it("remembers the server's thread until it is lost or the chat is reset", () => {
    const { chat } = chatAfter([said('soup'), { type: 'thread-changed', thread: 't1' }, answered(1), due(1)]);
    expect(chat.hostedThread).toBe('t1');
    expect(chatAfter([{ type: 'thread-changed', thread: null }], chat).chat.hostedThread).toBe(null);
    expect(chatAfter([{ type: 'reset', at: 1, id: 'x' }], chat).chat.hostedThread).toBe(null);
    expect(
      chatAfter([said('start over'), answered(2, { reset: true }), due(2)], chat).chat.hostedThread,
    ).toBe(null);
  });
});
