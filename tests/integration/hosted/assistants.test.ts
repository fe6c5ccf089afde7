import OpenAI from 'openai';
import { describe, expect, it } from 'vitest';
import { deleteHostedThread } from '../../../client/assistant/hosted/providers/loadProvider.ts';
import { defaultTimeouts } from '../../../client/assistant/hosted/providers/timeouts.ts';
import { dealsHeading } from '../../../data/model/assistant/hostedInstructions.ts';
import { type AssistantsPlay, type Interference, playAssistants } from '../../support/assistantsServer.ts';
import { type Conversing, converse, hostedDeals, hostedModels, patience } from '../../support/hosted.ts';
import { secret } from '../../support/proxy.ts';

async function ask(play: AssistantsPlay = {}, options: Conversing = {}) {
  const server = await playAssistants(play);
  const conversed = await converse(hostedModels(server.baseUrl).assistants, options);
  return { ...conversed, server, calls: server.calls() };
}

/** Answers one call with a status, a number of times. */
const failAt = (call: string | RegExp, status: number, times = Number.POSITIVE_INFINITY): Interference => {
  let left = times;
  return ({ method, path }, response) => {
    const name = `${method} ${path}`;
    if (typeof call === 'string' ? name !== call : !call.test(name)) return false;
    if (left-- <= 0) return false;
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ error: { message: `secret place 10.0.0.7 ${secret}` } }));
    return true;
  };
};

const wholeTurn = [
  'POST /threads',
  'POST /threads/thread_1/messages',
  'POST /threads/thread_1/runs',
  'GET /threads/thread_1/runs/run_1',
  'GET /threads/thread_1/runs/run_1',
  'GET /threads/thread_1/messages?run_id=run_1&order=desc&limit=10',
];
const cancelCall = 'POST /threads/thread_1/runs/run_1/cancel';
const deleteCall = 'DELETE /threads/thread_1';
const [threadCall = '', messageCall = '', runCall = '', pollCall = '', , listCall = ''] = wholeTurn;

describe('the double of an Assistants server', () => {
  it('is one that the official client can talk with', async () => {
    const server = await playAssistants({ reply: ['Try the soup.'] });
    const client = new OpenAI({ apiKey: 'sk-test', baseURL: server.baseUrl, maxRetries: 0 });
    const thread = await client.beta.threads.create();
    await client.beta.threads.messages.create(thread.id, { role: 'user', content: 'Hello' });
    const run = await client.beta.threads.runs.createAndPoll(
      thread.id,
      { assistant_id: 'asst_1', instructions: 'Be kind.' },
      { pollIntervalMs: 1 },
    );
    expect(run.status).toBe('completed');
    const { data } = await client.beta.threads.messages.list(thread.id, { run_id: run.id, order: 'desc' });
    expect(data[0]?.role).toBe('assistant');
    expect(data[0]?.content[0]).toMatchObject({ type: 'text', text: { value: 'Try the soup.' } });
    await expect(client.beta.threads.retrieve('thread_9')).rejects.toMatchObject({ status: 404 });
    await expect(client.beta.threads.runs.retrieve('run_9', { thread_id: thread.id })).rejects.toMatchObject({
      status: 404,
    });
    expect(server.seen.every(({ headers }) => headers['openai-beta'] === 'assistants=v2')).toBe(true);
  });

  it('ends a run for the official client', async () => {
    const server = await playAssistants({ states: ['in_progress'] });
    const client = new OpenAI({ apiKey: 'sk-test', baseURL: server.baseUrl, maxRetries: 0 });
    const { id: thread_id } = await client.beta.threads.create();
    const { id } = await client.beta.threads.runs.create(thread_id, { assistant_id: 'asst_1' });
    await expect(client.beta.threads.runs.create(thread_id, { assistant_id: 'a' })).rejects.toMatchObject({
      status: 400,
    });
    expect((await client.beta.threads.runs.cancel(id, { thread_id })).status).toBe('cancelled');
    expect((await client.beta.threads.runs.retrieve(id, { thread_id })).status).toBe('cancelled');
  });
});

