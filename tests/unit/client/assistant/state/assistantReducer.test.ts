import { describe, expect, it } from 'vitest';
import { newChat } from '../../../../../client/assistant/state/chatState.ts';
import { offersLocation } from '../../../../../client/assistant/state/offersLocation.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { answered, chatAfter, due, exchange, failed, said } from '../support/chatEvents.ts';

const chip = { slot: 'setting', value: '', label: 'Indoor' } as const;
const place = { lat: 47.6, lon: -122.3 };

describe('client/assistant/state/assistantReducer', () => {
  it('adds the message to the log and starts thinking', () => {
    const { chat, effects } = chatAfter([said('  soup ')]);
    expect(chat.messages).toEqual([{ sender: 'user', id: 'v-  soup ', text: 'soup', timestamp: 1 }]);
    expect(chat).toMatchObject({ turn: 1, threadId: 'v-  soup ', phase: { type: 'thinking', turn: 1 } });
    expect(effects).toEqual([
      { type: 'think', turn: 1, request: { type: 'text', text: 'soup' } },
      { type: 'wait', for: 'reply', turn: 1 },
    ]);
  });

  it('shows an answer once it has arrived and is due, in either order', () => {
    const early = chatAfter([said('soup'), answered(1)]);
    expect(early.chat.messages).toHaveLength(1);
    expect(early.effects).toEqual([]);
    const late = chatAfter([said('soup'), due(1)]);
    expect(late.chat.messages).toHaveLength(1);
    const [one, other] = [chatAfter([due(1)], early.chat), chatAfter([answered(1)], late.chat)];
    for (const { chat, effects } of [one, other]) {
      expect(chat.messages.map(({ text }) => text)).toEqual(['soup', 'Soup is on.']);
      expect(chat.phase).toEqual({ type: 'idle' });
      expect(chat.conversation.turns).toBe(1);
      expect(effects).toEqual([{ type: 'announce', text: 'Soup is on.' }]);
    }
  });

  it('stores what the log shows', () => {
    const deals = [{ deal: sampleRecord('soup'), why: 'Warm', day: null }];
    const more = { deals, options: ['a', 'b'], asked: 'setting', reply: 'Try it.' } as const;
    const { chat, effects } = chatAfter(exchange(1, 'soup', more));
    expect(chat.messages.at(-1)).toEqual({
      sender: 'bot',
      id: 'b1',
      language: null,
      about: null,
      page: null,
      origin: null,
      text: 'Try it.',
      timestamp: 3,
      deals: [{ slug: 'soup', why: 'Warm', day: null }],
      quickReplies: ['More options'],
      askedPreference: 'setting',
      skipTextBubble: false,
      followUpQuestion: null,
      options: ['a', 'b'],
      feedbackGiven: null,
    });
    expect(effects).toEqual([{ type: 'announce', text: 'Try it. a b 1 deal.' }]);
  });

  it("hides only the text if it nearly repeats the assistant's last one", () => {
    const again = { reply: 'Soup is on', options: ['And jazz.'] };
    const { chat } = chatAfter([...exchange(1, 'a'), ...exchange(2, 'b', again)]);
    expect(chat.messages.at(-1)).toMatchObject({ skipTextBubble: true, quickReplies: ['More options'] });
    const other = chatAfter([...exchange(1, 'a'), ...exchange(2, 'b', { reply: 'Jazz is on.' })]);
    expect(other.chat.messages.at(-1)).toMatchObject({ skipTextBubble: false });
  });

  it('shows a repeated text if there is nothing else to show', () => {
    const { chat } = chatAfter([...exchange(1, 'a'), ...exchange(2, 'b', { reply: 'Soup is on' })]);
    expect(chat.messages.at(-1)).toMatchObject({ text: 'Soup is on', skipTextBubble: false });
  });

  it('shows the follow-up question after the answer', () => {
    const shown = chatAfter(exchange(1, 'soup', { followUp: 'Who is coming?' }));
    expect(shown.chat.phase).toEqual({ type: 'following', turn: 1 });
    expect(shown.effects).toContainEqual({ type: 'wait', for: 'followUp', turn: 1 });
    const { chat, effects } = chatAfter([{ type: 'follow-up-due', turn: 1 }], shown.chat);
    expect(chat.phase).toEqual({ type: 'idle' });
    expect(effects).toEqual([{ type: 'announce', text: 'Who is coming?' }]);
  });

  it('accepts a message before the follow-up question', () => {
    const shown = chatAfter(exchange(1, 'soup', { followUp: 'Who is coming?' }));
    const { chat } = chatAfter([said('kids'), { type: 'follow-up-due', turn: 1 }], shown.chat);
    expect(chat.phase).toMatchObject({ type: 'thinking', turn: 2 });
  });

  it('drops the answer of a stopped turn, and retries on request', () => {
    const stopped = chatAfter([said('soup'), { type: 'stopped', at: 1, id: 'stop' }]);
    expect(stopped.chat).toMatchObject({
      phase: { type: 'idle' },
      unanswered: { type: 'text', text: 'soup' },
    });
    const late = chatAfter([answered(1), due(1)], stopped.chat);
    expect(late.chat).toEqual(stopped.chat);
    const { chat, effects } = chatAfter([{ type: 'retried' }], stopped.chat);
    expect(chat).toMatchObject({ unanswered: null, turn: 2, phase: { type: 'thinking' } });
    expect(chat.messages).toHaveLength(1);
    expect(effects[0]).toEqual({ type: 'think', turn: 2, request: { type: 'text', text: 'soup' } });
  });

  it('reports a failure and keeps the request for a retry', () => {
    const { chat, effects } = chatAfter([said('soup'), failed(1)]);
    const text =
      "I'm having trouble connecting right now, but I'd love to help you find great things to do in Springfield. What kind of experiences are you looking for?";
    expect(chat.messages.at(-1)).toMatchObject({ sender: 'bot', text, quickReplies: ['Food & Dining'] });
    expect(chat).toMatchObject({ phase: { type: 'idle' }, unanswered: { type: 'text', text: 'soup' } });
    expect(effects).toEqual([{ type: 'announce', text }]);
  });

  it('has the server of the hosted model forget a conversation that is reset', () => {
    const [before] = [chatAfter([{ type: 'thread-changed', thread: 'thread_1' }]).chat];
    const after = chatAfter([{ type: 'reset', at: 3, id: 'b2' }], before);
    expect(after.effects).toContainEqual({ type: 'forget', thread: 'thread_1' });
    expect(after.chat.hostedThread).toBeNull();
  });

  it('resets by message and by button, with a toast', () => {
    const before = chatAfter(exchange(1, 'soup')).chat;
    const byWord = chatAfter(exchange(2, 'reset', { reset: true, reply: '' }), before);
    const byButton = chatAfter([{ type: 'reset', at: 3, id: 'b2' }], before);
    const text =
      "Conversation has been reset. Let's start fresh! How can I help you discover Springfield today?";
    for (const { chat, effects } of [byWord, byButton]) {
      expect(chat).toMatchObject({
        ...newChat,
        turn: expect.any(Number),
        messages: [{ sender: 'bot', text }],
      });
      expect(chat.messages).toHaveLength(1);
      expect(effects).toEqual([
        { type: 'announce', text },
        { type: 'toast', title: 'Conversation reset', text: 'Everything I had understood is forgotten.' },
      ]);
    }
  });

  it('removes a preference', () => {
    const { chat, effects } = chatAfter([...exchange(1, 'soup'), { type: 'chip-removed', chip }]);
    expect(chat.messages).toHaveLength(2);
    expect(effects[0]).toEqual({ type: 'think', turn: 2, request: { type: 'without', chip } });
  });

  it('stores and changes the rating of an answer', () => {
    const before = chatAfter([...exchange(1, 'a'), ...exchange(2, 'b')]).chat;
    const { chat } = chatAfter([{ type: 'rated', id: 'b1', feedback: 'good' }], before);
    expect(chat.messages[1]).toMatchObject({ feedbackGiven: 'good' });
    expect(chat.messages[3]).toMatchObject({ feedbackGiven: null });
    const changed = chatAfter([{ type: 'rated', id: 'b1', feedback: 'bad' }], chat).chat;
    expect(changed.messages[1]).toMatchObject({ feedbackGiven: 'bad' });
    expect(chatAfter([{ type: 'rated', id: 'v-a', feedback: 'bad' }], before).chat).toEqual(before);
  });

  it('offers location once with deals after more than three messages, or when distance is mentioned', () => {
    const deals = { deals: [{ deal: sampleRecord('soup'), why: 'Warm', day: null }] };
    const one = chatAfter(exchange(1, 'a', deals)).chat;
    expect(offersLocation(one)).toBe(false);
    expect(offersLocation(chatAfter([said('b')], one).chat)).toBe(false);
    const without = chatAfter(exchange(2, 'b'), one).chat;
    expect(offersLocation(without)).toBe(false);
    const offered = chatAfter(exchange(3, 'c', deals), without).chat;
    expect(offersLocation(offered)).toBe(true);
    expect(offersLocation(chatAfter(exchange(4, 'd', deals), offered).chat)).toBe(false);
    expect(offersLocation(chatAfter(exchange(1, 'how far', { asksLocation: true })).chat)).toBe(true);
  });

  it('locates the visitor on request, and answers with nearby deals', () => {
    const asked = chatAfter([...exchange(1, 'near me', { asksLocation: true }), { type: 'location-wanted' }]);
    expect(asked.chat.location).toEqual({ status: 'loading' });
    expect(asked.effects).toEqual([{ type: 'locate' }]);
    expect(offersLocation(asked.chat)).toBe(false);
    const { chat, effects } = chatAfter([{ type: 'location-found', place }], asked.chat);
    expect(chat).toMatchObject({ location: { status: 'available', place }, needsLocation: false });
    expect(effects[0]).toEqual({ type: 'think', turn: 2, request: { type: 'place' } });
  });

  it('reports why there is no location, and does not ask again', () => {
    const message = 'Geolocation is not supported by your browser';
    const { chat, effects } = chatAfter([
      ...exchange(1, 'near me', { asksLocation: true }),
      { type: 'location-failed', message },
    ]);
    expect(chat).toMatchObject({ needsLocation: false, location: { status: 'error', message } });
    expect(effects).toEqual([{ type: 'announce', text: message }]);
    expect(offersLocation(chat)).toBe(false);
  });

  it('keeps the location when the chat is reset or restored', () => {
    const { chat } = chatAfter([{ type: 'location-found', place }]);
    expect(chatAfter([{ type: 'reset', at: 1, id: 'x' }], chat).chat.location).toEqual(chat.location);
    const idle = chatAfter([{ type: 'stopped', at: 1, id: 'stop' }], chat).chat;
    const other = chatAfter(exchange(1, 'jazz')).chat;
    expect(chatAfter([{ type: 'restored', chat: other }], idle).chat).toEqual({
      ...other,
      location: chat.location,
    });
  });
});
