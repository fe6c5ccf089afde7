import { describe, expect, it } from 'vitest';
import { parseCommonLine } from '../../../../../cli/commands/clicks/commonLog.ts';
import { phone } from './support/clickRecord.ts';

const request = '"GET /click.txt?path=/deal/soup HTTP/2.0" 200 0';
const combined = `203.0.113.7 - - [20/Nov/2026:07:00:00 -0500] ${request} "https://deals.example/deal/soup" "${phone}"`;

describe('cli/commands/clicks/commonLog', () => {
  it('reads a line of a Combined log', () => {
    expect(parseCommonLine(combined)).toEqual({
      kind: 'request',
      at: Date.parse('2026-11-20T12:00:00Z'),
      ip: '203.0.113.7',
      agent: phone,
      method: 'GET',
      status: 200,
      target: '/click.txt?path=/deal/soup',
    });
  });

  it('reads a line of a Common log, which does not say which browser it was', () => {
    expect(parseCommonLine(`127.0.0.1 - frank [20/Nov/2026:07:00:00 -0500] ${request}`)).toMatchObject({
      ip: '127.0.0.1',
      agent: null,
      target: '/click.txt?path=/deal/soup',
    });
  });

  it.each([
    ['IPv6', combined.replace('203.0.113.7', '2001:db8::8a2e:370:7334'), { ip: '2001:db8::8a2e:370:7334' }],
    ['the loopback of IPv6', combined.replace('203.0.113.7', '::1'), { ip: '::1' }],
    ['a host by name', combined.replace('203.0.113.7', 'dsl-7.isp.example'), { ip: 'dsl-7.isp.example' }],
    ['a virtual host first', `deals.example:443 ${combined}`, { ip: '203.0.113.7' }],
    ['a virtual host, then IPv6', `deals.example:443 ::1${combined.slice(11)}`, { ip: '::1' }],
    ['no address', combined.replace('203.0.113.7', '-'), { ip: null }],
    ['a user with a space', combined.replace('- - [', '- john doe ['), { ip: '203.0.113.7' }],
    ['::1 and a user with a space', `::1 - john doe ${combined.slice(16)}`, { ip: '::1', agent: phone }],
    [
      'an agent with escaped quotes',
      combined.replace(phone, 'My \\"fast\\" one'),
      { agent: 'My \\"fast\\" one' },
    ],
    ['an agent that ends with a backslash', combined.replace(phone, 'x\\\\'), { agent: 'x\\\\' }],
    ['no agent', combined.replace(phone, '-'), { agent: '' }],
    ['an empty agent', combined.replace(phone, ''), { agent: '' }],
    ['more fields', `${combined} "203.0.113.9" 0.004`, { agent: phone }],
    ['no bytes', combined.replace('200 0', '304 -'), { status: 304 }],
    [
      'no HTTP at all',
      combined.replace(/"GET[^"]*"/, '"\\x16\\x03\\x01\\x02"'),
      { target: '', method: null },
    ],
    ['an empty request', combined.replace(/"GET[^"]*"/, '"-"'), { target: '' }],
    ['HTTP 0.9', combined.replace(' HTTP/2.0', ''), { target: '/click.txt?path=/deal/soup' }],
    ['a zone ahead of UTC', combined.replace('-0500', '+0530'), { at: Date.parse('2026-11-20T01:30:00Z') }],
  ])('reads a line with %s', (_, line, fields) => {
    expect(parseCommonLine(line)).toMatchObject(fields);
  });

  it.each([
    ['nothing', ''],
    ['words', 'Nov 20 07:00:00 host sshd[4711]: Accepted publickey'],
    ['a month that is none', combined.replace('Nov', 'Foo')],
    ['an hour that is none', combined.replace(':07:', ':25:')],
    ['no zone', combined.replace(' -0500', '')],
    ['no status', combined.replace(' 200 0 ', ' ')],
  ])('takes %s for no such line', (_, line) => {
    expect(parseCommonLine(line)).toBeNull();
  });

  it('takes no cut-off line for a whole one', () => {
    const end = combined.indexOf(' "https://');
    for (let length = 0; length < combined.length; length++) {
      if (length === end || length === end + 1) continue;
      expect(parseCommonLine(combined.slice(0, length)), combined.slice(0, length)).toBeNull();
    }
  });

  it('is quick with lines that were made to be slow', () => {
    const hostile = ['[', '"', '\\"', ' ', '1:1 ', '[20/Nov/2026:07:00:00 -0500] "', '" "'];
    const start = performance.now();
    for (const piece of hostile) parseCommonLine(`203.0.113.7 - - ${piece.repeat(60_000 / piece.length)}`);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
