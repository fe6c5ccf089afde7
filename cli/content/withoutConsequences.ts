import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** That a name refers to nothing says more than that it is no slug. */
const references: readonly Diagnostic['code'][] = ['CD303', 'CD304', 'CD315', 'CD316', 'CD317'];

/**
 * One diagnostic for a mistake that several checks found at a place: the shape of a value is the cause of contradictions
 * with other entities, except that a name in the wrong form, such as "Old Town", may be the label of an entity.
 */
export function withoutConsequences(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const isShape = ({ code }: Diagnostic) => code.startsWith('CD2');
  const shapes = new Set(diagnostics.filter((item) => isShape(item) && item.code !== 'CD205').map(placeIn));
  const named = new Set(
    diagnostics.filter((item) => references.includes(item.code) && !shapes.has(placeIn(item))).map(placeIn),
  );
  const formats = new Set(diagnostics.filter(({ code }) => code === 'CD205').map(placeIn));
  return diagnostics.filter((item) => {
    const place = placeIn(item);
    if (item.range === null) return true;
    if (item.code === 'CD205') return !named.has(place);
    if (isShape(item) || references.includes(item.code)) return isShape(item) || named.has(place);
    return !shapes.has(place) && !formats.has(place);
  });
}

const placeIn = ({ file, range }: Diagnostic) => `${file}:${range?.start.line}:${range?.start.column}`;
