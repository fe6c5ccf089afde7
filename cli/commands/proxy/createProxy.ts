import { Hono } from 'hono';
import { answer } from './answer.ts';
import { type FaultCode, faultResponse, standingHeaders } from './faults.ts';
import { createLimits } from './limits.ts';
import type { ProxySettings } from './proxySettings.ts';
import type { Ending } from './relayStream.ts';
import { addressGroup } from './visitorAddress.ts';

/** The world as the proxy sees it. */
export interface ProxyDeps {
  /** The key of the model's server. */
  readonly key: string;
  /** The real time, in epoch milliseconds. */
  readonly now: () => number;
  readonly fetch: typeof fetch;
  /** Takes one line of JSON a request: its status, its milliseconds, how it ended. Nothing that anybody said is in it. */
  readonly log: (line: string) => void;
}

/** What a platform gives with each request. */
export interface ProxyBindings {
  /** The address of the visitor; `null` where the platform does not know. */
  readonly address: string | null;
}

type ProxyEnv = { Bindings: ProxyBindings; Variables: { onEnd: (ending: Ending) => void } };

const path = '/v1/responses';

/**
 * A server that asks a hosted model for the visitors of some sites, with a key that none of them sees. Its `fetch` runs
 * wherever the Fetch API does; give it `ProxyBindings` as its second argument. Limits count within this one server.
 */
export function createProxy(settings: ProxySettings, deps: ProxyDeps): Hono<ProxyEnv> {
  const { now, log } = deps;
  const origins: ReadonlySet<string> = new Set(settings.origins);
  const limits = createLimits(settings.limits);
  const app = new Hono<ProxyEnv>();

  app.use(async (context, next) => {
    const started = now();
    let ending: Ending | undefined;
    let status: number | undefined;
    // A stream ends after its status is known, everything else before.
    const tell = () => {
      if (!ending || status === undefined) return;
      const ms = Math.max(0, Math.round(now() - started));
      const { kind, outputTokens } = ending;
      log(JSON.stringify({ status, ms, kind, ...(outputTokens === null ? {} : { outputTokens }) }));
    };
    context.set('onEnd', (how) => {
      if (ending) return;
      ending = how;
      tell();
    });
    await next();
    status = context.res.status;
    tell();
  });

  app.get('/health', ({ var: { onEnd } }) => {
    onEnd({ kind: 'ok', outputTokens: null });
    return Response.json({ status: 'ok' }, { headers: standingHeaders });
  });
  app.all('/health', ({ var: { onEnd } }) => refused('method_not_allowed', onEnd, { Allow: 'GET' }));

  app.all(path, async ({ req: { raw, method }, env, var: { onEnd } }) => {
    if (method !== 'POST' && method !== 'OPTIONS') {
      return refused('method_not_allowed', onEnd, { Allow: 'POST, OPTIONS' });
    }
    const origin = raw.headers.get('origin');
    if (origin === null || !origins.has(origin)) {
      return refused('origin_not_allowed', onEnd, { Vary: 'Origin' });
    }
    if (method === 'OPTIONS') {
      onEnd({ kind: 'ok', outputTokens: null });
      return new Response(null, { status: 204, headers: { ...corsHeaders(origin), ...preflightHeaders } });
    }
    const address = addressGroup(env?.address ?? null);
    const question = { request: raw, address, headers: corsHeaders(origin), onEnd };
    return await answer({ ...deps, settings, limits }, question);
  });

  app.notFound(({ var: { onEnd } }) => refused('not_found', onEnd));
  app.onError((_, { req, var: { onEnd } }) => {
    const origin = req.header('origin') ?? '';
    return refused('internal', onEnd, origins.has(origin) ? corsHeaders(origin) : {});
  });
  return app;
}

function refused(
  code: FaultCode,
  onEnd: (ending: Ending) => void,
  headers: Readonly<Record<string, string>> = {},
): Response {
  onEnd({ kind: code, outputTokens: null });
  return faultResponse({ code }, headers);
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
