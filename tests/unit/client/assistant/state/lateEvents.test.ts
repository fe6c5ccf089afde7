import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatEvent } from '../../../../../client/assistant/state/chatEvents.ts';
import { isThinking, newChat } from '../../../../../client/assistant/state/chatState.ts';
import { answered, answering, chatAfter, due, exchange, failed, said } from '../support/chatEvents.ts';

const chip = { slot: 'setting', value: '', label: 'Indoor' } as const;
const idle = chatAfter(exchange(1, 'soup')).chat;
const thinking = chatAfter([said('jazz')], idle).chat;
const following = chatAfter(exchange(1, 'soup', { followUp: 'Who?' })).chat;
const reset: ChatEvent = { type: 'reset', at: 1, id: 'r' };

describe('client/assistant/state/assistantReducer, with late or repeated events', () => {
  it.each([
    ['a blank message', newChat, said('  \n')],
    ['a message while thinking', thinking, said('more')],
    ['a chip removed while thinking', thinking, { type: 'chip-removed', chip }],
    ['a retry while thinking', { ...thinking, unanswered: { type: 'place' } }, { type: 'retried' }],
    ['another tab while thinking', thinking, { type: 'restored', chat: newChat }],
    ['an answer that nobody waits for', idle, answered(1)],
    ['an answer of the turn before', thinking, answered(1)],
    ['an answer of a turn to come', thinking, answered(3)],
    ['the time of a reply that nobody waits for', idle, due(1)],
    ['the time of another reply', thinking, due(1)],
    ['a failure that nobody waits for', idle, failed(1)],
    ['a failure of the turn before', thinking, failed(1)],
    ['a question that is not to come', idle, { type: 'follow-up-due', turn: 1 }],
    ['a question of another turn', following, { type: 'follow-up-due', turn: 2 }],
    ['a stop of nothing', idle, { type: 'stopped', at: 1, id: 'stop' }],
    ['a stop before a question', following, { type: 'stopped', at: 1, id: 'stop' }],
    ['another try of nothing', idle, { type: 'retried' }],
    ['a rating of nothing', idle, { type: 'rated', id: 'none', feedback: 'good' }],
  ] as const)('changes nothing at %s', (_, chat, event) => {
    expect(chatAfter([event as ChatEvent], chat)).toEqual({ chat, effects: [] });
  });

  it('drops an answer to a question from before a reset', () => {
    const restarted = chatAfter([reset], thinking).chat;
    expect(chatAfter([answered(2), due(2), failed(2)], restarted).chat).toEqual(restarted);
    expect(chatAfter([said('soup')], restarted).chat.turn).toBe(3);
  });

  it('keeps a location that arrives while it is thinking', () => {
    const place = { lat: 1, lon: 2 };
    const { chat, effects } = chatAfter([{ type: 'location-found', place }], thinking);
    expect(chat).toMatchObject({ phase: thinking.phase, location: { status: 'available', place } });
    expect(effects).toEqual([]);
  });

  it('locates the visitor once, however often they ask', () => {
    const wanted: ChatEvent = { type: 'location-wanted' };
    expect(chatAfter([wanted, wanted], idle).effects).toEqual([]);
  });

  it('handles events in any order: at most one answer per turn, and no message lost', () => {
    const turn = fc.integer({ min: 1, max: 5 });
    const anyEvent: fc.Arbitrary<ChatEvent> = fc.oneof(
      fc.constantFrom('soup', ' ', 'jazz').map(said),
      turn.map((number) => answered(number)),
      turn.map((number) => answered(number, { followUp: 'Who?', reply: `Reply ${number}` })),
      turn.map(due),
      turn.map(answering),
      turn.map(failed),
      turn.map((number): ChatEvent => ({ type: 'follow-up-due', turn: number })),
      fc.constantFrom<ChatEvent>(
        { type: 'stopped', at: 1, id: 'stop' },
        { type: 'retried' },
        { type: 'chip-removed', chip },
        { type: 'location-wanted' },
        { type: 'location-found', place: { lat: 1, lon: 2 } },
        { type: 'location-failed', message: 'No' },
        { type: 'rated', id: 'b1', feedback: 'good' },
      ),
    );
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        let chat = newChat;
        for (const event of events) {
          const next = chatAfter([event], chat);
          expect(next.chat.messages.slice(0, chat.messages.length).map(({ text }) => text)).toEqual(
            chat.messages.map(({ text }) => text),
          );
          expect(next.effects.some(({ type }) => type === 'think')).toBe(next.chat.turn > chat.turn);
          if (next.chat.turn > chat.turn) expect(isThinking(next.chat)).toBe(true);
          chat = next.chat;
        }
        const replies = chat.messages.filter(({ sender }) => sender === 'bot').map(({ id }) => id);
        expect(new Set(replies).size).toBe(replies.length);
        expect(JSON.parse(JSON.stringify(chat))).toEqual(chat);
      }),
    );
  });
});
