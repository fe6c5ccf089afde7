import { describe, expect, it } from 'vitest';
import { unknownLogFormat, unreadableLog } from '../../../../../cli/commands/clicks/logDiagnostics.ts';
import { systemError } from '../../../../support/faultyFileSystem.ts';

describe('cli/commands/clicks/logDiagnostics', () => {
  it.each([
    ['[{"path": "/deal/soup"},', 'on a line of its own'],
    ['  [', 'combined'],
    ['2026-11-20\t12:00:00\tIAD\t1\t::1\tGET\t/', 'begin with #'],
    ['BZh91AY&SY', 'Unpack'],
    ['PK\u0003\u0004\u0000', 'Unpack'],
    ['Nov 20 07:00:00 host sshd[1]: hello', '"combined"'],
  ])('has a hint for a log that starts with %j', (text, hint) => {
    expect(unknownLogFormat('a.log', { number: 1, text }).hint).toContain(hint);
  });

  it.each([
    ['ENOENT', 'no such file'],
    ['EISDIR', 'a folder'],
    ['EACCES', 'permission'],
    ['EIO', 'cannot be read'],
    ['Z_DATA_ERROR', 'damaged'],
    ['Z_BUF_ERROR', 'incomplete'],
  ])('explains why a log is unreadable: %s', (code, problem) => {
    expect(unreadableLog('a.log', systemError(code))).toMatchObject({ code: 'CD701', file: 'a.log' });
    expect(unreadableLog('a.log', systemError(code))?.problem).toContain(problem);
  });

  it.each([new Error('x'), systemError('ERR_INVALID_ARG_TYPE'), 'EIO', null])(
    'returns null for a bug: %s',
    (error) => {
      expect(unreadableLog('a.log', error)).toBeNull();
    },
  );
});
