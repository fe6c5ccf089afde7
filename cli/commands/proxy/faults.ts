/** Every way in which the proxy does not answer: its status, and what it says. Nothing that others said is in it. */
export const faults = {
  invalid_request: [400, 'The request is not valid.'],
  origin_not_allowed: [403, 'This site may not use this proxy.'],
  not_found: [404, 'There is nothing here.'],
  method_not_allowed: [405, 'This method is not allowed here.'],
  too_large: [413, 'The request is too large.'],
  not_json: [415, 'Send JSON as application/json.'],
  rate_limited: [429, 'Too many requests from this address.'],
  busy: [429, 'Too many requests at the moment.'],
  day_spent: [429, 'The limit of this day is reached.'],
  upstream_rate_limited: [429, 'The model has too many requests.'],
  client_left: [499, 'The visitor has left.'],
  internal: [500, 'The proxy met a fault of its own.'],
  upstream_auth: [502, 'The model did not accept the key of the proxy.'],
  upstream_model: [502, 'The model does not exist.'],
  upstream_refused: [502, 'The model did not accept the request.'],
  upstream_failed: [502, 'The model failed.'],
  upstream_invalid: [502, 'The model gave no valid answer.'],
  upstream_unreachable: [502, 'The model cannot be reached.'],
  upstream_cut: [502, 'The answer of the model broke off.'],
  upstream_quota: [503, 'The account of the model is used up.'],
  not_configured: [503, 'The proxy is not configured.'],
  upstream_timeout: [504, 'The model took too long.'],
} as const;

export type FaultCode = keyof typeof faults;

/** Something that goes wrong in a known way. */
export interface Fault {
  readonly code: FaultCode;
  /** Seconds after which to try again, where that is known. */
  readonly retryAfter?: number;
  /** What of the request is not valid, as a path such as "input.3.content". */
  readonly where?: string;
}

/** What the visitor's browser is told of a fault. */
export const faultBody = ({ code, where }: Fault) => ({
  error: { code, message: where ? `${faults[code][1]} See ${where}.` : faults[code][1] },
});

/** The answer to a request that has come to a fault. */
export function faultResponse(fault: Fault, headers: Readonly<Record<string, string>> = {}): Response {
  const wait = fault.retryAfter === undefined ? {} : { 'Retry-After': String(fault.retryAfter) };
  return Response.json(faultBody(fault), {
    status: faults[fault.code][0],
    headers: { ...standingHeaders, ...wait, ...headers },
  });
}

/** What all answers of the proxy have. */
export const standingHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
