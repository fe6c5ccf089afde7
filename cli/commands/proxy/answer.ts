import { readBounded } from '../../network/readBounded.ts';
import { callUpstream, type Upstream } from './callUpstream.ts';
import { type Fault, type FaultCode, faultResponse, standingHeaders } from './faults.ts';
import type { Limits } from './limits.ts';
import { parseRequest } from './parseRequest.ts';
import { createPatience, type Patience } from './patience.ts';
import type { ProxySettings } from './proxySettings.ts';
import { relayedReply } from './relayReply.ts';
import { type Ending, relayStream } from './relayStream.ts';
import { type UpstreamBody, upstreamBody } from './upstreamBody.ts';

const replyBytes = 256 * 1024;

/** What it takes to answer. */
export interface AnswerDeps extends Upstream {
  readonly settings: ProxySettings;
  readonly limits: Limits;
  readonly now: () => number;
}

/** A request from an allowed site. */
export interface Question {
  readonly request: Request;
  /** Whom limits count it for. */
  readonly address: string;
  /** What the answer has for the visitor's browser. */
  readonly headers: Readonly<Record<string, string>>;
  /** Called once, when the answer is over; for a stream that is after this function has returned. */
  readonly onEnd: (ending: Ending) => void;
}

/** Checks a question, asks the model's server, and gives its answer or the fault that it came to. */
export async function answer(deps: AnswerDeps, question: Question): Promise<Response> {
  const leave = await leaveToAsk(deps, question);
  if ('fault' in leave) {
    question.onEnd({ kind: leave.fault.code, outputTokens: null });
    return faultResponse(leave.fault, question.headers);
  }
  const { body, settle } = leave;
  const patience = createPatience(question.request.signal, deps.settings.limits.longestMs);
  const onEnd = (ending: Ending) => {
    patience.end();
    if (ending.outputTokens !== null) settle(ending.outputTokens);
    question.onEnd(ending);
  };
  const called = await callUpstream(deps, body, patience);
  if ('fault' in called) {
    const { code } = called.fault;
    onEnd({ kind: code, outputTokens: mayHaveAnswered.has(code) ? null : 0 });
    return faultResponse(called.fault, question.headers);
  }
  const asked = { headers: question.headers, onEnd };
  return body.stream
    ? await streamed(called.response, patience, asked, deps.settings)
    : await inOnePiece(called.response, patience, asked);
}

/** The request for the model's server, once it is valid and the limits let it through. */
async function leaveToAsk(
  { settings, limits, now }: AnswerDeps,
  { request, address }: Question,
): Promise<{ body: UpstreamBody; settle: (outputTokens: number) => void } | { fault: Fault }> {
  if (!isJson(request)) return { fault: { code: 'not_json' } };
  const read = await readBounded(request, settings.limits.bodyBytes);
  if ('fault' in read) return { fault: { code: bodyFaults[read.fault] } };
  const parsed = parseRequest(read.text);
  if ('fault' in parsed) return parsed;
  const body = upstreamBody(parsed.request, settings, now());
  const admission = limits.admit(address, body.max_output_tokens, now());
  return 'fault' in admission ? admission : { body, settle: admission.settle };
}

const bodyFaults = {
  too_large: 'too_large',
  not_utf8: 'invalid_request',
  broken_off: 'client_left',
} as const;

/** After these the server may have written an answer that nobody has seen: it stays booked. */
const mayHaveAnswered: ReadonlySet<FaultCode> = new Set(['client_left', 'upstream_timeout']);

const isJson = ({ headers }: Request) =>
  /^application\/json(?:\s*;|$)/i.test(headers.get('content-type')?.trim() ?? '');

type Asked = Pick<Question, 'headers' | 'onEnd'>;

/** An event stream, which begins when the server's has begun. */
async function streamed(
  response: Response,
  patience: Patience,
  { headers, onEnd }: Asked,
  { limits }: ProxySettings,
): Promise<Response> {
  const isStream = /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');
  const reader = isStream ? response.body?.getReader() : undefined;
  const first = await reader?.read().catch(() => null);
  patience.rest();
  if (!reader || !first?.value) {
    if (!reader) response.body?.cancel().catch(() => {});
    const code = patience.reason() ?? (reader ? 'upstream_cut' : 'upstream_invalid');
    onEnd({ kind: code, outputTokens: null });
    return faultResponse({ code }, headers);
  }
  const stream = relayStream(reader, first.value, { patience, silenceMs: limits.silenceMs, onEnd });
  return new Response(stream, {
    // Servers in front would otherwise hold events back.
    headers: {
      ...standingHeaders,
      'Content-Type': 'text/event-stream',
      'X-Accel-Buffering': 'no',
      ...headers,
    },
  });
}

async function inOnePiece(
  response: Response,
  patience: Patience,
  { headers, onEnd }: Asked,
): Promise<Response> {
  const read = await readBounded(response, replyBytes);
  const broken = 'fault' in read && read.fault === 'broken_off' ? 'upstream_cut' : 'upstream_invalid';
  const reply = 'text' in read ? relayedReply(read.text) : (patience.reason() ?? broken);
  if (typeof reply === 'string') {
    onEnd({ kind: reply, outputTokens: null });
    return faultResponse({ code: reply }, headers);
  }
  onEnd({ kind: 'ok', outputTokens: reply.outputTokens });
  return Response.json(reply.body, { headers: { ...standingHeaders, ...headers } });
}
