import { Hono } from 'hono';
import { answerRequest } from './answerRequest.ts';
import { noTokenCount } from './dayLedger.ts';
import { commonHeaders, errorResponse, type ProxyErrorCode } from './errors.ts';
import { createLimits } from './limits.ts';
import type { ProxySettings } from './proxySettings.ts';
import type { AnswerEnd } from './relayStream.ts';
import { addressGroup } from './visitorAddress.ts';

/** The outside world of the proxy. */
export interface ProxyDeps {
  /** The key of the model's server. */
  readonly key: string;
  /** The current time in epoch milliseconds. */
  readonly now: () => number;
  readonly fetch: typeof fetch;
  /** Receives a line of JSON per request: status, milliseconds and how it ended, but no text of a visitor or model. */
  readonly log: (line: string) => void;
}

/** What the platform knows of a request. */
export interface ProxyBindings {
  /** The visitor's address; `null` if the platform does not know it. */
  readonly address: string | null;
  /** Closes the connection of the request, where the platform can. */
  readonly disconnect?: () => void;
}

type OnEnd = (end: AnswerEnd) => void;
type ProxyEnv = { Bindings: ProxyBindings; Variables: { onEnd: OnEnd } };

const path = '/v1/responses';

/**
 * A server that asks a hosted model for the visitors of the configured sites, with a key that they never see. Its `fetch`
 * runs wherever the Fetch API exists and takes `ProxyBindings` as its second argument. The limits are those of this one
 * instance.
 */
export function createProxy(settings: ProxySettings, deps: ProxyDeps): Hono<ProxyEnv> {
  const origins: ReadonlySet<string> = new Set(settings.origins);
  const limits = createLimits(settings.limits);
  const app = new Hono<ProxyEnv>();

  app.use(async (context, next) => {
    const logRequest = createRequestLog(deps);
    context.set('onEnd', logRequest.onEnd);
    await next();
    logRequest.onStatus(context.res.status);
  });

  app.get('/health', ({ var: { onEnd } }) => {
    onEnd({ kind: 'ok', used: noTokenCount });
    return Response.json({ status: 'ok' }, { headers: commonHeaders });
  });
  app.all('/health', ({ var: { onEnd } }) => reject('method_not_allowed', onEnd, { Allow: 'GET' }));

  app.all(path, async ({ req: { raw, method }, env, var: { onEnd } }) => {
    if (method !== 'POST' && method !== 'OPTIONS') {
      return reject('method_not_allowed', onEnd, { Allow: 'POST, OPTIONS' });
    }
    const origin = raw.headers.get('origin');
    if (origin === null || !origins.has(origin)) {
      return reject('origin_not_allowed', onEnd, { Vary: 'Origin' });
    }
    if (method === 'OPTIONS') {
      onEnd({ kind: 'ok', used: noTokenCount });
      return new Response(null, { status: 204, headers: { ...corsHeaders(origin), ...preflightHeaders } });
    }
    const address = addressGroup(env?.address ?? null);
    const question = {
      request: raw,
      address,
      headers: corsHeaders(origin),
      disconnect: env?.disconnect,
      onEnd,
    };
    return await answerRequest({ ...deps, settings, limits }, question);
  });

  app.notFound(({ var: { onEnd } }) => reject('not_found', onEnd));
  app.onError((_, { req, var: { onEnd } }) => {
    const origin = req.header('origin') ?? '';
    return reject('internal', onEnd, origins.has(origin) ? corsHeaders(origin) : {});
  });
  return app;
}

/** Logs a request once its status and its end are both known: a stream ends after its status, anything else before. */
function createRequestLog({ now, log }: Pick<ProxyDeps, 'now' | 'log'>) {
  const started = now();
  let end: AnswerEnd | undefined;
  let status: number | undefined;
  const logIfComplete = () => {
    if (!end || status === undefined) return;
    const ms = Math.max(0, Math.round(now() - started));
    const { kind, used } = end;
    const inputTokens = used.input ?? undefined;
    const outputTokens = used.output ?? undefined;
    log(JSON.stringify({ status, ms, kind, inputTokens, outputTokens }));
  };
  return {
    onStatus(code: number) {
      status = code;
      logIfComplete();
    },
    onEnd(answerEnd: AnswerEnd) {
      if (end) return;
      end = answerEnd;
      logIfComplete();
    },
  };
}

function reject(
  code: ProxyErrorCode,
  onEnd: OnEnd,
  headers: Readonly<Record<string, string>> = {},
): Response {
  onEnd({ kind: code, used: noTokenCount });
  return errorResponse({ code }, headers);
}

const corsHeaders = (origin: string) => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Expose-Headers': 'Retry-After',
  Vary: 'Origin',
});

const preflightHeaders = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '7200',
};
