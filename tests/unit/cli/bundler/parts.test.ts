import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type * as Public from '../../../../cli/api/partTypes.d.ts';
import { root } from '../../../../cli/bundler/bundleFolder.mjs';
import {
  ownPageTemplate,
  pageFrame,
  pageTemplates,
  partImports,
  replaceableParts,
} from '../../../../cli/bundler/parts.mjs';
import type { CategoryTile, Chrome, DealCardData } from '../../../../data/model/pages/view.ts';
import { sampleAssets } from '../../../support/sampleAssets.ts';

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('cli/bundler/parts', () => {
  it.each(Object.entries(replaceableParts))('%s is all that its file exports', (name, file) => {
    expect(
      [...textOf(file).matchAll(/^export (?!type|interface)\w+ (\w+)/gm)].map(([, found]) => found),
    ).toEqual([name]);
  });

  it.each(Object.entries(partImports))('%s is what projects may import', (name, file) => {
    expect(textOf(file)).toMatch(new RegExp(`^export (?:function|const) ${name}\\b`, 'm'));
    expect(textOf('cli/api/partComponents.d.ts')).toContain(`export declare function ${name}(`);
  });

  it('knows the template of every kind of page', () => {
    const kinds = Object.keys(sampleAssets.styles).filter((kind) => kind !== 'own');
    expect(Object.keys(pageTemplates).sort()).toEqual(kinds.sort());
    for (const file of [...Object.values(pageTemplates), ownPageTemplate, pageFrame])
      expect(textOf('templates/renderPage.tsx')).toContain(`'./${file.replace('templates/', '')}'`);
  });

  it('describes each part and its props in the docs', () => {
    for (const name of Object.keys(replaceableParts)) {
      expect(textOf('docs/parts.md')).toContain(`| \`${name}.tsx\` |`);
      expect(textOf('cli/api/partTypes.d.ts')).toContain(`export interface ${name}Props {`);
    }
  });

  it('has types that fit those of the program', () => {
    expectTypeOf<DealCardData>().toExtend<Public.ListedDeal>();
    expectTypeOf<CategoryTile>().toExtend<Public.ShownCategory>();
    expectTypeOf<Chrome>().toExtend<Public.SiteFrame>();
    expectTypeOf<Public.ListedDeal>().toExtend<DealCardData>();
    expectTypeOf<Public.ShownCategory>().toExtend<CategoryTile>();
  });
});
