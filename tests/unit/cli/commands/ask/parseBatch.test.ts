import { describe, expect, it } from 'vitest';
import { parseBatch } from '../../../../../cli/commands/ask/parseBatch.ts';
import { UsageError } from '../../../../../cli/program/usageError.ts';

describe('cli/commands/ask/parseBatch', () => {
  it('reads one conversation per line, and ignores other fields', () => {
    const text = '{"id":"a","turns":["hi","Ä\\n\\"b\\""],"expect":{"x":1}}\r\n\n   \n{"id":"","turns":[]}';
    expect(parseBatch(text, 'f')).toEqual([
      { id: 'a', turns: ['hi', 'Ä\n"b"'] },
      { id: '', turns: [] },
    ]);
  });

  it('returns no conversations for an empty file', () => {
    expect(parseBatch('', 'f')).toEqual([]);
    expect(parseBatch('\n\n', 'f')).toEqual([]);
  });

  it.each([
    '{',
    'null',
    '7',
    '"hi"',
    '[]',
    '{}',
    '{"id":"a"}',
    '{"id":1,"turns":[]}',
    '{"id":"a","turns":[null]}',
  ])('rejects a line that is %s, and shows a valid one', (line) => {
    const parse = () => parseBatch(`{"id":"a","turns":[]}\n\n${line}\n`, 'talks/one.jsonl');
    expect(parse).toThrow(UsageError);
    expect(parse).toThrow('talks/one.jsonl:3 is not a conversation.');
    expect(parse).toThrow(expect.objectContaining({ hint: expect.stringContaining('{"id":"1","turns":') }));
  });
});
