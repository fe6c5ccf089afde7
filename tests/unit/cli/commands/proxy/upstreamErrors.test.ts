import { describe, expect, it } from 'vitest';
import { proxyErrors } from '../../../../../cli/commands/proxy/errors.ts';
import { errorForStatus, readUpstreamError } from '../../../../../cli/commands/proxy/upstreamErrors.ts';

const error = (code: string | null) => ({ code, param: null });

describe('cli/commands/proxy/upstreamErrors', () => {
  it.each([
    [401, null, 'upstream_auth'],
    [403, null, 'upstream_auth'],
    [402, null, 'upstream_quota'],
    [404, 'model_not_found', 'upstream_model'],
    [404, null, 'upstream_refused'],
    [400, null, 'upstream_refused'],
    [400, 'constructor', 'upstream_refused'],
    [429, 'insufficient_quota', 'upstream_quota'],
    [408, null, 'upstream_failed'],
    [500, null, 'upstream_failed'],
    [529, 'overloaded', 'upstream_failed'],
    [302, null, 'upstream_refused'],
  ])('maps %s %s to %s', (status, code, expected) => {
    expect(errorForStatus(status, error(code), null)).toEqual({ code: expected });
  });

  it("never blames the visitor for the proxy's key", () => {
    const [status] = proxyErrors[errorForStatus(401, error('invalid_api_key'), null).code];
    expect(status).toBe(502);
  });

  it.each([
    ['7', 7],
    ['0.2', 1],
    ['100000', 60],
    ['Fri, 20 Nov 2026 12:00:00 GMT', 10],
    ['-1', 10],
    ['1e9', 10],
    [null, 10],
  ])('limits Retry-After "%s" to %s seconds', (header, retryAfter) => {
    expect(errorForStatus(429, error(null), header)).toEqual({ code: 'upstream_rate_limited', retryAfter });
  });

  it.each(['', 'null', '[]', '{"error":"text"}', '{"error":{"code":{"a":1},"param":[]}}', '<html>'])(
    'finds no error in %s',
    (text) => {
      expect(readUpstreamError(text)).toEqual({ code: null, param: null });
    },
  );

  it('reads the rejected parameter', () => {
    const text =
      '{"error":{"message":"…","type":"invalid_request_error","param":"reasoning.effort","code":null}}';
    expect(readUpstreamError(text)).toEqual({ code: null, param: 'reasoning.effort' });
  });
});
