import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { draftListOrObject } from '../../../../cli/content/draft.ts';
import type { Diagnostic } from '../../../../cli/diagnostics/diagnostic.ts';
import { jsonSource } from '../../../../cli/diagnostics/sourceFile.ts';

const schema = z.strictObject({ slug: z.string(), intro: z.string().min(1).optional() });

function read(value: unknown) {
  const diagnostics: Diagnostic[] = [];
  const file = jsonSource('deals/soup.json', () => JSON.stringify(value, null, 2));
  return { drafts: draftListOrObject(file, schema, diagnostics), diagnostics };
}

describe('cli/content/draft', () => {
  it('reads a file with a list', () => {
    const { drafts, diagnostics } = read([{ slug: 'soup' }, { slug: 'bread' }]);
    expect(diagnostics).toEqual([]);
    expect(drafts.map(({ value, path }) => [value?.slug, path])).toEqual([
      ['soup', [0]],
      ['bread', [1]],
    ]);
  });

  it('reads a file with one object, and finds its places', () => {
    const { drafts, diagnostics } = read({ slug: 'soup', color: 'red' });
    expect(drafts).toMatchObject([{ path: [], raw: { slug: 'soup' } }]);
    expect(diagnostics).toMatchObject([{ code: 'CD202', range: { start: { line: 3, column: 3 } } }]);
    expect(read({ slug: 'soup' }).drafts).toMatchObject([{ value: { slug: 'soup' } }]);
  });

  it('reads a file with an empty list as no object', () => {
    expect(read([])).toEqual({ drafts: [], diagnostics: [] });
  });

  it('says how to write a list that is wrapped in an object', () => {
    expect(read({ deals: [{ slug: 'soup' }] })).toMatchObject({
      drafts: [{ path: ['deals', 0], raw: { slug: 'soup' } }],
      diagnostics: [
        {
          code: 'CD203',
          hint: 'Write the list alone, without { "deals": … } around it.',
          range: { start: { line: 1 } },
        },
      ],
    });
  });

  it.each([null, 'soup', 7, true])('refuses a file with %j', (value) => {
    expect(read(value)).toMatchObject({
      drafts: [],
      diagnostics: [{ code: 'CD203', expected: 'one object: { … }, or a list of them: [ … ]' }],
    });
  });

  it('treats an optional text that is empty as absent', () => {
    expect(read({ slug: 'soup', intro: '' })).toMatchObject({
      drafts: [{ raw: { slug: 'soup' }, value: { slug: 'soup' } }],
      diagnostics: [],
    });
  });
});
