import {
  type DealChunks,
  filterChunkFile,
  postingsChunkFile,
  recordChunkFile,
  sortChunkFile,
  wordChunkFile,
} from '../../../../data/model/deals/chunks/dealChunks.ts';
import { decodeVlqs } from '../../../../data/model/deals/chunks/vlq.ts';
import { cleanBuildHint, type SiteRule } from '../rule.ts';
import { isRecord } from '../structuredData.ts';
import { readXml } from '../xml.ts';

/** The feed is valid XML, and its links point to pages (CD836). */
export const feedRule: SiteRule = ({ files, text, origin, responseAt }, _pages, report) => {
  const file = 'feed.xml';
  const reportProblem = (problem: string) => report('CD836', null, file, { problem, hint: cleanBuildHint });
  if (!files.has(file)) return reportProblem(`There is no ${file}.`);
  const links = new Set<string>();
  const error = readXml(text(file), (path, content) => {
    if (/^rss\/channel(?:\/item)?\/(?:link|guid)$/.test(path)) links.add(content);
  });
  if (error !== null) return reportProblem(`The feed cannot be read: ${error}.`);
  for (const link of links) {
    const isOwn = link.startsWith(`${origin}/`);
    if (isOwn && responseAt(new URL(link).pathname).kind === 'page') continue;
    reportProblem(`The feed links to ${link}, where there is no page.`);
  }
};

/** The web manifest is valid, and the files that it names exist (CD837). */
export const webManifestRule: SiteRule = ({ files, text, responseAt }, _pages, report) => {
  const file = 'site.webmanifest';
  const reportProblem = (problem: string) => report('CD837', null, file, { problem, hint: cleanBuildHint });
  if (!files.has(file)) return reportProblem(`There is no ${file}.`);
  const manifest = parseJsonSafely(text(file));
  if (!isRecord(manifest)) return reportProblem(`${file} is not a JSON object.`);
  const missing = ['name', 'icons', 'start_url'].filter((key) => manifest[key] === undefined);
  if (missing.length > 0) reportProblem(`${file} lacks ${missing.join(', ')}.`);
  const icons = Array.isArray(manifest.icons) ? manifest.icons.filter(isRecord) : [];
  for (const address of [manifest.start_url, ...icons.map(({ src }) => src)]) {
    if (typeof address !== 'string' || responseAt(address).kind !== 'not-found') continue;
    reportProblem(`${file} names ${address}, which does not exist.`);
  }
};

const recordFolder = 'deals/records/';

/** All data files of the search exist, are of one build, and list only deals that have a page (CD839). */
export const dealDataRule: SiteRule = ({ files, text, responseAt, dealPrefix }, _pages, report) => {
  const indexFile = 'deals.json';
  const reportProblem = (file: string, problem: string, page: string | null = null) =>
    report('CD839', page, file, { problem, hint: cleanBuildHint });
  if (!files.has(indexFile)) {
    reportProblem(indexFile, `There is no ${indexFile}: search and filters find nothing.`);
    return;
  }
  const checkDeals = (file: string, deals: unknown) => {
    if (!Array.isArray(deals)) return reportProblem(file, `${file} has no list of deals.`);
    for (const deal of deals.filter(isRecord)) {
      const path = `${dealPrefix}${deal.slug}`;
      if (responseAt(path).kind === 'page') continue;
      reportProblem(file, `${file} lists the deal ${path}, which has no page.`, path);
    }
  };
  const index = parseJsonSafely(text(indexFile));
  checkDeals(indexFile, isRecord(index) ? index.deals : null);
  if (!isRecord(index) || !isRecord(index.pieces)) return;
  for (const file of chunkFiles(index, index.pieces)) {
    if (!files.has(file)) {
      reportProblem(file, `There is no ${file}: search and filters miss deals.`);
      continue;
    }
    const chunk = parseJsonSafely(text(file));
    if (file.startsWith(recordFolder)) checkDeals(file, chunk);
    else if (!isRecord(chunk) || chunk.layout !== index.pieces.layout) {
      reportProblem(file, `${file} is from another build than ${indexFile}.`);
    }
  }
};

/** The files that the `deals.json` of a large catalog refers to. */
function chunkFiles({ categories }: Record<string, unknown>, chunks: Record<string, unknown>): string[] {
  const { sizes, words, lists } = chunks as Partial<DealChunks>;
  const numbered = (count: number | undefined, fileOf: (chunk: number) => string) =>
    Array.from({ length: count ?? 0 }, (_, chunk) => fileOf(chunk));
  return [
    ...numbered(decodeVlqs(String(sizes)).length, recordChunkFile),
    ...numbered(words, wordChunkFile),
    ...numbered(lists, postingsChunkFile),
    ...Object.keys(isRecord(categories) ? categories : {}).flatMap((id) => [
      filterChunkFile(id),
      sortChunkFile(id),
    ]),
  ];
}

function parseJsonSafely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Each redirect points directly to something that exists, and no address is redirected twice (CD838). */
export const redirectRule: SiteRule = ({ redirects, responseAt }, _pages, report) => {
  const targets = new Map(redirects.map(({ from, to }) => [from, to]));
  const seen = new Set<string>();
  for (const { from, to, line } of redirects) {
    const reportLine = (problem: string) =>
      report('CD838', null, '_redirects', { problem: `Line ${line}: ${problem}` });
    if (seen.has(from)) reportLine(`${from} is redirected twice.`);
    seen.add(from);
    if (/^https?:/.test(to) || /[*]|\/:/.test(from)) continue;
    const [path = ''] = to.split(/[?#]/);
    if (path === from) reportLine(`${from} redirects to itself.`);
    else if (targets.has(path)) {
      reportLine(`${from} redirects to ${to}, which redirects to ${targets.get(path)}.`);
    } else if (responseAt(path).kind === 'not-found') {
      reportLine(`${from} redirects to ${to}, which does not exist.`);
    }
  }
};
