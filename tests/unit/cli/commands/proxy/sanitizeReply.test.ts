import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerBounds } from '../../../../../cli/commands/proxy/answerBounds.ts';
import { sanitizeEvent, sanitizeReply } from '../../../../../cli/commands/proxy/sanitizeReply.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { modelReply, secret } from '../../../../support/proxy.ts';

const relayed = (event: object) => sanitizeEvent(JSON.stringify(event), createAnswerBounds());
const dataOf = (text: string) => JSON.parse(text.replace(/^data: /, ''));

describe('cli/commands/proxy/sanitizeReply', () => {
  describe('sanitizeReply', () => {
    it("passes on the model's messages and nothing else", () => {
      expect(sanitizeReply(JSON.stringify(modelReply('Soup!', 7)))).toEqual({
        body: {
          status: 'completed',
          output: [{ type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Soup!' }] }],
        },
        used: { input: 300, output: 7 },
      });
    });

    it('passes on that a model refused, without its words, and an incomplete status', () => {
      const content = [{ type: 'refusal', refusal: 'No.', extra: 1 }, { type: 'output_audio' }];
      const sent = { status: 'incomplete', output: [{ type: 'message', content }] };
      expect(sanitizeReply(JSON.stringify(sent))).toEqual({
        body: {
          status: 'incomplete',
          output: [{ type: 'message', role: 'assistant', content: [{ type: 'refusal', refusal: '' }] }],
        },
        used: { input: null, output: null },
      });
    });

    it.each(['', '<html>502</html>', 'null', '{"error":{"message":"x"}}', '{"status":"completed"}'])(
      'rejects %j',
      (text) => {
        expect(sanitizeReply(text)).toBe('upstream_invalid');
      },
    );

    it('recognizes a failed answer', () => {
      expect(sanitizeReply('{"status":"failed","output":[],"error":{"message":"x"}}')).toBe(
        'upstream_failed',
      );
    });
  });

  describe('sanitizeEvent', () => {
    it('passes on deltas of text, and of refusals that there are some', () => {
      for (const [type, delta] of [
        ['response.output_text.delta', 'So\\nup'],
        ['response.refusal.delta', ''],
      ]) {
        const { text, end } = relayed({ type, delta: 'So\nup', item_id: secret, logprobs: [] });
        expect(text).toBe(`data: {"type":"${type}","delta":"${delta}"}\n\n`);
        expect(end).toBeNull();
      }
    });

    it('ends an answer that is longer than anybody has asked for', () => {
      const bound = createAnswerBounds();
      const piece = JSON.stringify({ type: 'response.output_text.delta', delta: `"${'so '.repeat(60)}",` });
      const ends = Array.from({ length: 40 }, () => sanitizeEvent(piece, bound).end);
      expect(ends.slice(0, 30)).toEqual(Array(30).fill(null));
      expect(ends.at(-1)).toBe('upstream_invalid');
      expect(sanitizeReply(JSON.stringify(modelReply('"so",'.repeat(2000))))).toBe('upstream_invalid');
    });

    it('ends with the answer and returns its tokens', () => {
      const { text, end, used } = relayed({ type: 'response.completed', response: modelReply() });
      expect(dataOf(text)).toEqual({ type: 'response.completed', response: { status: 'completed' } });
      expect({ end, used }).toEqual({ end: 'ok', used: { input: 300, output: 20 } });
    });

    it('passes on why an answer is incomplete', () => {
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
    ])('replaces the text of the error %j', (event, code) => {
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
    ])('turns %j into a keep-alive comment', (data) => {
      expect(sanitizeEvent(data, createAnswerBounds())).toMatchObject({
        text: ':\n\n',
        end: null,
        characters: 0,
      });
    });

    it('never passes on anything that is not part of the answer', () => {
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
          incomplete_details: fc.record({
            reason: fc.oneof(marked, fc.constant('content_filter')),
            x: marked,
          }),
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
});
