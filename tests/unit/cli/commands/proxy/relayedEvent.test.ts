import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relayedEvent } from '../../../../../cli/commands/proxy/relayedEvent.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { modelReply, secret } from '../../../../support/proxy.ts';

const relayed = (event: object) => relayedEvent(JSON.stringify(event));
const dataOf = (text: string) => JSON.parse(text.replace(/^data: /, ''));

describe('cli/commands/proxy/relayedEvent', () => {
  it('passes on the words of an answer and of a refusal', () => {
    for (const type of ['response.output_text.delta', 'response.refusal.delta']) {
      const { text, end } = relayed({ type, delta: 'So\nup', item_id: secret, logprobs: [] });
      expect(text).toBe(`data: {"type":"${type}","delta":"So\\nup"}\n\n`);
      expect(end).toBeNull();
    }
  });

  it('ends with the end of the answer and knows its tokens', () => {
    const { text, end, outputTokens } = relayed({ type: 'response.completed', response: modelReply() });
    expect(dataOf(text)).toEqual({ type: 'response.completed', response: { status: 'completed' } });
    expect({ end, outputTokens }).toEqual({ end: 'ok', outputTokens: 20 });
  });

  it('says why an answer is incomplete', () => {
    const incomplete = { usage: null, incomplete_details: { reason: 'max_output_tokens', more: secret } };
    expect(dataOf(relayed({ type: 'response.incomplete', response: incomplete }).text)).toEqual({
      type: 'response.incomplete',
      response: { status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } },
    });
  });

  it.each([
    [{ type: 'error', code: 'insufficient_quota', message: secret }, 'upstream_quota'],
    [{ type: 'error', message: secret }, 'upstream_failed'],
    [
      { type: 'response.failed', response: { error: { code: 'rate_limit_exceeded', message: secret } } },
      'upstream_rate_limited',
    ],
    [{ type: 'response.failed', response: { error: null } }, 'upstream_failed'],
  ])('says in its own words that %j', (event, code) => {
    const { text, end } = relayed(event);
    expect(dataOf(text)).toEqual({ type: 'error', code, message: expect.any(String) });
    expect(text).not.toContain(secret);
    expect(end).toBe(code);
  });

  it.each([
    null,
    '',
    '[DONE]',
    'not json',
    '{}',
    'null',
    '{"type":"response.created","response":{}}',
    '{"type":"response.output_text.delta","delta":7}',
    '{"type":"response.output_text.done","text":"all"}',
  ])('makes a sign of life of %j', (data) => {
    expect(relayedEvent(data)).toEqual({ text: ':\n\n', end: null, outputTokens: null });
  });

  it('never passes on what is not a part of the answer', () => {
    const marked = fc.constant(`<<${secret}>>`);
    const type = fc.constantFrom(
      'response.output_text.delta',
      'response.completed',
      'response.failed',
      'response.incomplete',
      'error',
      'response.created',
    );
    const response = fc.record(
      {
        usage: fc.oneof(marked, fc.jsonValue()),
        error: fc.oneof(marked, fc.record({ code: marked, message: marked })),
        incomplete_details: fc.record({ reason: fc.oneof(marked, fc.constant('content_filter')), x: marked }),
        status: marked,
        instructions: marked,
      },
      { requiredKeys: [] },
    );
    const event = fc.record({ type, response, code: marked, message: marked, extra: marked });
    fc.assert(
      fc.property(event, (hostile) => {
        expect(relayed(hostile).text).not.toContain(secret);
      }),
      propertyRuns(1000),
    );
  });
});