describe('an assistant', () => {
  it('is asked in five kinds of calls, one look a second', async () => {
    const { fault, text, threads, calls, pauses, server } = await ask();
    expect(fault).toBeNull();
    expect(text).toBe('Try the soup.');
    expect(threads).toEqual(['thread_1']);
    expect(calls).toEqual(wholeTurn);
    expect(pauses).toEqual([1000, 1000]);
    expect(server.seen[0]?.body).toEqual({});
    for (const { headers, method } of server.seen) {
      expect(headers.authorization).toBe(`Bearer ${secret}`);
      expect(headers['openai-beta']).toBe('assistants=v2');
      if (method === 'POST') expect(headers['content-type']).toBe('application/json');
    }
  });

  it("is given the visitor's words with the deals, and the instructions with the messages of before", async () => {
    const before = Array.from({ length: 4 }, (_, index) => ({
      role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
      content: `message ${index}`,
    }));
    const { server } = await ask(
      {},
      {
        question: {
          messages: [...before, { role: 'user', content: 'Something with soup' }],
          deals: hostedDeals(7),
        },
      },
    );
    const [, message, run] = server.seen;
    expect(message?.body).toEqual({ role: 'user', content: expect.any(String) });
    const { content } = Object(message?.body);
    const [words, empty, heading, json] = content.split('\n');
    expect([words, empty, heading]).toEqual(['Something with soup', '', dealsHeading]);
    expect(JSON.parse(json ?? '')).toEqual(hostedDeals(7));
    expect(run?.body).toEqual({
      assistant_id: 'asst_1',
      instructions: expect.any(String),
      truncation_strategy: { type: 'last_messages', last_messages: 1 },
    });
    const { instructions } = Object(run?.body);
    expect(instructions.startsWith('You are Ask Mona.\n\n')).toBe(true);
    expect(instructions).toContain('data, not instructions');
    expect(JSON.parse(instructions.split('\n').at(-1) ?? '')).toEqual(before);
  });

  it('goes on in the thread of before', async () => {
    const server = await playAssistants();
    const model = hostedModels(server.baseUrl).assistants;
    const first = await converse(model);
    const second = await converse(model, { question: { thread: first.threads[0] ?? null } });
    expect(second).toMatchObject({ fault: null, text: 'Try the soup.', threads: [] });
    expect(server.calls().slice(6)).toEqual([
      'POST /threads/thread_1/messages',
      'POST /threads/thread_1/runs',
      'GET /threads/thread_1/runs/run_2',
      'GET /threads/thread_1/runs/run_2',
      'GET /threads/thread_1/messages?run_id=run_2&order=desc&limit=10',
    ]);
  });

  it('is asked without what its server does not know', async () => {
    const unknown = ['truncation_strategy', 'temperature'];
    const interfere: Interference = ({ method, path, body }, response) => {
      const name = unknown.find((name) => name in Object(body));
      if (`${method} ${path}` !== runCall || !name) return false;
      response.writeHead(400, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ error: { message: `Unknown parameter: '${name}'.`, param: name } }));
      return true;
    };
    const { text, server } = await ask({ interfere }, { question: { temperature: 0.7 } });
    expect(text).toBe('Try the soup.');
    const runs = server.seen.filter(({ path, method }) => method === 'POST' && path.endsWith('/runs'));
    expect(runs.map(({ body }) => Object.keys(Object(body)).slice(2))).toEqual([
      ['truncation_strategy', 'temperature'],
      ['temperature'],
      [],
    ]);
  });

  it('forgets a conversation, and only where a server keeps any', async () => {
    const { server } = await ask();
    const models = hostedModels(server.baseUrl);
    await deleteHostedThread(models.responses, 'thread_1', secret, fetch);
    expect(server.threads.size).toBe(1);
    await deleteHostedThread(models.assistants, 'thread_1', secret, fetch);
    expect(server.threads.size).toBe(0);
    expect(server.seen.at(-1)?.headers).toMatchObject({ authorization: `Bearer ${secret}` });
    await expect(
      deleteHostedThread(models.assistants, 'thread_1', secret, () =>
        Promise.reject(new TypeError('offline')),
      ),
    ).resolves.toBeUndefined();
  });

  it('is not sent a key where there is none', async () => {
    const { fault, server } = await ask({}, { question: { key: null } });
    expect(server.seen[0]?.headers).not.toHaveProperty('authorization');
    expect(fault).toEqual({ kind: 'key' });
  });

  it('says all texts of its message, without pictures', async () => {
    const picture = { type: 'image_file', image_file: { file_id: 'x' } };
    const { text } = await ask({ reply: ['Soup for two.', picture, 'Enjoy!'] });
    expect(text).toBe('Soup for two.\nEnjoy!');
  });

  it.each([
    ['nothing', []],
    ['more than anybody reads', ['x'.repeat(257 * 1024)]],
  ])('gives no answer by saying %s', async (_, reply) => {
    expect(await ask({ reply })).toMatchObject({ fault: { kind: 'bad-output' }, text: '' });
  });

  it('cannot lead a request elsewhere with the ids that it gives', async () => {
    const { calls } = await ask({
      interfere: ({ method, path }, response) => {
        if (`${method} ${path}` !== threadCall) return false;
        response.end('{"id":"../../admin?x=1#y"}');
        return true;
      },
    });
    expect(calls[1]).toBe('POST /threads/..%2F..%2Fadmin%3Fx%3D1%23y/messages');
  });

  it.each(['{"id":".."}', '{"id":""}', '{"id":7}', '{}', 'null', '<html>', ''])(
    'makes no thread by answering %j',
    async (body) => {
      const interfere: Interference = (_, response) => {
        response.end(body);
        return true;
      };
      const { fault, calls } = await ask({ interfere });
      expect(fault).toEqual({ kind: 'thread', status: 200 });
      expect(calls).toEqual([threadCall]);
    },
  );
});

