import * as path from 'node:path';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { FileSystem } from '../../files/fileSystem.ts';
import { digest } from '../../files/hash.ts';
import { collapseSpaces, parseMarkup, rawText, textWithout } from '../../html/markup.ts';
import { isInside, parseManifest } from '../../publish/manifest.ts';
import { manifestFile } from '../../publish/manifestHead.ts';
import type { BuiltPages, IndexablePage } from './changes.ts';
import type { OutputFolder } from './notifiedState.ts';
import { notBuilt } from './notifyDiagnostics.ts';

/**
 * The pages of the site in an output folder, according to its manifest and sitemap; a diagnostic if it is not a complete
 * site of `origin` (CD601). Throws the system's error for a file that cannot be read, as does the result.
 */
export function readBuiltPages(
  fs: FileSystem,
  { folder, label }: OutputFolder,
  origin: string,
): BuiltPages | Diagnostic {
  const read = (file: string) => fs.readText(path.join(folder, file));
  if (!fs.exists(path.join(folder, manifestFile))) {
    return notBuilt(label, 'There is no built site in this folder.');
  }
  const manifest = parseManifest(read(manifestFile));
  if (!manifest) return notBuilt(`${label}/${manifestFile}`, 'The build manifest cannot be read.');
  if (manifest.shard !== undefined) {
    return notBuilt(label, `The folder contains only part ${manifest.shard} of the site.`);
  }
  const listed = listedPaths(read, origin);
  if (!listed) return notBuilt(label, `The site in this folder was not built for ${origin}.`);
  const indexable = listed.flatMap((page): IndexablePage[] => {
    const entry = manifest.pages[page];
    // A build that is still running may list pages before they are in the manifest; they wait for the next run.
    return entry ? [{ path: page, fingerprint: entry.fingerprint, lastModified: entry.lastModified }] : [];
  });
  return {
    indexable,
    has: (page) => Object.hasOwn(manifest.pages, page),
    textHashOf: (page) => digest(pageText(read(manifest.pages[page]?.file ?? ''))),
  };
}

/** The paths in the sitemap and those that it refers to; `null` if it is of another site. */
function listedPaths(read: (file: string) => string, origin: string): readonly string[] | null {
  const main = parseSitemap(read('sitemap.xml'), origin);
  if (!main?.files.every(isInside)) return null;
  const parts = main.files.map((file) => parseSitemap(read(file), origin));
  return parts.every((part) => part !== null)
    ? [...main.paths, ...parts.flatMap(({ paths }) => paths)]
    : null;
}

/** What a sitemap lists: paths of pages, or names of further sitemaps. */
export interface SitemapContent {
  readonly paths: readonly string[];
  readonly files: readonly string[];
}

/** The content of a sitemap that a build of the site at `origin` wrote; `null` if it is of another site. */
export function parseSitemap(text: string, origin: string): SitemapContent | null {
  const paths = addressesIn(text, 'url').map((address) => pathOn(origin, address));
  const files = addressesIn(text, 'sitemap').map((address) => pathOn(origin, address)?.slice(1) ?? null);
  return isComplete(paths) && isComplete(files) ? { paths, files } : null;
}

const addressesIn = (text: string, tag: 'url' | 'sitemap') =>
  [...text.matchAll(new RegExp(`<${tag}><loc>([^<]*)</loc>`, 'g'))].map(([, address = '']) => address);

const pathOn = (origin: string, address: string) =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : null;

const isComplete = (items: readonly (string | null)[]): items is readonly string[] => !items.includes(null);

const unreadElements: ReadonlySet<string> = new Set(['script', 'style', 'template']);

/**
 * The text of a page for search engines: title, description and main content without markup. If two pages have the same
 * text, they differ in code or styles only. Entities stay encoded, as they are in the recorded hashes.
 */
export function pageText(html: string): string {
  const markup = parseMarkup(html, { decodeEntities: false });
  const [title] = markup.named('title');
  const description = markup.named('meta').find(({ attributes }) => attributes.name === 'description');
  const main = markup.named('main')[0] ?? markup.elements[0];
  return [
    title ? collapseSpaces(rawText(title)) : '',
    collapseSpaces(description?.attributes.content ?? ''),
    main ? textWithout(main, ({ name }) => unreadElements.has(name)) : '',
  ].join('\n');
}
