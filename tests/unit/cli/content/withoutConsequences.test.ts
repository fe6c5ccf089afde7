import { describe, expect, it } from 'vitest';
import { withoutConsequences } from '../../../../cli/content/withoutConsequences.ts';
import { type Diagnostic, diagnostic } from '../../../../cli/diagnostics/diagnostic.ts';

const at = (code: Diagnostic['code'], line: number | null) => {
  const place = { line: line ?? 1, column: 1 };
  const range = line === null ? null : { start: place, end: place };
  return diagnostic({ code, file: 'deals/food.json', range, problem: 'It is wrong.' });
};
const left = (...items: Diagnostic[]) => withoutConsequences(items).map(({ code }) => code);

describe('cli/content/withoutConsequences', () => {
  it('leaves out contradictions of a value whose shape is invalid', () => {
    expect(left(at('CD206', 3), at('CD305', 3))).toEqual(['CD206']);
    expect(left(at('CD205', 3), at('CD309', 3))).toEqual(['CD205']);
    expect(left(at('CD203', 3), at('CD304', 3))).toEqual(['CD203']);
  });

  it('keeps the better of two diagnostics about a name in the wrong form', () => {
    expect(left(at('CD205', 3), at('CD304', 3))).toEqual(['CD304']);
    expect(left(at('CD317', 3), at('CD205', 3))).toEqual(['CD317']);
  });

  it('keeps what is about different places, or about whole files', () => {
    expect(left(at('CD205', 3), at('CD304', 4), at('CD305', 5))).toEqual(['CD205', 'CD304', 'CD305']);
    expect(left(at('CD205', 1), at('CD102', null))).toEqual(['CD205', 'CD102']);
  });
});
