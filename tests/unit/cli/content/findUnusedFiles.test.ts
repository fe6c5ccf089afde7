import { describe, expect, it } from 'vitest';
import { createContentTexts } from '../../../../cli/content/contentTexts.ts';
import { findUnusedFiles } from '../../../../cli/content/findUnusedFiles.ts';
import { readSources } from '../../../../cli/content/readSources.ts';
import { memoryFileSystem } from '../support/memoryFileSystem.ts';

function unusedOf(...files: string[]) {
  const fs = memoryFileSystem(Object.fromEntries(files.map((file) => [`/content/${file}`, '[]'])));
  const { sources } = readSources(fs, '/content', createContentTexts(fs, '/content'));
  return findUnusedFiles(sources, new Map()).map(({ file, hint }) => [file, hint]);
}

describe('cli/content/findUnusedFiles', () => {
  it('says nothing of files that are read', () => {
    expect(unusedOf('deals/soup.json', 'questions/soup.json', 'pages/about.md', 'NOTICE-map.md')).toEqual([]);
  });

  it('says what to do about files in the wrong folder', () => {
    expect(unusedOf('question/soup.json', 'questions/food/soup.json', 'recipes/soup.json')).toEqual([
      ['question/soup.json', 'Did you mean the folder "questions"?'],
      ['questions/food/soup.json', 'Subfolders of questions/ are not read: move the file up.'],
      ['recipes/soup.json', null],
    ]);
  });
});
