import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chatKey } from '../../../../../client/assistant/storage/chatKey.ts';
import { type ChatView, runChat } from '../../../../../client/islands/assistant/runChat.ts';

const replyDelay = { reply: 400, followUp: 0 };
const options = { cityName: 'Springfield', quickReplies: ['Food & Dining'], replyDelay };
const said = (text: string) => ({ type: 'said', text, at: 1, id: text }) as const;

let device: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  device = new Map();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // A failed chat may still be importing its engine.
  await vi.dynamicImportSettled();
});

/** A chat whose deals cannot be loaded, and its latest view. */
function offline(fetched: () => Promise<Response> = () => Promise.reject(new TypeError('offline'))) {
  vi.stubGlobal('fetch', vi.fn(fetched));
  const seen: Partial<ChatView> = {};
  return { run: runChat(options, (change) => Object.assign(seen, change)), seen };
}

describe('client/islands/assistant/runChat', () => {
  it('reports and stores a failed download, and downloads again on retry', async () => {
    const { run, seen } = offline();
    run.dispatch(said('tacos'));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.chat?.messages.at(-1)?.text).toContain("I'm having trouble connecting right now");
    expect(seen.announced).toContain("I'm having trouble connecting right now");
    expect(seen.chat?.unanswered).toEqual({ type: 'text', text: 'tacos' });
    expect(device.get(chatKey)).toContain('trouble connecting');
    const asked = vi.mocked(fetch).mock.calls.length;
    run.dispatch({ type: 'retried' });
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.mocked(fetch).mock.calls.length).toBeGreaterThan(asked);
  });

  it('stores a turn once it is over, or when the page is left', async () => {
    const { run } = offline(() => new Promise(() => undefined));
    run.dispatch(said('tacos'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(device.has(chatKey)).toBe(false);
    run.save();
    expect(JSON.parse(device.get(chatKey) ?? '').unanswered).toEqual({ type: 'text', text: 'tacos' });
  });

  it('does not store what it restored from another tab', () => {
    const { run, seen } = offline();
    run.dispatch(said('tacos'));
    const { chat } = seen;
    if (!chat) throw new Error('A chat is shown');
    run.dispatch({ type: 'stopped', at: 1, id: 'stop' });
    device.clear();
    run.dispatch({ type: 'restored', chat: { ...chat, phase: { type: 'idle' } } });
    expect(device.size).toBe(0);
  });

  it('stores an unfinished turn on dispose, and ignores later events', async () => {
    const { run, seen } = offline();
    run.dispatch(said('tacos'));
    run.dispose();
    const kept = device.get(chatKey);
    expect(kept).toContain('tacos');
    await vi.advanceTimersByTimeAsync(5000);
    expect(device.get(chatKey)).toBe(kept);
    expect(seen.chat?.messages).toHaveLength(1);
  });

  it('clears the last announcement when the next turn starts', async () => {
    const { run, seen } = offline();
    run.dispatch(said('tacos'));
    await vi.advanceTimersByTimeAsync(0);
    run.dispatch(said('soup'));
    expect(seen.announced).toBe('');
  });
});
