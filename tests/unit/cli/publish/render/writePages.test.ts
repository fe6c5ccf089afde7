import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEncoder } from '../../../../../cli/publish/render/writePages.ts';

const shell = { start: '<!doctype html>', middle: '<style>é</style>', end: '</html>' };
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8');

describe('cli/publish/render/writePages', () => {
  it('encodes the parts of any page in order, one page after the other', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { maxLength: 5 }), (pages) => {
        const encode = createEncoder();
        for (const [head, main] of pages) {
          const bytes = encode({ shell, head, main });
          expect(textOf(bytes)).toBe(shell.start + head + shell.middle + main + shell.end);
        }
      }),
    );
  });

  it('grows for a page that is larger than all before', () => {
    const encode = createEncoder();
    const main = '’'.repeat(300_000);
    expect(textOf(encode({ shell, head: '', main }))).toContain(main);
    expect(textOf(encode({ shell, head: 'after', main: '' }))).toBe(
      `${shell.start}after${shell.middle}${shell.end}`,
    );
  });
});
