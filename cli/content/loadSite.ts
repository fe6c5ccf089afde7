import * as path from 'node:path';
import { reservedNames } from '../../data/model/routes.ts';
import { type Category, categorySchema } from '../../data/schema/category.ts';
import { type Deal, dealSchema } from '../../data/schema/deal.ts';
import { type Neighborhood, neighborhoodSchema } from '../../data/schema/neighborhood.ts';
import { slug } from '../../data/schema/primitives.ts';
import { type ProsePageFrontMatter, prosePageSchema } from '../../data/schema/prosePage.ts';
import { type SiteConfig, siteSchema } from '../../data/schema/site.ts';
import { compareDiagnostics, type Diagnostic, diagnostic, type Result } from '../diagnostics/diagnostic.ts';
import { suggestion } from '../diagnostics/zodIssues.ts';
import type { FileSystem } from '../effects/fileSystem.ts';
import { crossChecks } from './crossChecks.ts';
import { type Draft, draft, textOf } from './draft.ts';
import { knownPaths, proseLinkFaults, siteLinkFaults } from './linkChecks.ts';
import { listDrafts } from './listDrafts.ts';
import { loadPictures, type PictureUse } from './loadPictures.ts';
import { parseJson } from './parseJson.ts';
import { type MarkdownFile, parseMarkdown } from './parseMarkdown.ts';
import { readSources, type Sources } from './readSources.ts';
import type { Site } from './site.ts';
import type { SourceFile } from './sourceFile.ts';

interface PageDraft {
  readonly name: string;
  readonly draft: Draft<ProsePageFrontMatter>;
  readonly markdown: MarkdownFile;
}

interface Drafts {
  readonly site: Draft<SiteConfig> | null;
  readonly categories: readonly Draft<Category>[];
  readonly neighborhoods: readonly Draft<Neighborhood>[];
  readonly deals: readonly Draft<Deal>[];
  readonly pages: readonly PageDraft[];
}

/** What came of reading a content folder, and the texts read, for code frames. */
export type LoadedSite = Result<Site> & { readonly textOf: (file: string) => string | undefined };

/**
 * Reads and checks all content below `folder`; every fault of every file is reported in one run. Diagnostics name
 * files with `label`, the folder as the reader knows it, before them.
 */
export function loadSite(fs: FileSystem, folder: string, label: string): LoadedSite {
  const { sources, faults } = readSources(fs, folder);
  const drafts = draftAll(sources, faults);
  faults.push(...crossChecks(drafts), ...linkFaults(drafts));
  const { pictures, faults: pictureFaults } = loadPictures(fs, folder, pictureUses(drafts), sources.others);
  faults.push(...pictureFaults);
  const textOf = textsOf(sources, label);
  const labelled = (items: readonly Diagnostic[]) => items.map((item) => withLabel(item, label));
  if (faults.length > 0 || !drafts.site?.value) {
    return { ok: false, diagnostics: labelled(faults.sort(compareDiagnostics)), textOf };
  }
  return {
    ok: true,
    value: assemble(drafts, drafts.site.value, pictures),
    warnings: labelled(unusedFiles(sources, pictures)),
    textOf,
  };
}

function draftAll(sources: Sources, faults: Diagnostic[]): Drafts {
  const list = <T>(file: SourceFile | null, schema: Parameters<typeof listDrafts<T>>[1]) =>
    file ? listDrafts(file, schema, faults) : [];
  const drafts = {
    site: sources.site && draftSite(sources.site, faults),
    categories: list(sources.categories, categorySchema),
    neighborhoods: list(sources.neighborhoods, neighborhoodSchema),
    deals: sources.deals.flatMap((file) => list(file, dealSchema)),
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
    return diagnostic({
      code: 'CD109',
      file,
      problem: 'The name of the file becomes the path of the page, and cannot be one.',
      expected: 'lower-case letters, digits and single hyphens, such as "about.md"',
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

function linkFaults({ site, categories, neighborhoods, deals, pages }: Drafts): Diagnostic[] {
  const paths = knownPaths({ categories, neighborhoods, deals, pages: pages.map(({ name }) => name) });
  const areas = neighborhoods.flatMap((item) => textOf(item, 'id') ?? []);
  return [
    ...(site ? siteLinkFaults(site, paths, areas) : []),
    ...pages.flatMap(({ draft: { file }, markdown }) => proseLinkFaults(file, markdown.links, paths)),
  ];
}

function pictureUses({ site, categories, deals }: Drafts): PictureUse[] {
  const uses: PictureUse[] = [];
  const use = (item: Draft<unknown>, steps: readonly PropertyKey[], ref: string | undefined) => {
    if (ref !== undefined) uses.push({ ref, file: item.file, path: [...item.path, ...steps] });
  };
  if (site?.value) {
    const { brand, assistant } = site.value;
    use(site, ['brand', 'mark'], brand.mark);
    use(site, ['brand', 'socialImage'], brand.socialImage);
    use(site, ['brand', 'skyline', 'light'], brand.skyline.light);
    use(site, ['brand', 'skyline', 'dark'], brand.skyline.dark);
    use(site, ['brand', 'assistant'], brand.assistant);
    use(site, ['brand', 'assistantLost'], brand.assistantLost);
    assistant.quickReplies.forEach((reply, index) => {
      use(site, ['assistant', 'quickReplies', index, 'image'], reply.image);
    });
  }
  for (const item of categories) use(item, ['image'], item.value?.image);
  for (const item of deals) use(item, ['imageUrl'], item.value?.imageUrl);
  return uses;
}

function assemble(drafts: Drafts, config: SiteConfig, pictures: Site['pictures']): Site {
  const values = <T>(items: readonly Draft<T>[]) => items.flatMap((item) => item.value ?? []);
  return {
    config,
    categories: values(drafts.categories),
    neighborhoods: values(drafts.neighborhoods),
    deals: drafts.deals.flatMap(({ value, file }) => (value ? { ...value, source: file.path } : [])),
    pages: drafts.pages.flatMap(({ name, draft: { value, file }, markdown: { html } }) =>
      value ? { ...value, name, html, source: file.path } : [],
    ),
    pictures,
  };
}

function withLabel(item: Diagnostic, label: string): Diagnostic {
  const name = (file: string) => (file === '' ? label : `${label}/${file}`);
  const related = item.related && { ...item.related, file: name(item.related.file) };
  return { ...item, file: name(item.file), related };
}

function textsOf({ site, categories, neighborhoods, deals, pages }: Sources, label: string) {
  const all = [site, categories, neighborhoods, ...deals, ...pages].flatMap((file) => file ?? []);
  const texts = new Map(all.map((file) => [`${label}/${file.path}`, file.text]));
  return (file: string) => texts.get(file);
}

/** Files that nothing uses (CD403); pictures, licence notices and hidden files may lie about. */
function unusedFiles({ others }: Sources, pictures: Site['pictures']): Diagnostic[] {
  return others
    .filter((file) => !pictures.has(file) && /\.(?:json|md|markdown|ya?ml|html?)$/i.test(file))
    .filter((file) => !/(?:^|\/)(?:NOTICE|LICENSE|README)[^/]*$/i.test(file))
    .map((file) =>
      diagnostic({
        code: 'CD403',
        severity: 'warning',
        file,
        problem: 'Nothing reads this file.',
        expected: 'deals/*.json and pages/*.md',
        hint: suggestion(file.split('/')[0], ['deals', 'pages']),
      }),
    );
}
