import { describe, expect, it } from 'vitest';
import { isPrivateAddress } from '../../../../../../cli/commands/import/source/privateAddress.ts';

describe('cli/commands/import/source/privateAddress', () => {
  it.each([
    ...['127.0.0.1', '10.1.2.3', '192.168.0.1', '172.31.255.255', '169.254.169.254', '0.0.0.0', '100.64.0.1'],
    ...[
      '::1',
      '::',
      'fe80::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '64:ff9b::10.0.0.1',
      '255.255.255.255',
    ],
  ])('knows %s', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])('lets %s pass', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});
