import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ChatState, newChat } from '../../../../../client/assistant/state/chatState.ts';
import { chatKey } from '../../../../../client/assistant/storage/chatKey.ts';
import {
  parseChat,
  readChat,
  serializeChat,
  writeChat,
} from '../../../../../client/assistant/storage/chatStorage.ts';
import { anyChat, sampleReply, sampleWords } from '../../../../support/chats.ts';

const begun: ChatState = { ...newChat, threadId: 't1', messages: [sampleWords('tacos'), sampleReply()] };

afterEach(() => vi.unstubAllGlobals());

describe('client/assistant/storage/chatStorage', () => {
  it('parses any chat that it serialized', () => {
    fc.assert(
      fc.property(anyChat, (chat) => {
        expect(parseChat(serializeChat(chat))).toEqual(chat);
      }),
    );
  });

  it('returns a valid chat for any stored text', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (stored) => {
        expect(parseChat(stored)).toEqual(newChat);
      }),
    );
  });

  it('returns a chat that can be serialized for a manipulated one', () => {
    fc.assert(
      fc.property(anyChat, fc.jsonValue(), fc.nat(), (chat, odd, place) => {
        const stored = JSON.parse(serializeChat(chat));
        const spots = spotsOf(stored);
        const spot = spots[place % spots.length];
        if (spot) spot.holder[spot.key] = odd;
        const found = parseChat(JSON.stringify(stored));
        expect(parseChat(serializeChat(found))).toEqual(found);
      }),
    );
  });

  it.each(['', '{', 'null', '[]', '"chat"', '{"threadId":7}', '{"threadId":null,"messages":[]}'])(
    'reads %s as a new chat',
    (stored) => {
      expect(parseChat(stored)).toEqual(newChat);
    },
  );

  it('drops only the invalid parts of a damaged chat', () => {
    const stored = {
      ...begun,
      messages: [
        begun.messages[0],
        { ...sampleReply(), id: 7 },
        sampleReply({ deals: [{ slug: 'soup', why: '', day: null }] }),
        'x',
      ],
      conversation: {
        ...begun.conversation,
        turns: 'many',
        preferences: { ...begun.conversation.preferences, audience: 'robots', categories: ['food', 1] },
      },
      turn: null,
    };
    const found = parseChat(JSON.stringify(stored));
    expect(found.messages).toEqual([
      sampleWords('tacos'),
      sampleReply({ deals: [{ slug: 'soup', why: '', day: null }] }),
    ]);
    expect(found.conversation.turns).toBe(0);
    expect(found.conversation.preferences).toEqual({
      ...begun.conversation.preferences,
      categories: ['food'],
    });
    expect(found.turn).toBe(0);
  });

  it('stores an unfinished turn so that it can be retried', () => {
    const request = { type: 'text', text: 'tacos' } as const;
    const phase = { type: 'thinking', turn: 1, request, isDue: false, found: null, part: null } as const;
    const found = parseChat(serializeChat({ ...begun, phase }));
    expect(found.phase).toEqual({ type: 'idle' });
    expect(found.unanswered).toEqual(request);
  });

  it('does not store the location', () => {
    const location = { status: 'available', place: { lat: 35.123, lon: -80.456 } } as const;
    const stored = serializeChat({ ...begun, location });
    expect(stored).not.toContain('35.123');
    expect(parseChat(stored).location).toEqual({ status: 'not-requested' });
  });

  it('stores the last sixty messages', () => {
    const messages = Array.from({ length: 70 }, (_, index) => sampleWords(`word ${index}`));
    const found = parseChat(serializeChat({ ...begun, messages }));
    expect(found.messages).toHaveLength(60);
    expect(found.messages[0]).toEqual(sampleWords('word 10'));
    expect(parseChat(JSON.stringify({ ...begun, messages })).messages).toHaveLength(60);
  });

  it('removes the stored chat after a reset', () => {
    const device = new Map([['theme', 'dark']]);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => device.get(key) ?? null,
      setItem: (key: string, value: string) => device.set(key, value),
      removeItem: (key: string) => device.delete(key),
    });
    writeChat(begun);
    expect(readChat()).toEqual(begun);
    writeChat({ ...newChat, messages: [sampleReply()] });
    expect([...device.keys()]).toEqual(['theme']);
    expect(chatKey).toMatch(/-\d+$/);
  });

  it('works without storage', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('not allowed');
      },
      setItem() {
        throw new Error('not allowed');
      },
    });
    writeChat(begun);
    expect(readChat()).toEqual(newChat);
  });
});

interface Spot {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** The paths of all parts of a value that can be replaced. */
function spotsOf(value: unknown): Spot[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...spotsOf(holder[key])]);
}
