import { describe, expect, it } from 'vitest';
import { newConversation } from '../../../../../client/assistant/conversation/conversation.ts';
import { withoutRejected } from '../../../../../client/assistant/conversation/rejectedDeals.ts';
import { parseMessage } from '../../../../../client/assistant/understand/parseMessage.ts';
import { wishing } from '../support/sampleAssistant.ts';
import { catalogKnowledge } from '../support/sampleCatalog.ts';

const { excluded } = wishing({});

function rejectedAfter(text: string, latest: readonly string[], deals: readonly string[] = []) {
  const understanding = parseMessage(text, catalogKnowledge.vocabulary);
  const before = { ...newConversation, latest, shown: latest };
  const preferences = wishing({ excluded: { ...excluded, deals } });
  return withoutRejected(preferences, text, understanding, before, catalogKnowledge).excluded.deals;
}

describe('client/assistant/conversation/rejectedDeals', () => {
  it('rules out the deal that a remark names beside a wish', () => {
    const latest = ['jazz-cellar', 'pizza-late'];
    expect(rejectedAfter('the pizza one is too late, I need lunch', latest)).toEqual(['pizza-late']);
    expect(rejectedAfter('the pizza one is too late', latest)).toEqual([]);
  });

  it('takes "that" for the only one', () => {
    expect(rejectedAfter("that's an outing, I mean soup", ['zoo'])).toEqual(['zoo']);
    expect(rejectedAfter("that's an outing, I mean soup", ['zoo', 'sail'])).toEqual([]);
  });

  it('brings back what is asked for again', () => {
    expect(rejectedAfter('ok, jazz then', [], ['jazz-cellar', 'zoo'])).toEqual(['zoo']);
  });
});
