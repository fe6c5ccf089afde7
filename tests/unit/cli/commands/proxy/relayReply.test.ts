import { describe, expect, it } from 'vitest';
import { relayedReply } from '../../../../../cli/commands/proxy/relayReply.ts';
import { modelReply } from '../../../../support/proxy.ts';

describe('cli/commands/proxy/relayReply', () => {
  it('passes on what the model says, and nothing about the server', () => {
    expect(relayedReply(JSON.stringify(modelReply('Soup!', 7)))).toEqual({
      body: {
        status: 'completed',
        output: [{ type: 'message', role: 'assistant', content: [{ type: 'output_text', text: 'Soup!' }] }],
      },
      outputTokens: 7,
    });
  });

  it('passes on a refusal, and that an answer is incomplete', () => {
    const content = [{ type: 'refusal', refusal: 'No.', extra: 1 }, { type: 'output_audio' }];
    const sent = { status: 'incomplete', output: [{ type: 'message', content }] };
    expect(relayedReply(JSON.stringify(sent))).toEqual({
      body: {
        status: 'incomplete',
        output: [{ type: 'message', role: 'assistant', content: [{ type: 'refusal', refusal: 'No.' }] }],
      },
      outputTokens: null,
    });
  });

  it.each(['', '<html>502</html>', 'null', '{"error":{"message":"x"}}', '{"status":"completed"}'])(
    'takes %j for no answer',
    (text) => {
      expect(relayedReply(text)).toBe('upstream_invalid');
    },
  );

  it('knows an answer that failed', () => {
    expect(relayedReply('{"status":"failed","output":[],"error":{"message":"x"}}')).toBe('upstream_failed');
  });
});
