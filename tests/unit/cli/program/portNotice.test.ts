import { describe, expect, it } from 'vitest';
import { noPort, portNotice } from '../../../../cli/program/portNotice.ts';

describe('cli/program/portNotice', () => {
  it('says nothing where the site is at the port that was asked for', () => {
    expect(portNotice(3000, 3000, null)).toBeNull();
  });

  it.each([
    ['EADDRINUSE', 'Port 80 is used by another program, so the site is on port 81.'],
    ['EACCES', 'You do not have permission to use port 80 (EACCES), so the site is on port 81.'],
    ['EINVAL', 'Port 80 cannot be used (EINVAL), so the site is on port 81.'],
  ])('says why the site is at another port: %s', (code, text) => {
    expect(portNotice(80, 81, code)).toBe(text);
  });

  it('says that no port is free', () => {
    const { message, hint } = noPort(3000, 'EADDRINUSE');
    expect(message).toBe('Port 3000 is used by another program, and so are the next 100.');
    expect(hint).toContain('--port');
    expect(noPort(80, 'EACCES').message).toBe('You do not have permission to use port 80 (EACCES).');
  });
});
