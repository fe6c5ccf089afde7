import { expect } from 'vitest';
import { loadProvider } from '../../client/assistant/hosted/providers/loadProvider.ts';
import type { HostedFailure, HostedQuestion } from '../../client/assistant/hosted/providers/provider.ts';
import { defaultTimeouts, type Timeouts } from '../../client/assistant/hosted/providers/timeouts.ts';
import { hostedInput } from '../../data/model/assistant/hostedInput.ts';
import type { HostedDeal, HostedMessage, HostedModel } from '../../data/model/assistant/hostedModel.ts';
import { answerFormat } from '../../data/model/assistant/modelAnswer.ts';
import { secret, soup } from './proxy.ts';

/** All different, so that a test can tell which timeout ran out. */
export const patience: Timeouts = {
  ...defaultTimeouts,
  firstByteMs: 21_000,
  silenceMs: 22_000,
  longestMs: 59_000,
};
const patient: readonly number[] = [patience.firstByteMs, patience.silenceMs, patience.longestMs];

/** The length, in real milliseconds, of a timeout that runs out in a test. */
const shortMs = 60;

/** `count` deals to choose from. */
export const hostedDeals = (count: number): HostedDeal[] =>
  Array.from({ length: count }, (_, index) => ({
    ...soup,
    id: `deal-${index + 1}`,
    title: `Deal ${index + 1}`,
  }));

const talk: readonly HostedMessage[] = [
  { role: 'user', content: 'Hello' },
  { role: 'assistant', content: 'Hi! Who is coming?' },
  { role: 'user', content: 'Two of us, tonight' },
];

/** What a test can say of a question; the rest follows from it. */
export type AskedOfModel = Partial<Omit<HostedQuestion, 'input' | 'format'>>;

/** A question for a model; `fields` replace its own. */
export function hostedQuestion({
  messages = talk,
  deals = hostedDeals(2),
  ...fields
}: AskedOfModel = {}): HostedQuestion {
  return {
    instructions: 'You are Ask Mona.',
    messages,
    deals,
    input: hostedInput(messages, deals),
    format: answerFormat(deals),
    maxTokens: 1000,
    model: null,
    temperature: null,
    key: secret,
    thread: null,
    ...fields,
  };
}

/** The models of a server of each API. */
export const hostedModels = (url: string) => ({
  proxy: { type: 'proxy', url } as const,
  responses: { type: 'responses', url, models } as const,
  'chat-completions': { type: 'chat-completions', url, models } as const,
  assistants: { type: 'assistants', url, models, assistantId: 'asst_1' } as const,
});

const models = { small: 'model-s', standard: 'model-m' };

export interface Conversing {
  readonly question?: AskedOfModel;
  readonly fetch?: typeof fetch;
  readonly signal?: AbortSignal;
  readonly onText?: (piece: string) => void;
  /** The one timeout that runs out soon, in milliseconds. */
  readonly late?: number;
  /** What has been said by then; on a busy machine even that takes a while. */
  readonly heard?: string;
}

export interface Conversed {
  readonly fault: HostedFailure | null;
  readonly text: string;
  readonly pieces: readonly string[];
  readonly threads: readonly (string | null)[];
  /** The pauses between attempts, in milliseconds. */
  readonly pauses: readonly number[];
}

/** Asks `model`. Pauses take no time, and no timer or connection is left at the end. */
export async function converse(model: HostedModel, options: Conversing = {}): Promise<Conversed> {
  const pieces: string[] = [];
  const threads: (string | null)[] = [];
  const pauses: number[] = [];
  let asleep = 0;
  const sleep = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const isPatience = patient.includes(ms);
      if (!isPatience) pauses.push(ms);
      asleep++;
      const finish = () => {
        const isHeard = options.heard === undefined || pieces.join('') === options.heard;
        if (!isPatience || isHeard) end(resolve);
      };
      const timer =
        isPatience && ms !== options.late ? undefined : setInterval(finish, isPatience ? shortMs : 0);
      const abort = () => end(() => reject(signal.reason));
      function end(settle: () => void) {
        clearInterval(timer);
        signal.removeEventListener('abort', abort);
        asleep--;
        settle();
      }
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort);
    });
  const fault = await (await loadProvider(model, patience))(hostedQuestion(options.question), {
    fetch: options.fetch ?? fetch,
    sleep,
    signal: options.signal ?? new AbortController().signal,
    onText: (piece) => {
      pieces.push(piece);
      options.onText?.(piece);
    },
    onThread: (thread) => threads.push(thread),
  });
  expect(asleep, 'timers that are left').toBe(0);
  expect(JSON.stringify(fault)).not.toContain(secret);
  return { fault, text: pieces.join(''), pieces, threads, pauses };
}