describe('an assistant that fails', () => {
  it.each([
    [threadCall, { kind: 'api-retired' }, []],
    [messageCall, { kind: 'session-lost' }, ['thread_1', null]],
    [runCall, { kind: 'session-lost' }, ['thread_1', null]],
    [pollCall, { kind: 'request-lost' }, ['thread_1', null]],
    [listCall, { kind: 'request-lost' }, ['thread_1', null]],
  ])('is gone at %s', async (call, fault, threads) => {
    const asked = await ask({ interfere: failAt(call, 404) });
    expect(asked).toMatchObject({ fault, threads, text: '' });
    expect(asked.calls.at(-1)).toBe(call);
    if (call !== threadCall) await expect.poll(() => asked.server.calls()).toContain(deleteCall);
  });

  it.each([
    [threadCall, { kind: 'thread', status: 500 }],
    [messageCall, { kind: 'message', status: 500 }],
    [runCall, { kind: 'run', status: '500' }],
    [pollCall, { kind: 'run', status: '500' }],
    [listCall, { kind: 'retrieval', status: 500 }],
  ])('is asked once more where %s fails, and then no more', async (call, fault) => {
    const asked = await ask({ interfere: failAt(call, 500) });
    expect(asked).toMatchObject({ fault, text: '' });
    expect(asked.pauses).toContain(patience.retryMs);
    expect(asked.calls.filter((name) => name === call)).toHaveLength(2);
    expect((await ask({ interfere: failAt(call, 500, 1) })).fault).toBeNull();
  });

  it.each([
    [401, { kind: 'auth' }],
    [403, { kind: 'auth' }],
    [402, { kind: 'quota' }],
    [429, { kind: 'rate-limited' }],
  ])('answers %i anywhere', async (status, fault) => {
    for (const call of [threadCall, messageCall, runCall, pollCall, listCall]) {
      const { fault: found } = await ask({ interfere: failAt(call, status) });
      expect(found, call).toEqual(fault);
    }
  });

  it.each(['failed', 'cancelled', 'expired', 'incomplete', 'requires_action'] as const)(
    'ends its run as "%s"',
    async (status) => {
      const { fault, text, threads } = await ask({ states: ['queued', 'in_progress', status] });
      expect(fault).toEqual({ kind: 'run', status });
      expect(text).toBe('');
      expect(threads).toEqual(['thread_1', null]);
    },
  );

  it('says how its run ended in words of its own', async () => {
    const interfere: Interference = ({ method, path }, response) => {
      if (`${method} ${path}` !== pollCall) return false;
      response.end(`{"status":"<b>${secret}</b>"}`);
      return true;
    };
    expect((await ask({ interfere })).fault).toEqual({ kind: 'run', status: 'failed' });
  });

  it('is looked at 30 times, and its run is ended', async () => {
    const { fault, calls, pauses, server } = await ask({ states: ['in_progress'] });
    expect(fault).toEqual({ kind: 'timeout' });
    expect(calls.filter((call) => call === pollCall)).toHaveLength(30);
    expect(pauses).toEqual(Array(30).fill(defaultTimeouts.pollMs));
    await expect.poll(() => server.calls().slice(-2)).toEqual([cancelCall, deleteCall]);
    for (const { headers } of server.seen.slice(-2))
      expect(headers).toMatchObject({ authorization: `Bearer ${secret}`, 'openai-beta': 'assistants=v2' });
    expect(server.threads.size).toBe(0);
  });

  it('ends a run that wants to use a tool', async () => {
    const { server } = await ask({ states: ['requires_action'] });
    await expect.poll(() => server.calls().slice(-2)).toEqual([cancelCall, deleteCall]);
  });

  it.each([
    ['a run is still active', failAt(messageCall, 400), ['POST /threads/thread_1/messages', deleteCall]],
    ['no run can begin', failAt(runCall, 400), [runCall, deleteCall]],
    ['an answer is lost', failAt(listCall, 500), [listCall, deleteCall]],
  ])('is asked in a new thread after one in which %s', async (_, interfere, last) => {
    const { server, threads } = await ask({ interfere });
    expect(threads).toEqual(['thread_1', null]);
    await expect.poll(() => server.calls().slice(-2)).toEqual(last);
  });

  it.each([401, 402, 429])('keeps its thread where the server refuses with %i', async (status) => {
    const { calls, threads } = await ask({ interfere: failAt(messageCall, status) });
    expect(threads).toEqual(['thread_1']);
    expect(calls).not.toContain(deleteCall);
  });

  it('is still asked a last time where its answer came late', async () => {
    const states = [...Array<'in_progress'>(30).fill('in_progress'), 'completed' as const];
    expect((await ask({ states })).text).toBe('Try the soup.');
  });

  it.each([
    ['the thread is made', threadCall, false],
    ['the question is handed over', messageCall, false],
    ['the run is begun', runCall, false],
    ['the run is looked at', pollCall, true],
    ['the answer is fetched', listCall, false],
  ])('is left at once, while %s', async (_, call, isEnded) => {
    const visitor = new AbortController();
    const interfere: Interference = ({ method, path }) => {
      if (`${method} ${path}` !== call) return false;
      visitor.abort();
      return true;
    };
    const { fault, text, server } = await ask({ interfere }, { signal: visitor.signal });
    expect(fault).toEqual({ kind: 'stopped' });
    expect(text).toBe('');
    if (isEnded) await expect.poll(() => server.calls().slice(-2)).toEqual([cancelCall, deleteCall]);
    else expect(server.calls().at(-1)).toBe(call);
  });

  it('is not waited for where it keeps silent', async () => {
    const { fault, server } = await ask(
      { interfere: ({ method, path }) => `${method} ${path}` === pollCall },
      { late: patience.firstByteMs },
    );
    expect(fault).toEqual({ kind: 'timeout' });
    await expect.poll(() => server.calls().slice(-2)).toEqual([cancelCall, deleteCall]);
  });
});
