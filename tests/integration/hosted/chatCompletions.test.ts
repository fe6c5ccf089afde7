import { describe, expect, it } from 'vitest';
import { ask, chatDelta, chatEnd, chatEvent, refuse, refuseOnce } from '../../support/hostedServer.ts';
import { beginStream, type ModelCall } from '../../support/modelServer.ts';
import { secret } from '../../support/proxy.ts';

describe('a model by chat completions', () => {
  it.each([
    [{ choices: [{ delta: { content: 'so' }, finish_reason: 'length' }] }, { kind: 'bad-output' }, 'Try so'],
    [{ choices: [{ delta: {}, finish_reason: 'content_filter' }] }, { kind: 'refused' }, 'Try '],
    [{ choices: [{ delta: { refusal: 'No.' } }] }, { kind: 'refused' }, 'Try '],
    [{ error: { message: secret, code: 429 } }, { kind: 'rate-limited' }, 'Try '],
    [{ error: { message: secret, code: 'insufficient_quota' } }, { kind: 'quota' }, 'Try '],
    [{ error: { message: secret, code: 502 } }, { kind: 'run', status: 'failed' }, 'Try '],
    [{ error: secret }, { kind: 'run', status: 'failed' }, 'Try '],
  ])('may end with %j', async (event, fault, text) => {
    const play = (call: ModelCall) => void beginStream(call).write(chatDelta('Try ') + chatEvent(event));
    expect(await ask('chat-completions', play)).toMatchObject({ fault, text });
  });

  it.each([
    ['a reason to finish alone', chatDelta('Soup.') + chatEnd],
    ['[DONE] alone', `${chatDelta('Soup.')}data: [DONE]\n\n`],
    ['both', `: PROCESSING\n\n${chatDelta('Soup.')}${chatEnd}data: [DONE]\n\n`],
    ['a last word', chatEvent({ choices: [{ delta: { content: 'Soup.' }, finish_reason: 'stop' }] })],
  ])('may end well with %s', async (_, stream) => {
    const play = (call: ModelCall) => void beginStream(call).write(stream);
    expect(await ask('chat-completions', play)).toMatchObject({ fault: null, text: 'Soup.' });
  });

  it.each([
    [{ choices: [{ message: { content: 'Soup.' }, finish_reason: 'stop' }] }, null, 'Soup.'],
    [
      { choices: [{ message: { content: null, refusal: 'No.' }, finish_reason: 'stop' }] },
      { kind: 'refused' },
      '',
    ],
    [{ choices: [{ message: { content: 'So' }, finish_reason: 'length' }] }, { kind: 'bad-output' }, 'So'],
    [{ error: { code: 402 } }, { kind: 'quota' }, ''],
    [{ choices: [] }, { kind: 'bad-output' }, ''],
  ])('may answer in one piece: %j', async (reply, fault, text) => {
    const answered = await ask('chat-completions', ({ response }) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(reply));
    });
    expect(answered).toMatchObject({ fault, text });
  });

  it('that wants the newer name of the limit gets it', async () => {
    const message = "'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    const play = refuseOnce('chat-completions', refuse(400, { message, param: 'max_tokens' }));
    const { fault, calls } = await ask('chat-completions', play);
    expect(fault).toBeNull();
    expect(calls[0]?.body).toMatchObject({ max_tokens: 1000 });
    expect(calls[1]?.body).toMatchObject({ max_completion_tokens: 1000 });
    expect(calls[1]?.body).not.toHaveProperty('max_tokens');
  });

  it.each([
    [400, { error: { message: 'This response_format type is unavailable now' } }],
    [422, { detail: [{ type: 'extra_forbidden', loc: ['body', 'response_format'] }] }],
    [400, { error: "unknown field: 'response_format'" }],
  ])('that knows no form answers without: %i %j', async (status, body) => {
    const play = refuseOnce('chat-completions', ({ response }) => {
      response.writeHead(status).end(JSON.stringify(body));
    });
    const { fault, text, calls } = await ask('chat-completions', play);
    expect({ fault, text }).toEqual({ fault: null, text: 'Try the soup.' });
    expect(calls[1]?.body).not.toHaveProperty('response_format');
  });

  it.each(['model "model-m" not found, try pulling it first', 'The model `model-m` does not exist.'])(
    'that says "%s" does not have the model',
    async (message) => {
      const { fault } = await ask('chat-completions', refuse(404, { message, code: 404 }));
      expect(fault).toEqual({ kind: 'model', name: 'model-m' });
    },
  );
});
