import { describe, expect, it } from 'vitest';
import { apologyIn } from '../../../../../client/assistant/answers/apology.ts';
import { newConversation } from '../../../../../client/assistant/conversation/conversation.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleTurn, understood } from '../support/sampleAssistant.ts';

const apologyAfter = (text: string, latest: readonly string[]) =>
  apologyIn(sampleTurn({ text, understanding: understood(text), before: { ...newConversation, latest } }));

describe('client/assistant/answers/apology', () => {
  it('repeats what was not heard', () => {
    expect(apologyAfter('no, I said evenings please', ['zoo'])).toEqual(['You said evenings, sorry.']);
  });

  it('claims nothing that the first deal misses again', () => {
    const text = 'no, I said old town please';
    const turn = sampleTurn({
      text,
      understanding: understood(text),
      before: { ...newConversation, latest: ['zoo'] },
    });
    expect(apologyIn(turn, [sampleRecord('zoo', { neighborhoods: ['harbor'] })])).toEqual([]);
    expect(apologyIn(turn, [sampleRecord('bar', { neighborhoods: ['old-town'] })])).toEqual([
      'You said old town, sorry.',
    ]);
  });

  it('owns up to what it cannot repeat', () => {
    expect(apologyAfter('that is not what I asked for', ['zoo'])).toEqual(['Sorry, my mistake.']);
  });

  it('says nothing before deals were shown, or without a complaint', () => {
    expect(apologyAfter('I said evenings', [])).toEqual([]);
    expect(apologyAfter('evenings', ['zoo'])).toEqual([]);
  });
});
