import { describe, expect, it } from 'vitest';
import {
  type Conversation,
  newConversation,
} from '../../../../../client/assistant/conversation/conversation.ts';
import {
  historyAfter,
  preferencesToStartFrom,
  recalledEntry,
} from '../../../../../client/assistant/conversation/history.ts';
import { noPreferences } from '../../../../../client/assistant/conversation/preferences.ts';
import { sampleKnowledge, understood, wishing } from '../support/sampleAssistant.ts';

const entry = (interest: string, ...deals: string[]) => ({
  preferences: wishing({ interests: [interest] }),
  deals,
});
const startOf = (type: 'undo' | 'find', before: Conversation, text = '') =>
  preferencesToStartFrom({ ...understood(text), intent: { type } }, before, sampleKnowledge());
const [sushi, jazz, soup] = [entry('sushi', 'a', 'b'), entry('jazz', 'c'), entry('soup', 'd')];
const conversation = {
  ...newConversation,
  preferences: soup.preferences,
  history: [sushi, jazz, soup],
};

describe('client/assistant/conversation/history', () => {
  it('goes back by one answer, and to the first', () => {
    expect(recalledEntry({ type: 'back' }, conversation)).toBe(jazz);
    expect(recalledEntry({ type: 'first' }, conversation)).toBe(sushi);
    expect(recalledEntry({ type: 'find' }, conversation)).toBeNull();
    expect(recalledEntry({ type: 'back' }, newConversation)).toBeNull();
  });

  it('takes back to the latest answer for other wishes, and to nothing', () => {
    const again = { ...conversation, history: [sushi, soup, soup] };
    expect(startOf('undo', again)).toBe(sushi.preferences);
    expect(startOf('undo', { ...again, history: [soup] })).toBe(noPreferences);
    expect(startOf('find', again)).toBe(soup.preferences);
  });

  it('goes back to the answer about what a message names', () => {
    expect(startOf('find', conversation, 'no, back to the sushi')).toBe(sushi.preferences);
    expect(startOf('find', conversation, 'back to the pizza')).toBe(soup.preferences);
    expect(startOf('find', conversation, 'sushi')).toBe(soup.preferences);
  });

  it('forgets what came after the answer that a move goes back to', () => {
    const after = historyAfter(conversation, { type: 'back' }, jazz.preferences, ['c']);
    expect(after).toEqual([sushi, jazz]);
    expect(historyAfter(conversation, { type: 'find' }, noPreferences, [])).toBe(conversation.history);
  });

  it('keeps the first answer and the latest ones', () => {
    let { history } = { history: conversation.history as readonly (typeof sushi)[] };
    for (let turn = 0; turn < 20; turn += 1)
      history = historyAfter({ ...conversation, history }, { type: 'find' }, noPreferences, [
        `d${turn}`,
      ]) as typeof history;
    expect(history).toHaveLength(8);
    expect(history[0]).toBe(sushi);
    expect(history.at(-1)?.deals).toEqual(['d19']);
  });
});
