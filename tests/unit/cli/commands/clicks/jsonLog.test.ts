import { describe, expect, it } from 'vitest';
import { parseJsonLine } from '../../../../../cli/commands/clicks/jsonLog.ts';
import { clickRecord, phone } from './support/clickRecord.ts';

const target = '/click.txt?path=/deal/soup';
const parse = (value: unknown) => parseJsonLine(JSON.stringify(value));

describe('cli/commands/clicks/jsonLog', () => {
  it.each([
    [
      'Netlify log drains',
      {
        log_type: 'traffic',
        timestamp: '2026-11-20T12:00:00.000Z',
        client_ip: '203.0.113.7',
        user_agent: phone,
        method: 'GET',
        path: '/click.txt',
        url: `https://deals.example${target}`,
        status_code: 200,
      },
      { target: `https://deals.example${target}` },
    ],
    [
      'Cloudflare Logpush',
      {
        ClientIP: '203.0.113.7',
        ClientRequestMethod: 'GET',
        ClientRequestURI: target,
        ClientRequestUserAgent: phone,
        EdgeResponseStatus: 200,
        EdgeStartTimestamp: 1795176000000000000,
      },
      {},
    ],
    [
      'nginx with a request line',
      {
        time_local: '20/Nov/2026:07:00:00 -0500',
        remote_addr: '203.0.113.7',
        request: `GET ${target} HTTP/2.0`,
        status: '200',
        http_user_agent: phone,
      },
      {},
    ],
    [
      'nginx with a separate query',
      {
        msec: '1795176000.000',
        remote_addr: '203.0.113.7',
        request_method: 'GET',
        uri: '/click.txt',
        args: 'path=/deal/soup',
        status: 200,
        http_user_agent: phone,
      },
      {},
    ],
    [
      'Caddy',
      {
        ts: 1795176000.0004,
        request: {
          remote_ip: '203.0.113.7',
          method: 'GET',
          uri: target,
          headers: { 'User-Agent': [phone] },
        },
        status: 200,
      },
      {},
    ],
  ])('reads a line of %s', (_, line, fields) => {
    expect(parse(line)).toEqual(clickRecord(fields));
  });

  it.each([
    [
      { path: '/deal/soup', time: '2026-11-20T12:00:00Z' },
      { ip: null, userAgent: null, method: null },
    ],
    [
      {
        path: '/deal/soup',
        time: 1795176000000,
        ip: '203.0.113.7',
        userAgent: phone,
        method: 'POST',
        status: 204,
      },
      { ip: '203.0.113.7', userAgent: phone },
    ],
    [{ path: '/deal/soup', time: 1795176000000, url: 'https://x.example/c?site=1', method: 'POST' }, {}],
  ])('reads a line of an endpoint as a beacon: %j', (line, fields) => {
    expect(parse(line)).toMatchObject({
      kind: 'beacon',
      target: '/deal/soup',
      instant: Date.parse('2026-11-20T12:00:00Z'),
      ...fields,
    });
  });

  it.each([
    { path: '/deal/soup', method: 'GET', status: 200 },
    { path: '/deal/soup', status: 200 },
    { url: '/deal/soup', method: 'POST' },
  ])('reads a visit to the page itself as a request: %j', (line) => {
    expect(parse(line)).toMatchObject({ kind: 'request', target: '/deal/soup' });
  });

  it('distinguishes an empty user agent from a log without user agents', () => {
    expect(parse({ path: target })).toMatchObject({ userAgent: null, instant: null, status: null });
    expect(parse({ path: target, user_agent: '-' })).toMatchObject({ userAgent: '' });
    expect(parse({ path: target, headers: {} })).toMatchObject({ userAgent: '' });
  });

  it.each([
    '',
    '{',
    '{}',
    '[]',
    'null',
    '"/click.txt"',
    '{"path": "/click.txt?path=/deal/soup"',
    '{"path": 7}',
    '{"path": {"__proto__": "/click.txt"}}',
    '{"level": "info", "message": "started"}',
  ])('returns null for %s', (line) => {
    expect(parseJsonLine(line)).toBeNull();
  });
});
