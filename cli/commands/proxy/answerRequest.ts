import { readBounded } from '../../network/readBounded.ts';
import { callUpstream, type Upstream } from './callUpstream.ts';
import { noTokenCount, type SettleTokens, type UsedTokens } from './dayLedger.ts';
import { commonHeaders, errorResponse, type ProxyError, type ProxyErrorCode } from './errors.ts';
import type { Limits } from './limits.ts';
import type { ProxySettings } from './proxySettings.ts';
import { type AnswerEnd, relayStream } from './relayStream.ts';
import { sanitizeReply } from './sanitizeReply.ts';
import { createUpstreamTimeouts, type UpstreamTimeouts } from './timeouts.ts';
import { createUpstreamRequest, inputTokens, parseRequest, type UpstreamRequest } from './upstreamRequest.ts';

const replyBytes = 256 * 1024;

export interface AnswerDeps extends Upstream {
  readonly settings: ProxySettings;
  readonly limits: Limits;
  readonly now: () => number;
}

/** A request from an allowed site. */
export interface ProxyQuestion {
  readonly request: Request;
  /** The address that limits count it for. */
  readonly address: string;
  /** Headers of the response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Closes the connection of the request, where the platform can. */
  readonly disconnect?: (() => void) | undefined;
  /** Called once when the answer ends; for a stream that is after `answerRequest` has returned. */
  readonly onEnd: (end: AnswerEnd) => void;
}

/** Checks a request, calls the model's server, and returns its answer or an error. */
export async function answerRequest(deps: AnswerDeps, question: ProxyQuestion): Promise<Response> {
  const admitted = await admitRequest(deps, question);
  if ('error' in admitted) {
    question.onEnd({ kind: admitted.error.code, used: noTokenCount });
    return errorResponse(admitted.error, question.headers);
  }
  const { upstreamRequest, settle } = admitted;
  const timeouts = createUpstreamTimeouts(question.request.signal, deps.settings.limits.longestMs);
  const onEnd = (end: AnswerEnd) => {
    timeouts.dispose();
    settle(end.used);
    question.onEnd(end);
  };
  const called = await callUpstream(deps, upstreamRequest, timeouts);
  if ('error' in called) {
    const { code } = called.error;
    onEnd({ kind: code, used: mayHaveUsedTokens.has(code) ? unanswered(upstreamRequest) : unused });
    return errorResponse(called.error, question.headers);
  }
  const output = { ...question, onEnd };
  return upstreamRequest.stream
    ? await streamAnswer(called.response, timeouts, output, deps.settings)
    : await completeAnswer(called.response, timeouts, output);
}

/** The request for the model's server, if the visitor's is valid and within the limits. */
async function admitRequest(
  { settings, limits, now }: AnswerDeps,
  { request, address }: ProxyQuestion,
): Promise<{ upstreamRequest: UpstreamRequest; settle: SettleTokens } | { error: ProxyError }> {
  if (!isJson(request)) return { error: { code: 'not_json' } };
  const read = await readBounded(request, settings.limits.bodyBytes);
  if ('error' in read) return { error: { code: bodyErrors[read.error] } };
  const parsed = parseRequest(read.text);
  if ('error' in parsed) return parsed;
  const upstreamRequest = createUpstreamRequest(parsed.request, settings, now());
  const tokens = { input: inputTokens(upstreamRequest), output: upstreamRequest.max_output_tokens };
  const admission = limits.admit(address, tokens, now());
  return 'error' in admission ? admission : { upstreamRequest, settle: admission.settle };
}

const bodyErrors = {
  too_large: 'too_large',
  not_utf8: 'invalid_request',
  interrupted: 'client_left',
} as const;

/** Errors after which the server has read the request, and may have written an answer. */
const mayHaveUsedTokens: ReadonlySet<ProxyErrorCode> = new Set(['client_left', 'upstream_timeout']);

const unused: UsedTokens = { input: 0, output: 0 };

/** A stream that has not begun has no answer; how much of another answer was written nobody knows. */
const unanswered = ({ stream }: UpstreamRequest): UsedTokens => ({ input: null, output: stream ? 0 : null });

const isJson = ({ headers }: Request) =>
  /^application\/json(?:\s*;|$)/i.test(headers.get('content-type')?.trim() ?? '');

type AnswerOutput = Pick<ProxyQuestion, 'headers' | 'disconnect' | 'onEnd'>;

/** Waits for the first chunk, so that a stream that fails at once still has the status of its error. */
async function streamAnswer(
  response: Response,
  timeouts: UpstreamTimeouts,
  { headers, disconnect, onEnd }: AnswerOutput,
  { limits }: ProxySettings,
): Promise<Response> {
  const isStream = /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');
  const reader = isStream ? response.body?.getReader() : undefined;
  const first = await reader?.read().catch(() => null);
  timeouts.stopWaiting();
  if (!reader || !first?.value) {
    if (!reader) response.body?.cancel().catch(() => {});
    const code = timeouts.reason() ?? (reader ? 'upstream_cut' : 'upstream_invalid');
    onEnd({ kind: code, used: { input: null, output: 0 } });
    return errorResponse({ code }, headers);
  }
  const stream = relayStream(reader, first.value, {
    timeouts,
    silenceMs: limits.silenceMs,
    disconnect,
    onEnd,
  });
  return new Response(stream, {
    headers: {
      ...commonHeaders,
      'Content-Type': 'text/event-stream',
      // Keeps nginx from buffering the events.
      'X-Accel-Buffering': 'no',
      ...headers,
    },
  });
}

async function completeAnswer(
  response: Response,
  timeouts: UpstreamTimeouts,
  { headers, onEnd }: AnswerOutput,
): Promise<Response> {
  const read = await readBounded(response, replyBytes);
  const readError = 'error' in read && read.error === 'interrupted' ? 'upstream_cut' : 'upstream_invalid';
  const reply = 'text' in read ? sanitizeReply(read.text) : (timeouts.reason() ?? readError);
  if (typeof reply === 'string') {
    onEnd({ kind: reply, used: reply === 'upstream_failed' ? { input: null, output: 0 } : noTokenCount });
    return errorResponse({ code: reply }, headers);
  }
  onEnd({ kind: 'ok', used: reply.used });
  return Response.json(reply.body, { headers: { ...commonHeaders, ...headers } });
}
