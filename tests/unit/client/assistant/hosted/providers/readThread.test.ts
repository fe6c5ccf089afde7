import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readChatCompletionsEvent } from '../../../../../../client/assistant/hosted/providers/chatCompletions.ts';
import {
  readId,
  readRunStatus,
  readThreadReply,
} from '../../../../../../client/assistant/hosted/providers/readThread.ts';
import { readResponsesEvent } from '../../../../../../client/assistant/hosted/providers/responses.ts';
import { propertyRuns } from '../../../../../support/fullRun.ts';

const message = (role: string, value: string, run_id?: string | null) => ({
  role,
  ...(run_id === undefined ? {} : { run_id }),
  content: [{ type: 'text', text: { value } }],
});

describe('client/assistant/hosted/providers/readThread', () => {
  it("reads the assistant's first message of the run", () => {
    const data = [
      message('user', 'And then?'),
      message('assistant', 'Of another run', 'run_2'),
      message('assistant', 'Of this one', 'run_1'),
      message('assistant', 'Older', 'run_1'),
    ];
    expect(readThreadReply({ data }, 'run_1')).toBe('Of this one');
    expect(readThreadReply({ data }, 'run_3')).toBe('');
  });

  it.each([undefined, null])('reads messages that name no run (%s)', (run) => {
    const [older, newer] = [message('assistant', 'Old', run), message('assistant', 'New', run)];
    expect(readThreadReply({ data: [newer, message('user', 'Hi'), older] }, 'run_1')).toBe('New');
    expect(readThreadReply({ data: [newer] }, 'run_1')).toBe('New');
  });

  it('takes no answer to an earlier question', () => {
    const data = [message('user', 'And then?'), message('assistant', 'Old'), message('user', 'Hi')];
    expect(readThreadReply({ data }, 'run_1')).toBe('');
  });

  it.each([null, 7, 'x', {}, { data: null }, { data: {} }])('finds no messages in %j', (found) => {
    expect(readThreadReply(found, 'run_1')).toBeNull();
  });

  it.each(['.', '..', '', '...'])('rejects %j as an id', (id) => {
    expect(readId({ id })).toBeNull();
  });

  it('maps unknown statuses of a run to "failed"', () => {
    const states = [
      'queued',
      'in_progress',
      'cancelling',
      'completed',
      'expired',
      'constructor',
      '',
      7,
      null,
    ];
    expect(states.map((status) => readRunStatus({ status }))).toEqual([
      ...['active', 'active', 'active', 'completed', 'expired'],
      ...['failed', 'failed', 'failed', 'failed'],
    ]);
  });
});

describe('client/assistant/hosted/providers', () => {
  it('never throws, whatever a server sends', () => {
    fc.assert(
      fc.property(hostile, fc.boolean(), (found, hasSpoken) => {
        for (const read of [readResponsesEvent, readChatCompletionsEvent]) {
          expect(JSON.stringify(read(found, hasSpoken).end ?? null)).not.toContain('HOSTILE');
        }
        expect(typeof (readThreadReply(found, 'run_1') ?? '')).toBe('string');
        expect(typeof (readId(found) ?? '')).toBe('string');
        expect(readRunStatus(found)).not.toContain('HOSTILE');
      }),
      propertyRuns(2000),
    );
  });
});

const word = fc.constantFrom(
  ...['response.completed', 'response.failed', 'response.output_text.delta', 'error', 'assistant', 'text'],
  ...['output_text', 'refusal', 'stop', 'HOSTILE', 'completed', '', '__proto__', 'constructor'],
);
const name = fc.constantFrom(
  ...['type', 'response', 'output', 'content', 'text', 'delta', 'error', 'code', 'status', 'choices'],
  ...['message', 'finish_reason', 'refusal', 'data', 'role', 'run_id', 'annotations', 'value', 'id'],
);
const { hostile } = fc.letrec((tie) => ({
  hostile: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    fc.oneof(word, fc.constant(null), fc.integer(), fc.boolean()),
    fc.array(tie('hostile'), { maxLength: 3 }),
    fc.dictionary(name, tie('hostile'), { maxKeys: 5 }),
  ),
}));
