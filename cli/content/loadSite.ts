import * as path from 'node:path';
import type { SiteConfig } from '../../data/schema/site.ts';
import { compareDiagnostics, type Diagnostic, type Result } from '../diagnostics/diagnostic.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import { crossChecks } from './crossChecks.ts';
import { type Draft, textOf } from './draft.ts';
import { type Drafts, draftAll, type HolidayDraft } from './draftSite.ts';
import { guideChecks } from './guideChecks.ts';
import {
  guideDrafts,
  hrefFaults,
  type PathIndex,
  pathIndex,
  proseLinkFaults,
  siteLinkFaults,
} from './linkChecks.ts';
import { type ContentFiles, loadDrawings, loadPictures, loadSkyline } from './loadArt.ts';
import { pathFaults } from './pathFaults.ts';
import { drawingUses, pictureUses, skylineUse } from './pictureUses.ts';
import { readSources, unusedFiles } from './readSources.ts';
import type { Drawings, Pictures, Site, SiteHoliday, SkylineSource } from './site.ts';
import { createTexts } from './texts.ts';

/** What came of reading a content folder, and its texts, for code frames: as they are, or as they were if they are kept. */
export type LoadedSite = Result<Site> & { readonly textOf: (file: string) => string | undefined };

/**
 * Reads and checks all content below `folder`; every fault of every file is reported in one run. Diagnostics name
 * files with `label`, the folder as the reader knows it, before them. `keepsTexts` is for who will change them.
 */
export function loadSite(fs: FileSystem, folder: string, label: string, keepsTexts = false): LoadedSite {
  const texts = createTexts(fs, folder, keepsTexts);
  const { sources, faults } = readSources(fs, folder, texts);
  const drafts = draftAll(sources, faults);
  const paths = pathIndex(drafts, faults);
  faults.push(
    ...crossChecks(drafts),
    ...guideChecks(drafts, paths),
    ...pathFaults(drafts),
    ...linkFaults(drafts, paths),
  );
  const art = loadArt({ fs, folder, files: new Set(sources.others) }, drafts, faults);
  const textOf = (file: string) => texts.again(path.relative(label, file)) || undefined;
  const labelled = (items: readonly Diagnostic[]) => items.map((item) => withLabel(item, label));
  if (faults.length > 0 || !drafts.site?.value || !art) {
    return { ok: false, diagnostics: labelled(withoutEchoes(faults).sort(compareDiagnostics)), textOf };
  }
  return {
    ok: true,
    value: { ...assemble(drafts, drafts.site.value), ...art },
    warnings: labelled(unusedFiles(sources, art.pictures)),
    textOf,
  };
}

function linkFaults(drafts: Drafts, paths: PathIndex): Diagnostic[] {
  const areas = drafts.neighborhoods.flatMap((item) => textOf(item, 'id') ?? []);
  return [
    ...(drafts.site ? siteLinkFaults(drafts.site, paths, areas) : []),
    ...guideDrafts(drafts).flatMap((item) => hrefFaults(item, paths)),
    ...drafts.pages.flatMap(({ draft: { file }, markdown }) => proseLinkFaults(file, markdown.links, paths)),
  ];
}

/** One fault a place: what entities say of each other is passed over where the shape is at fault already. */
function withoutEchoes(faults: readonly Diagnostic[]): Diagnostic[] {
  const place = ({ file, range }: Diagnostic) => `${file}:${range?.start.line}:${range?.start.column}`;
  const isShape = ({ code }: Diagnostic) => code.startsWith('CD2');
  const shapes = new Set(faults.filter(isShape).map(place));
  return faults.filter((item) => isShape(item) || item.range === null || !shapes.has(place(item)));
}

interface LoadedArt {
  readonly pictures: Pictures;
  readonly drawings: Drawings;
  readonly skyline: SkylineSource;
}

/** Everything that content shows; `null` where the city's own drawing is not there. */
function loadArt(content: ContentFiles, drafts: Drafts, faults: Diagnostic[]): LoadedArt | null {
  const { pictures, faults: pictureFaults } = loadPictures(content, pictureUses(drafts));
  const { drawings, faults: drawingFaults } = loadDrawings(content, drawingUses(drafts));
  faults.push(...pictureFaults, ...drawingFaults);
  const use = skylineUse(drafts);
  if (!use) return null;
  const skyline = loadSkyline(content, use);
  if (!('code' in skyline)) return { pictures, drawings, skyline };
  faults.push(skyline);
  return null;
}

function assemble(drafts: Drafts, config: SiteConfig): Omit<Site, keyof LoadedArt> {
  const values = <T>(items: readonly Draft<T>[]) => items.flatMap((item) => item.value ?? []);
  return {
    config,
    categories: values(drafts.categories),
    neighborhoods: values(drafts.neighborhoods),
    deals: drafts.deals.flatMap(({ value, file }) => (value ? { ...value, source: file.path } : [])),
    pages: drafts.pages.flatMap(({ name, draft: { value, file }, markdown: { html } }) =>
      value ? { ...value, name, html, source: file.path } : [],
    ),
    landingPages: drafts.landingPages.flatMap(({ name, value, file }) =>
      value ? { ...value, name, source: file.path } : [],
    ),
    holidays: drafts.holidays.flatMap(assembleHoliday),
    map: drafts.map?.value ?? null,
  };
}

function assembleHoliday({ id, hub, pages }: HolidayDraft): SiteHoliday[] {
  if (!hub?.value) return [];
  const own = pages.flatMap(({ name, value, file }) => (value ? { ...value, name, source: file.path } : []));
  return [{ ...hub.value, id, source: hub.file.path, pages: own }];
}

function withLabel(item: Diagnostic, label: string): Diagnostic {
  const name = (file: string) => (file === '' ? label : `${label}/${file}`);
  const related = item.related && { ...item.related, file: name(item.related.file) };
  return { ...item, file: name(item.file), related };
}
