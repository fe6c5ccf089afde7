import { describe, expect, it } from 'vitest';
import { extraStyles } from '../../../../cli/content/extraStyles.ts';
import type { Diagnostic } from '../../../../cli/diagnostics/diagnostic.ts';
import { jsonSource } from '../../../../cli/diagnostics/sourceFile.ts';

function read(text: string): { css: string; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  return {
    css: extraStyles(
      jsonSource('extra.css', () => text),
      diagnostics,
    ),
    diagnostics,
  };
}

describe('cli/content/extraStyles', () => {
  it('puts the styles into a layer above all others, without what browsers need not read', () => {
    const { css, diagnostics } = read(`
      /* Warmer. */
      .card { border-radius: 4px; color: rgb(1 2 3 / 50%) }
      @media (width >= 40rem) {
        .card > a, .card:hover { --gap: 1px 2px; }
      }
    `);
    expect(diagnostics).toEqual([]);
    expect(css).toBe(
      '@layer extra{.card{border-radius:4px;color:rgb(1 2 3 / 50%)}@media (width >= 40rem){.card > a, .card:hover{--gap:1px 2px}}}',
    );
  });

  it('is empty without rules', () => {
    expect(read('/* Nothing yet. */')).toEqual({ css: '', diagnostics: [] });
    expect(extraStyles(null, [])).toBe('');
  });

  it('cannot end the styles of the page', () => {
    const { css } = read('.a { content: "</style>" } .b[title="</style>"] {} @media (</style) {}');
    expect(css).not.toContain('</style');
  });

  it.each([
    ['.card { color: red', 'This is not valid CSS: unclosed block.', 1],
    ['.a {}\n@import "x.css";', '@import has no effect here.', 2],
    [
      '.a { background: url(https://other.example/a.png) }',
      'The security policy of the site blocks https://other.example/a.png.',
      1,
    ],
  ])('refuses %s', (text, problem, line) => {
    expect(read(text).diagnostics).toEqual([
      expect.objectContaining({
        code: 'CD330',
        problem,
        range: expect.objectContaining({ start: expect.objectContaining({ line }) }),
      }),
    ]);
  });
});
