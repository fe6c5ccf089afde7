import { describe, expect, it } from 'vitest';
import { createLogReader } from '../../../../../cli/commands/clicks/logReader.ts';
import { parseFieldsLine, parseW3cLine } from '../../../../../cli/commands/clicks/w3cLog.ts';
import { clickRecord } from './support/clickRecord.ts';

const fields =
  '#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type';
const agent = 'Mozilla/5.0%20(X11;%20Linux%20x86_64;%20rv:150.0)%20Firefox/150.0';
const row = (query: string, stem = '/click.txt', ip = '203.0.113.7') =>
  `2026-11-20\t12:00:00\tIAD89-C1\t318\t${ip}\tGET\td1.cloudfront.net\t${stem}\t200\t-\t${agent}\t${query}\t-\tHit`;

function parse(line: string) {
  const columns = parseFieldsLine(fields);
  return columns && parseW3cLine(line, columns);
}

describe('cli/commands/clicks/w3cLog', () => {
  it('reads a line of a CloudFront log and undoes its encoding', () => {
    expect(parse(row('path=/deal/soup'))).toEqual(
      clickRecord({ agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Firefox/150.0' }),
    );
  });

  it('leaves the encoding of the address itself', () => {
    expect(parse(row('path=%252Fdeal%252Fsoup'))?.target).toBe('/click.txt?path=%2Fdeal%2Fsoup');
  });

  it.each([
    ['no query', row('-'), { target: '/click.txt' }],
    ['IPv6', row('-', '/', '2001:db8::1'), { ip: '2001:db8::1', target: '/' }],
    ['a broken escape', row('path=%E0%A4'), { target: '/click.txt?path=%E0%A4' }],
    [
      'spaces between its cells',
      row('path=/deal/soup').replaceAll('\t', ' '),
      clickRecord({ agent: expect.any(String) }),
    ],
  ])('reads a line with %s', (_, line, expected) => {
    expect(parse(line)).toMatchObject(expected);
  });

  it.each([
    ['half of it is missing', row('path=/deal/soup').slice(0, 70)],
    ['its date is none', row('path=/deal/soup').replace('2026-11-20', '2026-13-20')],
    ['its time is none', row('path=/deal/soup').replace('12:00:00', '-')],
  ])('takes a line for none where %s', (_, line) => {
    expect(parse(line)).toBeNull();
  });

  it('knows no columns where they do not tell of requests', () => {
    expect(parseFieldsLine('#Fields: date time action object')).toBeNull();
  });

  it('follows the columns of each header in joined logs', () => {
    const read = createLogReader();
    expect(read(row('path=/deal/soup'))).toBe('unclear');
    expect(read('#Version: 1.0')).toBe('comment');
    expect(read(fields)).toBe('comment');
    expect(read(row('path=/deal/soup'))).toMatchObject({ target: '/click.txt?path=/deal/soup' });
    read('#Fields: date time cs-uri-stem cs-method');
    expect(read('2026-11-20\t12:00:01\t/about\tGET')).toMatchObject({
      target: '/about',
      ip: null,
      agent: null,
    });
    read('#Fields: date time action object');
    expect(read('2026-11-20\t12:00:01\t/about\tGET')).toBe('unclear');
  });
});
