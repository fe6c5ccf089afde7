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

/** The data of the search leads to pages (CD839). */
export const dealDataRule: SiteRule = ({ files, text, answerAt }, _pages, found) => {
  const file = 'deals.json';
  const wrong = (page: string | null, problem: string) =>
    found('CD839', page, file, { problem, hint: 'Build again with --clean.' });
  if (!files.has(file)) return wrong(null, `There is no ${file}: search and filters find nothing.`);
  const said = parse(text(file));
  if (!isRecord(said) || !Array.isArray(said.deals)) return wrong(null, `${file} has no list of deals.`);
  for (const deal of said.deals.filter(isRecord)) {
    const path = `/deal/${String(deal.slug)}`;
    if (answerAt(path).kind !== 'page') wrong(path, `${file} has the deal ${path}, which has no page.`);
  }
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
