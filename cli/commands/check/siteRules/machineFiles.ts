import {
  type DealPieces,
  listFile,
  outlineFile,
  recordFile,
  sortFile,
  wordFile,
} from '../../../../data/model/deals/chunks/dealPieces.ts';
import { readNumbers } from '../../../../data/model/deals/chunks/numbers.ts';
import { isRecord } from '../structuredData.ts';
import { readXml } from '../xml.ts';
import type { SiteRule } from './siteRule.ts';

/** The feed can be read, and its links lead to pages (CD836). */
export const feedRule: SiteRule = ({ files, text, origin, answerAt }, _pages, found) => {
  const file = 'feed.xml';
  const wrong = (problem: string) =>
    found('CD836', null, file, { problem, hint: 'Build again with --clean.' });
  if (!files.has(file)) return wrong('There is no feed.');
  const links: string[] = [];
  const fault = readXml(text(file), (path, words) => {
    if (/^rss\/channel(?:\/item)?\/(?:link|guid)$/.test(path)) links.push(words);
  });
  if (fault !== null) return wrong(`The feed cannot be read: ${fault}.`);
  for (const link of new Set(links)) {
    const isOwn = link.startsWith(`${origin}/`);
    if (!isOwn || answerAt(new URL(link).pathname).kind !== 'page')
      wrong(`The feed leads to ${link}, where there is no page.`);
  }
};

/** What puts the site on a home screen names files that are there (CD837). */
export const webManifestRule: SiteRule = ({ files, text, answerAt }, _pages, found) => {
  const file = 'site.webmanifest';
  const wrong = (problem: string) =>
    found('CD837', null, file, { problem, hint: 'Build again with --clean.' });
  if (!files.has(file)) return wrong(`There is no ${file}.`);
  const said = parse(text(file));
  if (!isRecord(said)) return wrong(`${file} is no JSON object.`);
  const missing = ['name', 'icons', 'start_url'].filter((key) => said[key] === undefined);
  if (missing.length > 0) wrong(`${file} has no ${missing.join(', no ')}.`);
  const icons = Array.isArray(said.icons) ? said.icons.filter(isRecord) : [];
  for (const address of [said.start_url, ...icons.map(({ src }) => src)]) {
    if (typeof address !== 'string' || answerAt(address).kind !== 'nothing') continue;
    wrong(`${file} names ${address}, which is not there.`);
  }
};

const recordFolder = 'deals/records/';

/** The data of the search leads to pages, and those of a large catalogue are all there (CD839). */
export const dealDataRule: SiteRule = ({ files, text, answerAt }, _pages, found) => {
  const index = 'deals.json';
  const wrong = (file: string, page: string | null, problem: string) =>
    found('CD839', page, file, { problem, hint: 'Build again with --clean.' });
  if (!files.has(index)) return wrong(index, null, `There is no ${index}: search and filters find nothing.`);
  const lead = (file: string, deals: unknown) => {
    if (!Array.isArray(deals)) return wrong(file, null, `${file} has no list of deals.`);
    for (const deal of deals.filter(isRecord)) {
      const path = `/deal/${String(deal.slug)}`;
      if (answerAt(path).kind !== 'page')
        wrong(file, path, `${file} has the deal ${path}, which has no page.`);
    }
  };
  const said = parse(text(index));
  lead(index, isRecord(said) ? said.deals : null);
  if (!isRecord(said) || !isRecord(said.pieces)) return;
  for (const file of pieceFiles(said, said.pieces)) {
    if (!files.has(file)) wrong(file, null, `There is no ${file}: search and filters find less.`);
    else if (file.startsWith(recordFolder)) lead(file, parse(text(file)));
    else if (layoutIn(parse(text(file))) !== said.pieces.layout)
      wrong(file, null, `${file} is of another build than ${index}.`);
  }
};

/** The pieces that `deals.json` promises. */
function pieceFiles({ categories }: Record<string, unknown>, pieces: Record<string, unknown>): string[] {
  const { sizes, words, lists } = pieces as Partial<DealPieces>;
  const numbered = (count: number | undefined, fileOf: (piece: number) => string) =>
    Array.from({ length: count ?? 0 }, (_, piece) => fileOf(piece));
  return [
    ...numbered(readNumbers(String(sizes)).length, recordFile),
    ...numbered(words, wordFile),
    ...numbered(lists, listFile),
    ...Object.keys(isRecord(categories) ? categories : {}).flatMap((id) => [outlineFile(id), sortFile(id)]),
  ];
}

const layoutIn = (piece: unknown) => (isRecord(piece) ? piece.layout : null);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
