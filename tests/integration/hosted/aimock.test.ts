import { LLMock } from '@copilotkit/aimock';
import { describe, expect, it, onTestFinished } from 'vitest';
import { converse, hostedModels, patience } from '../../support/hosted.ts';
import { secret } from '../../support/proxy.ts';

const apis = ['responses', 'chat-completions'] as const;

/** A double of the original server, over real HTTP, until the test is over; `mock` is set up with its answers. */
async function play(mock: LLMock) {
  await mock.start();
  onTestFinished(() => mock.stop());
  return hostedModels(`${mock.url}/v1`);
}

const answer = {
  deal_ids: ['deal-1'],
  reply: 'Try the soup – it is 40 % off! 🎉',
  chips: ['Something sweet'],
};

describe.each(apis)('a double of the original server, by %s', (api) => {
  it('streams an answer in the form that was asked for', async () => {
    const mock = new LLMock({ port: 0, chunkSize: 5, auth: { apiKeys: [secret] } });
    mock.onMessage(/Two of us/, { content: JSON.stringify(answer) });
    const models = await play(mock);
    const { fault, text, pieces } = await converse(models[api]);
    expect(fault).toBeNull();
    expect(JSON.parse(text)).toEqual(answer);
    expect(pieces.length).toBeGreaterThan(5);
    const [seen] = mock.getRequests();
    expect(seen?.path).toBe(api === 'responses' ? '/v1/responses' : '/v1/chat/completions');
    expect(await converse(models[api], { question: { key: 'sk-wrong' } })).toMatchObject({
      fault: { kind: 'auth' },
      text: '',
    });
  });

  it('is asked again after the pause that it wishes for', async () => {
    const mock = new LLMock({ port: 0 });
    mock.onMessage(
      /Two/,
      { error: { message: 'Slow down.', code: 'rate_limit_exceeded' }, status: 429, retryAfter: 3 },
      {},
    );
    const models = await play(mock);
    expect(await converse(models[api])).toMatchObject({ fault: { kind: 'rate-limited' }, pauses: [3000] });
    mock.clearFixtures();
    mock.onMessage(/Two/, { content: 'Soup.' });
    mock.nextRequestError(503);
    expect(await converse(models[api])).toMatchObject({
      fault: null,
      text: 'Soup.',
      pauses: [patience.retryMs],
    });
  });

  it.each([
    [401, 'invalid_api_key', { kind: 'auth' }],
    [404, 'model_not_found', { kind: 'model', name: 'model-m' }],
    [429, 'insufficient_quota', { kind: 'quota' }],
    [500, 'server_error', { kind: 'message', status: 500 }],
  ])('refuses with %i %s', async (status, code, fault) => {
    const mock = new LLMock({ port: 0 });
    mock.onMessage(/Two/, { error: { message: secret, code }, status });
    const models = await play(mock);
    expect(await converse(models[api])).toMatchObject({ fault, text: '' });
  });

  it('breaks off in the midst', async () => {
    const mock = new LLMock({ port: 0, chunkSize: 4 });
    mock.onMessage(
      /Two/,
      { content: 'Try the soup, it is very good.' },
      { truncateAfterChunks: 7, latency: 5 },
    );
    const models = await play(mock);
    const { fault, text } = await converse(models[api]);
    expect(fault).toEqual({ kind: 'bad-output' });
    expect('Try the soup, it is very good.'.startsWith(text) && text.length < 30).toBe(true);
  });

  it('hangs up at once', async () => {
    const mock = new LLMock({ port: 0, chaos: { disconnectRate: 1 } });
    mock.onMessage(/Two/, { content: 'Soup.' });
    const models = await play(mock);
    const { fault } = await converse(models[api]);
    expect(['offline', 'bad-output']).toContain(fault?.kind);
  });

  it('talks nonsense', async () => {
    const mock = new LLMock({ port: 0, chaos: { malformedRate: 1 } });
    mock.onMessage(/Two/, { content: 'Soup.' });
    const models = await play(mock);
    expect((await converse(models[api])).fault).toEqual({ kind: 'bad-output' });
  });

  it('takes its time, and is left', async () => {
    const mock = new LLMock({ port: 0, chunkSize: 2, latency: 50 });
    mock.onMessage(/Two/, { content: 'Try the soup, it is very good.' });
    const models = await play(mock);
    const visitor = new AbortController();
    const { fault, pieces } = await converse(models[api], {
      signal: visitor.signal,
      onText: () => visitor.abort(),
    });
    expect(fault).toEqual({ kind: 'stopped' });
    expect(pieces).toHaveLength(1);
  });

  it('was cut off by the limit of its length', async () => {
    const mock = new LLMock({ port: 0 });
    mock.onMessage(/Two/, { content: 'Try the', finishReason: 'length' });
    const models = await play(mock);
    expect(await converse(models[api])).toMatchObject({ fault: { kind: 'bad-output' }, text: 'Try the' });
  });
});
