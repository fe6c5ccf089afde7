import * as path from 'node:path';
import { inCatalogue } from '../../data/messages/t.ts';
import { compareDiagnostics, type Diagnostic, type Result } from '../diagnostics/diagnostic.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import { noTextCache, type TextCache } from '../files/textCache.ts';
import { defaultLook, lookOf, withFonts } from '../theme/look.ts';
import { assembleSite } from './assembleSite.ts';
import { checkAssistantLanguage } from './checkAssistantLanguage.ts';
import { checkCoordinates } from './checkCoordinates.ts';
import { checkEntities } from './checkEntities.ts';
import { checkGuides } from './checkGuides.ts';
import { checkHrefs, checkProseLinks, checkProseTags, checkSiteLinks, guideDrafts } from './checkLinks.ts';
import { checkMentions } from './checkMentions.ts';
import { checkPrivacy } from './checkPrivacy.ts';
import { checkQuestions } from './checkQuestions.ts';
import { checkReferences } from './checkReferences.ts';
import { checkTheme } from './checkTheme.ts';
import { checkUnchecked } from './checkUnchecked.ts';
import { clickLedgerPath, emptyClickLedger, readClickLedger } from './clickLedger.ts';
import { type ContentTexts, createContentTexts } from './contentTexts.ts';
import { dealsToCheck } from './dealsToCheck.ts';
import { draftSite, type SiteDrafts } from './draftSite.ts';
import { extraStyles } from './extraStyles.ts';
import { findUnusedFiles } from './findUnusedFiles.ts';
import { loadArt } from './loadArt.ts';
import { loadFonts } from './loadFonts.ts';
import { linkTargets, loadPublicFiles } from './publicFiles.ts';
import { readSources, type Sources } from './readSources.ts';
import type { Site, SiteOwnPage } from './site.ts';
import { checkPaths, type PathIndex, pathIndex } from './sitePaths.ts';
import { checkRoutes } from './siteRoutes.ts';
import { loadSlots } from './slots/loadSlots.ts';
import { withoutConsequences } from './withoutConsequences.ts';

/** The content of a folder or its problems, and the texts of its files for code frames. */
export type LoadedSite = Result<Site> & { readonly textOf: (file: string) => string | undefined };

/**
 * Reads and checks all content below `folder`, and reports every problem of every file in one run. Diagnostics name
 * files with `label`, the folder as it was typed, before them. `ownPages` are those of the project, `cache` has what earlier builds
 * have checked.
 */
export function loadSite(
  fs: FileSystem,
  folder: string,
  label: string,
  ownPages: readonly SiteOwnPage[] = [],
  cache: TextCache = noTextCache,
): LoadedSite {
  const texts = createContentTexts(fs, folder);
  const { sources, diagnostics } = readSources(fs, folder, texts);
  const drafts = draftSite(sources, diagnostics, cache);
  return inCatalogue(drafts.catalogue, () =>
    checkDrafts({ fs, folder, label, ownPages, cache, texts, sources, drafts, diagnostics }),
  );
}

/** Content of which each file has been checked alone; `diagnostics` are what is wrong with them. */
interface DraftedContent {
  readonly fs: FileSystem;
  readonly folder: string;
  readonly label: string;
  readonly ownPages: readonly SiteOwnPage[];
  readonly cache: TextCache;
  readonly texts: ContentTexts;
  readonly sources: Sources;
  readonly drafts: SiteDrafts;
  readonly diagnostics: Diagnostic[];
}

/** Checks what needs several files, and makes the site of them. */
function checkDrafts(content: DraftedContent): LoadedSite {
  const { fs, folder, label, ownPages, cache, texts, sources, drafts, diagnostics } = content;
  const paths = pathIndex(drafts, diagnostics, ownPages);
  const toCheck = dealsToCheck(drafts, cache);
  const coordinates = checkCoordinates(drafts, toCheck.deals);
  diagnostics.push(
    ...coordinates.filter(({ severity }) => severity === 'error'),
    ...checkEntities(drafts, toCheck.deals),
    ...checkGuides(drafts, paths),
    ...checkReferences(drafts, paths, toCheck.deals),
    ...checkPaths(drafts, ownPages),
    ...checkAllLinks(drafts, linkTargets(paths, drafts)),
    ...checkTheme(drafts.theme),
    ...(drafts.site ? checkRoutes(drafts.site) : []),
  );
  const config = drafts.site?.value ?? null;
  const ledger = config
    ? readClickLedger({ fs, folder, texts }, clickLedgerPath(config, folder), diagnostics)
    : emptyClickLedger;
  const look = drafts.theme?.value ? lookOf(drafts.theme.value) : defaultLook;
  const files = new Set(sources.others);
  const art = loadArt({ fs, folder, files }, drafts, look.brand, diagnostics);
  const publicFiles = loadPublicFiles({ fs, folder }, drafts, paths, diagnostics);
  const slots = loadSlots(sources.slots, config?.allowedHosts ?? [], diagnostics);
  const fonts = loadFonts(
    { fs, folder, files },
    drafts,
    [slots.head, slots.beforeFooter, slots.footer],
    diagnostics,
  );
  const additions = {
    publicFiles,
    fonts: fonts.files,
    look: withFonts(look, fonts.fonts),
    slots,
    extraStyles: extraStyles(sources.extraStyles, diagnostics),
  };
  const textOf = (file: string) => texts.reopen(path.relative(label, file)) || undefined;
  const labelled = (items: readonly Diagnostic[]) => items.map((item) => withLabel(item, label));
  if (diagnostics.length > 0 || !config || !art) {
    return {
      ok: false,
      diagnostics: labelled(withoutConsequences(diagnostics).sort(compareDiagnostics)),
      textOf,
    };
  }
  const warnings = [
    ...coordinates,
    ...checkMentions(drafts, cache),
    ...checkQuestions(drafts),
    ...checkPrivacy(drafts),
    ...checkAssistantLanguage(drafts),
    ...checkUnchecked(drafts),
    ...findUnusedFiles(sources, art.pictures),
  ];
  toCheck.remember(warnings);
  return {
    ok: true,
    value: {
      ...assembleSite(drafts, config, ledger),
      ...art,
      ...additions,
      messages: drafts.catalogue,
      ownPages,
    },
    warnings: labelled(warnings),
    textOf,
  };
}

function checkAllLinks(drafts: SiteDrafts, paths: PathIndex): Diagnostic[] {
  return [
    ...(drafts.site ? checkSiteLinks(drafts.site, paths, drafts) : []),
    ...guideDrafts(drafts).flatMap((item) => checkHrefs(item, paths)),
    ...drafts.pages.flatMap(({ draft: { file }, markdown }) => [
      ...checkProseLinks(file, markdown.links, paths),
      ...checkProseTags(file, markdown.tags),
    ]),
  ];
}

function withLabel(item: Diagnostic, label: string): Diagnostic {
  const name = (file: string) => {
    if (file === '') return label;
    // The ledger of clicks is outside of the content folder.
    return file.startsWith('../') ? path.posix.join(label, file) : `${label}/${file}`;
  };
  const related = item.related && { ...item.related, file: name(item.related.file) };
  return { ...item, file: name(item.file), related };
}
