/** The errors that the proxy answers with: HTTP status and message. They contain no text of a visitor or a server. */
export const proxyErrors = {
  invalid_request: [400, 'The request is not valid.'],
  origin_not_allowed: [403, 'This site may not use this proxy.'],
  not_found: [404, 'There is nothing here.'],
  method_not_allowed: [405, 'This method is not allowed here.'],
  too_large: [413, 'The request is too large.'],
  not_json: [415, 'Send JSON as application/json.'],
  rate_limited: [429, 'Too many requests from this address.'],
  busy: [429, 'Too many requests at the moment.'],
  share_spent: [429, 'This address has used its share of the day.'],
  day_spent: [429, 'The daily limit is reached.'],
  upstream_rate_limited: [429, 'The model has too many requests.'],
  client_left: [499, 'The visitor has left.'],
  client_stalled: [499, 'The visitor does not read the answer.'],
  internal: [500, 'The proxy failed because of a bug.'],
  upstream_auth: [502, 'The model did not accept the key of the proxy.'],
  upstream_model: [502, 'The model does not exist.'],
  upstream_refused: [502, 'The model did not accept the request.'],
  upstream_failed: [502, 'The model failed.'],
  upstream_invalid: [502, 'The model sent no valid answer.'],
  upstream_unreachable: [502, 'The model cannot be reached.'],
  upstream_cut: [502, 'The answer of the model broke off.'],
  upstream_quota: [503, 'The account of the model is used up.'],
  not_configured: [503, 'The proxy is not configured.'],
  upstream_timeout: [504, 'The model took too long.'],
} as const;

export type ProxyErrorCode = keyof typeof proxyErrors;

export interface ProxyError {
  readonly code: ProxyErrorCode;
  /** Seconds after which to try again, if known. */
  readonly retryAfter?: number;
  /** The invalid part of the request, as a path such as "input.3.content". */
  readonly where?: string;
}

/** The JSON that the visitor's browser receives. */
export const errorBody = ({ code, where }: ProxyError) => ({
  error: { code, message: where ? `${proxyErrors[code][1]} See ${where}.` : proxyErrors[code][1] },
});

export function errorResponse(error: ProxyError, headers: Readonly<Record<string, string>> = {}): Response {
  const retry = error.retryAfter === undefined ? {} : { 'Retry-After': String(error.retryAfter) };
  return Response.json(errorBody(error), {
    status: proxyErrors[error.code][0],
    headers: { ...commonHeaders, ...retry, ...headers },
  });
}

/** The headers of every response of the proxy. */
export const commonHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
