import { describe, expect, it } from 'vitest';
import {
  createLogParser,
  parseCommonLine,
  parseFieldsLine,
  parseW3cLine,
} from '../../../../../cli/commands/clicks/logFormats.ts';
import { clickRecord, phone } from './support/clickRecord.ts';

describe('cli/commands/clicks/logFormats', () => {
  describe('Common and Combined logs', () => {
    const request = '"GET /click.txt?path=/deal/soup HTTP/2.0" 200 0';
    const combined = `203.0.113.7 - - [20/Nov/2026:07:00:00 -0500] ${request} "https://deals.example/deal/soup" "${phone}"`;

    it('reads a line of a Combined log', () => {
      expect(parseCommonLine(combined)).toEqual({
        kind: 'request',
        instant: Date.parse('2026-11-20T12:00:00Z'),
        ip: '203.0.113.7',
        userAgent: phone,
        method: 'GET',
        status: 200,
        target: '/click.txt?path=/deal/soup',
      });
    });

    it('reads a line of a Common log, which has no user agent', () => {
      expect(parseCommonLine(`127.0.0.1 - frank [20/Nov/2026:07:00:00 -0500] ${request}`)).toMatchObject({
        ip: '127.0.0.1',
        userAgent: null,
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
      [
        '::1 and a user with a space',
        `::1 - john doe ${combined.slice(16)}`,
        { ip: '::1', userAgent: phone },
      ],
      [
        'an agent with escaped quotes',
        combined.replace(phone, 'My \\"fast\\" one'),
        { userAgent: 'My \\"fast\\" one' },
      ],
      ['an agent that ends with a backslash', combined.replace(phone, 'x\\\\'), { userAgent: 'x\\\\' }],
      ['no agent', combined.replace(phone, '-'), { userAgent: '' }],
      ['an empty agent', combined.replace(phone, ''), { userAgent: '' }],
      ['more fields', `${combined} "203.0.113.9" 0.004`, { userAgent: phone }],
      ['no bytes', combined.replace('200 0', '304 -'), { status: 304 }],
      [
        'no HTTP at all',
        combined.replace(/"GET[^"]*"/, '"\\x16\\x03\\x01\\x02"'),
        { target: '', method: null },
      ],
      ['an empty request', combined.replace(/"GET[^"]*"/, '"-"'), { target: '' }],
      ['HTTP 0.9', combined.replace(' HTTP/2.0', ''), { target: '/click.txt?path=/deal/soup' }],
      [
        'a zone ahead of UTC',
        combined.replace('-0500', '+0530'),
        { instant: Date.parse('2026-11-20T01:30:00Z') },
      ],
    ])('reads a line with %s', (_, line, fields) => {
      expect(parseCommonLine(line)).toMatchObject(fields);
    });

    it.each([
      ['nothing', ''],
      ['a line of another log', 'Nov 20 07:00:00 host sshd[4711]: Accepted publickey'],
      ['an invalid month', combined.replace('Nov', 'Foo')],
      ['an invalid hour', combined.replace(':07:', ':25:')],
      ['no zone', combined.replace(' -0500', '')],
      ['no status', combined.replace(' 200 0 ', ' ')],
    ])('returns null for %s', (_, line) => {
      expect(parseCommonLine(line)).toBeNull();
    });

    it('does not accept a line that is cut off', () => {
      const end = combined.indexOf(' "https://');
      for (let length = 0; length < combined.length; length++) {
        if (length === end || length === end + 1) continue;
        expect(parseCommonLine(combined.slice(0, length)), combined.slice(0, length)).toBeNull();
      }
    });

    it('is quick even with hostile lines', () => {
      const hostile = ['[', '"', '\\"', ' ', '1:1 ', '[20/Nov/2026:07:00:00 -0500] "', '" "'];
      const start = performance.now();
      for (const part of hostile) parseCommonLine(`203.0.113.7 - - ${part.repeat(60_000 / part.length)}`);
      expect(performance.now() - start).toBeLessThan(10_000);
    });
  });

  describe('W3C logs', () => {
    const fields =
      '#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type';
    const agent = 'Mozilla/5.0%20(X11;%20Linux%20x86_64;%20rv:150.0)%20Firefox/150.0';
    const row = (query: string, stem = '/click.txt', ip = '203.0.113.7') =>
      `2026-11-20\t12:00:00\tIAD89-C1\t318\t${ip}\tGET\td1.cloudfront.net\t${stem}\t200\t-\t${agent}\t${query}\t-\tHit`;

    function parse(line: string) {
      const columns = parseFieldsLine(fields);
      return columns && parseW3cLine(line, columns);
    }

    it('reads a line of a CloudFront log and decodes it', () => {
      expect(parse(row('path=/deal/soup'))).toEqual(
        clickRecord({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0' }),
      );
    });

    it('keeps the encoding of the address itself', () => {
      expect(parse(row('path=%252Fdeal%252Fsoup'))?.target).toBe('/click.txt?path=%2Fdeal%2Fsoup');
    });

    it.each([
      ['no query', row('-'), { target: '/click.txt' }],
      ['IPv6', row('-', '/', '2001:db8::1'), { ip: '2001:db8::1', target: '/' }],
      ['a broken escape', row('path=%E0%A4'), { target: '/click.txt?path=%E0%A4' }],
      [
        'spaces between its cells',
        row('path=/deal/soup').replaceAll('\t', ' '),
        clickRecord({ userAgent: expect.any(String) }),
      ],
    ])('reads a line with %s', (_, line, expected) => {
      expect(parse(line)).toMatchObject(expected);
    });

    it.each([
      ['half of it is missing', row('path=/deal/soup').slice(0, 70)],
      ['its date is invalid', row('path=/deal/soup').replace('2026-11-20', '2026-13-20')],
      ['its time is missing', row('path=/deal/soup').replace('12:00:00', '-')],
    ])('returns null if %s', (_, line) => {
      expect(parse(line)).toBeNull();
    });

    it('returns null for columns that do not describe requests', () => {
      expect(parseFieldsLine('#Fields: date time action object')).toBeNull();
    });

    it('follows the columns of each header in joined logs', () => {
      const read = createLogParser();
      expect(read(row('path=/deal/soup'))).toBe('unrecognized');
      expect(read('#Version: 1.0')).toBe('comment');
      expect(read(fields)).toBe('comment');
      expect(read(row('path=/deal/soup'))).toMatchObject({ target: '/click.txt?path=/deal/soup' });
      read('#Fields: date time cs-uri-stem cs-method');
      expect(read('2026-11-20\t12:00:01\t/about\tGET')).toMatchObject({
        target: '/about',
        ip: null,
        userAgent: null,
      });
      read('#Fields: date time action object');
      expect(read('2026-11-20\t12:00:01\t/about\tGET')).toBe('unrecognized');
    });
  });
});
