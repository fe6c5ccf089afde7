import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTheme } from '../../../../cli/content/checkTheme.ts';
import { draftObject } from '../../../../cli/content/draft.ts';
import type { Diagnostic } from '../../../../cli/diagnostics/diagnostic.ts';
import { jsonSource } from '../../../../cli/diagnostics/sourceFile.ts';
import { themeSchema } from '../../../../data/schema/theme.ts';
import { anyColor } from '../theme/support/colors.ts';

function problemsOf(theme: unknown): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const file = jsonSource('theme.json', () => JSON.stringify(theme));
  const draft = draftObject(themeSchema, file, problems);
  return [...problems, ...checkTheme(draft)];
}

const proposed = ({ hint }: Diagnostic) => /#[0-9a-f]{6}/.exec(hint ?? '')?.[0];

describe('cli/content/checkTheme', () => {
  it('finds nothing without theme.json, and in one that says nothing', () => {
    expect(checkTheme(null)).toEqual([]);
    expect(problemsOf({})).toEqual([]);
  });

  it('reports each field once, in the file', () => {
    const found = problemsOf({ accent: '#ffd166', text: { faint: '#cccccc' } });
    expect(found.map(({ code, file }) => `${code} ${file}`)).toEqual([
      'CD331 theme.json',
      'CD331 theme.json',
    ]);
    expect(found.map(({ problem }) => problem)).toEqual([
      'In the light theme, faint text #cccccc on the page #fbf6ec has a contrast of 1.49.',
      'In the light theme, the accent #ffd166 on the page #fbf6ec has a contrast of 1.33.',
    ]);
  });

  it('blames a page on which no text can be read', () => {
    const [first] = problemsOf({ surfaces: { page: '#808080' } });
    expect(first?.problem).toContain('on the page #808080');
    expect(first?.range?.start).toEqual({ line: 1, column: 21 });
  });

  it('proposes a color with which nothing is wrong any more', () => {
    fc.assert(
      fc.property(
        anyColor,
        fc.constantFrom('accent', 'urgent', 'ground', 'footer', 'highlight'),
        (color, field) => {
          for (const diagnostic of problemsOf({ [field]: color })) {
            const better = proposed(diagnostic);
            if (better === undefined || diagnostic.problem.startsWith('In the dark')) continue;
            const left = problemsOf({ [field]: better });
            expect(left.filter(({ problem }) => problem.startsWith('In the light'))).toEqual([]);
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});
