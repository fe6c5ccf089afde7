import { beforeEach, describe, expect, it, vi } from 'vitest';
import { endModelSession } from '../../../../../../client/assistant/hosted/browser/modelSession.ts';
import { type Conversing, converse, hostedDeals, hostedQuestion } from '../../../../../support/hosted.ts';
import { withFakeModel } from '../../../../../support/languageModel/withFakeModel.ts';

const offer = { type: 'browser', languages: ['en', 'es'] } as const;
const ask = (options: Conversing = {}) => converse(offer, options);
const answer = '{"deals":[{"id":"deal-1","facts":["price"],"quotes":[]}]}';

beforeEach(endModelSession);

describe('client/assistant/hosted/providers/askBrowserModel', () => {
  it('passes on the answer as it comes', async () => {
    withFakeModel({ answer, pieceLength: 10 });
    const { fault, text, pieces } = await ask();
    expect(fault).toBeNull();
    expect(text).toBe(answer);
    expect(pieces).toHaveLength(Math.ceil(answer.length / 10));
  });

  it('gives the model the instructions, the conversation, the deals, and the format of the answer', async () => {
    const { seen } = withFakeModel({ answer });
    await ask();
    const question = hostedQuestion();
    expect(seen.instructions).toEqual([question.instructions]);
    const [{ input, options } = { input: [], options: {} }] = seen.prompts;
    expect(input.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'user']);
    expect(input.at(-1)?.content).toBe('Two of us, tonight');
    expect(input.at(-2)?.content).toContain('"deal-2"');
    expect(options.responseConstraint).toEqual(question.format.schema);
    // The instructions have the form already; twice, it would leave less room for deals.
    expect(options.omitResponseConstraintInput).toBe(true);
  });

  it('keeps a session with the instructions, and asks each question in a copy that ends with its answer', async () => {
    const { seen } = withFakeModel({ answer });
    expect((await ask()).threads).toEqual(['browser']);
    expect((await ask({ question: { thread: 'browser' } })).threads).toEqual([]);
    expect([seen.created, seen.clones, seen.alive]).toEqual([1, 2, 1]);
    await ask({ question: { instructions: 'You are Ask Mona. Today is Monday.' } });
    expect([seen.created, seen.alive]).toEqual([2, 1]);
    endModelSession();
    expect(seen.alive).toBe(0);
  });

  it('ends a session that is being created', async () => {
    const { seen } = withFakeModel({ answer, stepMs: 10 });
    const asked = ask();
    await new Promise((resolve) => setTimeout(resolve, 5));
    endModelSession();
    expect((await asked).fault).toEqual({ kind: 'device' });
    expect(seen.alive).toBe(0);
  });

  it('leaves out the last deals where the context window is small', async () => {
    const { seen } = withFakeModel({ answer, contextWindow: 2000 });
    const deals = hostedDeals(24);
    const { fault } = await ask({ question: { deals } });
    expect(fault).toBeNull();
    const [{ input } = { input: [] }] = seen.prompts;
    const sent = deals.filter(({ id }) => input.at(-2)?.content.includes(`"${id}"`));
    expect(sent.length).toBeGreaterThan(2);
    expect(sent).toEqual(deals.slice(0, sent.length));
    expect(sent.length).toBeLessThan(24);
  });

  it('is without an answer where not even one deal has room', async () => {
    const { seen } = withFakeModel({ answer, contextWindow: 1020 });
    expect((await ask()).fault).toEqual({ kind: 'bad-output' });
    expect(seen.prompts).toEqual([]);
    expect(seen.alive).toBe(1);
  });

  it.each(['downloadable', 'downloading'] as const)(
    'downloads nothing where the model is %s',
    async (availability) => {
      const { seen } = withFakeModel({ availability, isActive: () => true });
      expect((await ask()).fault).toEqual({ kind: 'device' });
      expect([seen.created, seen.downloads]).toEqual([0, 0]);
    },
  );

  it('says nothing of it in a browser that has no model any more', async () => {
    withFakeModel({ availability: 'unavailable' });
    expect((await ask()).fault).toEqual({ kind: 'bad-output' });
    vi.stubGlobal('LanguageModel', undefined);
    expect((await ask()).fault).toEqual({ kind: 'bad-output' });
    vi.unstubAllGlobals();
  });

  it('asks a model that knows only the language of the site, too', async () => {
    withFakeModel({ answer, languages: ['en'] });
    expect((await ask()).fault).toBeNull();
  });

  it.each([
    ['NotReadableError', 'refused'],
    ['NotSupportedError', 'bad-output'],
    ['QuotaExceededError', 'bad-output'],
    ['UnknownError', 'device'],
    ['NotAllowedError', 'device'],
  ])('ends with a failure when the model ends with %s, and keeps what came before', async (prompt, kind) => {
    const { seen } = withFakeModel({ answer, fails: { prompt } });
    const { fault, text } = await ask();
    expect(fault).toEqual({ kind });
    expect(text).toBe(answer.slice(0, 16));
    expect(seen.alive).toBe(kind === 'device' ? 0 : 1);
  });

  it('creates a session once one can be created', async () => {
    const world = withFakeModel({ answer, fails: { create: 'OperationError' } });
    expect((await ask()).fault).toEqual({ kind: 'device' });
    world.fails = {};
    expect((await ask()).fault).toBeNull();
  });

  it('stops with the visitor, and can be asked again', async () => {
    const world = withFakeModel({ answer, stalls: true });
    const visitor = new AbortController();
    const { fault } = await ask({ signal: visitor.signal, onText: () => visitor.abort() });
    expect(fault).toEqual({ kind: 'stopped' });
    expect(world.seen.alive).toBe(1);
    world.stalls = false;
    expect((await ask()).fault).toBeNull();
    expect(world.seen.created).toBe(1);
  });

  it('waits for a model that falls silent no longer than for a server', async () => {
    const { seen } = withFakeModel({ answer, stalls: true });
    expect((await ask({ late: 22_000 })).fault).toEqual({ kind: 'timeout' });
    expect(seen.alive).toBe(1);
  });

  it('is without an answer where the model says nothing', async () => {
    withFakeModel({ answer: '' });
    expect((await ask()).fault).toEqual({ kind: 'bad-output' });
  });
});
