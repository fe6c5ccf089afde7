import { describe, expect, it } from 'vitest';
import { isReservedHost } from '../../../../cli/network/reservedHosts.ts';

describe('cli/network/reservedHosts', () => {
  it.each(['deals.example', 'a.test', 'www.example.com', 'x.localhost', 'localhost', 'A.EXAMPLE'])(
    'recognizes %s',
    (hostname) => {
      expect(isReservedHost(hostname)).toBe(true);
    },
  );

  it.each(['example.city', 'notexample.com', 'example.com.au', 'test.city'])('accepts %s', (hostname) => {
    expect(isReservedHost(hostname)).toBe(false);
  });
});
