import * as path from 'node:path';
import type { z } from 'zod';
import { reservedNames } from '../../data/model/routes.ts';
import { type Category, categorySchema } from '../../data/schema/category.ts';
import { type Deal, dealSchema } from '../../data/schema/deal.ts';
import { type Neighborhood, neighborhoodSchema } from '../../data/schema/neighborhood.ts';
import { slug } from '../../data/schema/primitives.ts';
import { type ProsePageFrontMatter, prosePageSchema } from '../../data/schema/prosePage.ts';
import { type SiteConfig, siteSchema } from '../../data/schema/site.ts';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { type Draft, draft } from './draft.ts';
import { listDrafts } from './listDrafts.ts';
import { parseJson } from './parseJson.ts';
import { type MarkdownFile, parseMarkdown } from './parseMarkdown.ts';
import type { Sources } from './readSources.ts';
import type { SourceFile } from './sourceFile.ts';

/** A page of Markdown on its way to be believed. */
export interface PageDraft {
  readonly name: string;
  readonly draft: Draft<ProsePageFrontMatter>;
  readonly markdown: MarkdownFile;
}

/** All that a content folder says, checked for shape. */
export interface Drafts {
  readonly site: Draft<SiteConfig> | null;
  readonly categories: readonly Draft<Category>[];
  readonly neighborhoods: readonly Draft<Neighborhood>[];
  readonly deals: readonly Draft<Deal>[];
  readonly pages: readonly PageDraft[];
}

/** Checks the shape of everything in `sources`; adds what is wrong with it to `faults`. */
export function draftAll(sources: Sources, faults: Diagnostic[]): Drafts {
  const list = <T>(file: SourceFile | null, schema: z.ZodType<T>, mayBeEmpty = false) =>
    file ? listDrafts(file, schema, faults, mayBeEmpty) : [];
  const drafts = {
    site: sources.site && draftSite(sources.site, faults),
    categories: list(sources.categories, categorySchema),
    neighborhoods: list(sources.neighborhoods, neighborhoodSchema),
    deals: sources.deals.flatMap((file) => list(file, dealSchema, true)),
    pages: sources.pages.flatMap((file) => draftPage(file, faults) ?? []),
  };
  if (drafts.deals.length === 0 && faults.length === 0) {
    faults.push(
      diagnostic({
        code: 'CD108',
        file: 'deals',
        problem: 'There is not one deal. Building would remove every deal page from the site.',
        expected: 'at least one file deals/*.json with at least one deal',
        hint: 'If a job that exports deals failed, run it again.',
      }),
    );
  }
  return drafts;
}

function draftSite(file: SourceFile, faults: Diagnostic[]): Draft<SiteConfig> | null {
  const parsed = parseJson(file);
  if ('value' in parsed) return draft(siteSchema, parsed.value, file, [], faults);
  faults.push(...parsed.faults);
  return null;
}

function draftPage(file: SourceFile, faults: Diagnostic[]): PageDraft | null {
  const name = path.basename(file.path, '.md');
  const nameFault = pageNameFault(file.path, name);
  if (nameFault) faults.push(nameFault);
  const parsed = parseMarkdown(file);
  if ('faults' in parsed) {
    faults.push(...parsed.faults);
    return null;
  }
  const { value } = parsed;
  return { name, markdown: value, draft: draft(prosePageSchema, value.frontMatter, file, [], faults) };
}

function pageNameFault(file: string, name: string): Diagnostic | null {
  if (!slug.safeParse(name).success) {
    const right = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '');
    return diagnostic({
      code: 'CD109',
      file,
      problem: `The name ${JSON.stringify(name)} cannot be the path of a page.`,
      expected: 'lower-case letters, digits and single hyphens, such as "about.md"',
      hint: right === '' ? null : `Rename the file to "${right}.md".`,
    });
  }
  if (!reservedNames.includes(name)) return null;
  return diagnostic({
    code: 'CD310',
    file,
    problem: `The path "/${name}" belongs to another page of the site.`,
    hint: 'Give the file another name.',
  });
}
