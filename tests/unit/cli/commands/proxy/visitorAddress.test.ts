import { describe, expect, it } from 'vitest';
import { addressGroup, visitorAddress } from '../../../../../cli/commands/proxy/visitorAddress.ts';

describe('cli/commands/proxy/visitorAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['203.0.113.7:50123', '203.0.113.7'],
    ['[2001:db8:1:2::1]:50123', '2001:db8:1:2::/64'],
    ['2001:db8:1:2', 'unknown'],
    ['1::2::3', 'unknown'],
    ['12345::1', 'unknown'],
    ['unix:/run/x.sock', 'unknown'],
    ['', 'unknown'],
    [null, 'unknown'],
  ])('groups %s as %s', (address, group) => {
    expect(addressGroup(address)).toBe(group);
  });

  it('uses the address of the connection, whatever the headers say', () => {
    const headers = new Headers({ 'X-Forwarded-For': '198.51.100.1', 'X-Real-IP': '198.51.100.2' });
    expect(visitorAddress('203.0.113.7', { header: null, headers })).toBe('203.0.113.7');
  });

  it('uses the last address of the trusted header', () => {
    const headers = new Headers({ 'X-Forwarded-For': '10.0.0.1, 198.51.100.1 , 203.0.113.9' });
    expect(visitorAddress('127.0.0.1', { header: 'x-forwarded-for', headers })).toBe('203.0.113.9');
  });

  it('falls back to the connection if the trusted header is missing', () => {
    expect(visitorAddress('127.0.0.1', { header: 'X-Real-IP', headers: new Headers() })).toBe('127.0.0.1');
  });
});
