import { describe, expect, it } from 'vitest';
import { replaceableParts } from '../../../../cli/bundler/parts.mjs';
import { findOwnCode } from '../../../../cli/content/ownCodeFiles.ts';

/** What is found in a project with these files. */
const found = (...files: readonly string[]) =>
  findOwnCode(
    {
      exists: (folder) => files.some((file) => `/site/${file}`.startsWith(`${folder}/`)),
      list: (folder) =>
        files
          .filter((file) => `/site/${file}`.startsWith(`${folder}/`))
          .map((file) => `/site/${file}`.slice(folder.length + 1)),
    },
    '/site',
  );

describe('cli/content/ownCodeFiles', () => {
  it('finds nothing in a project without code', () => {
    expect(found('data/content/site.json', 'package.json')).toBeNull();
    expect(found('pages/notes.md', 'pages/_Layout.tsx')).toBeNull();
  });

  it('finds parts by their names, and pages by their addresses', () => {
    expect(
      found('parts/Footer.tsx', 'parts/shared/Badge.tsx', 'pages/our-picks.tsx', 'pages/about/team.tsx'),
    ).toEqual({
      files: {
        project: '/site',
        parts: ['Footer'],
        pages: { '/our-picks': 'pages/our-picks.tsx', '/about/team': 'pages/about/team.tsx' },
      },
      diagnostics: [],
    });
  });

  it.each(['parts/Header.tsx', 'parts/footer.tsx', 'parts/Footer.jsx', 'parts/styles.css'])(
    'reports %s, which replaces nothing',
    (file) => {
      expect(found(file)?.diagnostics).toMatchObject([{ code: 'CD110', file }]);
      expect(found(file)?.files.parts).toEqual([]);
    },
  );

  it('leaves files alone that editors and systems leave', () => {
    expect(found('parts/.DS_Store', 'parts/Footer.tsx~', 'pages/.keep')).toBeNull();
  });

  it.each(Object.keys(replaceableParts))('knows the part %s', (name) => {
    expect(found(`parts/${name}.tsx`)?.files.parts).toEqual([name]);
  });
});
