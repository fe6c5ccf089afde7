import { describe, expect, it } from 'vitest';
import { answer, ask, refuse, refuseOnce, said } from '../../support/hostedServer.ts';
import { beginStream, type ModelCall } from '../../support/modelServer.ts';
import { modelEvent, modelEvents, modelReply, secret } from '../../support/proxy.ts';

describe('a model by responses', () => {
  const end = (event: { type: string } & Record<string, unknown>) =>
    ask('responses', (call) => void beginStream(call).write(said.responses('Try ') + modelEvent(event)));

  it.each([
    [{ type: 'response.refusal.delta', delta: 'I will not.' }, { kind: 'refused' }],
    [{ type: 'response.incomplete', response: { status: 'incomplete' } }, { kind: 'bad-output' }],
    [{ type: 'response.completed', response: { status: 'incomplete' } }, { kind: 'bad-output' }],
    [
      { type: 'response.failed', response: { error: { code: 'server_error', message: secret } } },
      { kind: 'run', status: 'failed' },
    ],
    [{ type: 'response.failed' }, { kind: 'run', status: 'failed' }],
    [
      { type: 'response.failed', response: { error: { code: 'rate_limit_exceeded' } } },
      { kind: 'rate-limited' },
    ],
    [
      { type: 'error', code: 'server_error', message: secret },
      { kind: 'run', status: 'failed' },
    ],
    [{ type: 'error', error: { code: 'insufficient_quota' } }, { kind: 'quota' }],
    [{ type: 'error', code: 'upstream_timeout', message: 'The model took too long.' }, { kind: 'timeout' }],
    [{ type: 'error', code: 'upstream_cut', message: 'It broke off.' }, { kind: 'bad-output' }],
    [
      { type: 'error', code: 'model_not_found' },
      { kind: 'model', name: 'model-m' },
    ],
  ])('may end with %j', async (event, fault) => {
    expect(await end(event)).toMatchObject({ fault, text: 'Try ' });
  });

  it('may say it all in the last event', async () => {
    const last = modelEvent({ type: 'response.completed', response: modelReply('Try the soup.') });
    const only = await ask('responses', (call) => void beginStream(call).end(last));
    expect(only).toMatchObject({ fault: null, text: 'Try the soup.' });
    const again = await ask(
      'responses',
      (call) => void beginStream(call).end(said.responses('Soup.') + last),
    );
    expect(again).toMatchObject({ fault: null, text: 'Soup.' });
  });

  it('streams like the original', async () => {
    const stream = modelEvents(['Try ', 'the soup.']).join('');
    expect((await ask('responses', (call) => void beginStream(call).end(stream))).pieces).toEqual([
      'Try ',
      'the soup.',
    ]);
  });

  it.each([
    [modelReply('Try the soup.'), null, 'Try the soup.'],
    [{ status: 'failed', error: { code: 'server_error' } }, { kind: 'run', status: 'failed' }, ''],
    [{ status: 'incomplete', output: [] }, { kind: 'bad-output' }, ''],
    [{ status: 'completed', output: [] }, { kind: 'bad-output' }, ''],
    [
      { status: 'completed', output: [{ content: [{ type: 'refusal', refusal: 'No.' }] }] },
      { kind: 'refused' },
      '',
    ],
    [{ error: { code: 'insufficient_quota' } }, { kind: 'quota' }, ''],
    [{ status: 'in_progress' }, { kind: 'bad-output' }, ''],
    [{}, { kind: 'bad-output' }, ''],
  ])('may answer in one piece: %j', async (reply, fault, text) => {
    const answered = await ask('responses', ({ response }) => {
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(reply));
    });
    expect(answered).toMatchObject({ fault, text });
  });

  it('is asked for the small model, which thinks a little, and for the other with a temperature', async () => {
    const play = (call: ModelCall) => void beginStream(call).end(answer('responses', 'Soup.'));
    const small = await ask('responses', play, { question: { model: 'small' } });
    expect(small.calls[0]?.body).toMatchObject({
      model: 'model-s',
      reasoning: { effort: 'low' },
      store: false,
    });
    expect(small.calls[0]?.body).not.toHaveProperty('temperature');
    const warm = await ask('responses', play, { question: { model: 'standard', temperature: 0.4 } });
    expect(warm.calls[0]?.body).toMatchObject({
      model: 'model-m',
      reasoning: { effort: 'none' },
      temperature: 0.4,
    });
  });

  it.each([
    [{ param: 'reasoning.effort' }, (body: object) => expect(body).not.toHaveProperty('reasoning')],
    [{ param: 'text.verbosity' }, (body: object) => expect(body).not.toHaveProperty('text.verbosity')],
    [{ param: 'text.format' }, (body: object) => expect(body).not.toHaveProperty('text')],
    [{ param: 'temperature' }, (body: object) => expect(body).not.toHaveProperty('temperature')],
    [
      { message: "Unsupported parameter: 'temperature' is not supported." },
      (body: object) => expect(body).not.toHaveProperty('temperature'),
    ],
  ])('that does not know a part is asked without it: %j', async (error, check) => {
    const play = refuseOnce('responses', refuse(400, error));
    const { fault, text, calls, pauses } = await ask('responses', play, { question: { temperature: 1 } });
    expect({ fault, text, pauses }).toEqual({ fault: null, text: 'Try the soup.', pauses: [] });
    expect(calls).toHaveLength(2);
    check(calls[1]?.body ?? {});
    expect(Object.keys(calls[1]?.body ?? {}).length).toBeGreaterThanOrEqual(
      Object.keys(calls[0]?.body ?? {}).length - 1,
    );
  });

  it('that knows few parts is asked without one after the other, and no further', async () => {
    const unknown = ['temperature', 'reasoning', 'text.verbosity', 'text', 'store'];
    let refusals = 0;
    const { fault, calls } = await ask(
      'responses',
      (call) => refuse(400, { param: unknown[refusals++] })(call),
      { question: { temperature: 1 } },
    );
    expect(fault).toEqual({ kind: 'message', status: 400 });
    expect(calls).toHaveLength(5);
    const kept = ['input', 'instructions', 'max_output_tokens', 'model', 'store', 'stream'];
    expect(Object.keys(calls[4]?.body ?? {}).sort()).toEqual(kept);
  });

  it('is not asked without a part where something else is wrong', async () => {
    const { calls } = await ask('responses', refuse(403, { param: 'reasoning' }));
    expect(calls).toHaveLength(1);
  });
});
