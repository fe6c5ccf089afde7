import { languagePath } from '../../data/model/assistant/assistantData.ts';
import { searchWordsPath } from '../../data/model/deals/searchWords.ts';
import { hasAssistant } from '../../data/model/languages.ts';
import type { AssetManifest } from '../../data/model/pages/page.ts';
import { workerPath } from '../../data/model/pages/workerSite.ts';
import {
  allDealsPath,
  categoryAliasPath,
  categoryPath,
  featuredPath,
  feedPath,
  keyFile,
} from '../../data/model/routes.ts';
import { isRightToLeft } from '../../data/model/script.ts';
import type { Site } from '../content/site.ts';
import { noTextCache, type TextCache } from '../files/textCache.ts';
import { siteIcons } from '../plan/images/icons.ts';
import { languagePacks } from '../plan/languagePacks.ts';
import type { PlannedSite } from '../plan/planSite.ts';
import { assistantJson, hostedModel, languagePackJson } from './assistantJson.ts';
import { dealFiles, indexedDeals, type TextFile } from './dealFiles.ts';
import { maxWholeDeals } from './dealsIndex.ts';
import { detailFiles } from './detailFiles.ts';
import { factReplyFiles } from './factReplies.ts';
import { feed } from './feed.ts';
import { formerAddresses, formerPages } from './formerAddresses.ts';
import { headerRules, printHeaders } from './headers.ts';
import { hostedBriefFile } from './hostedBrief.ts';
import { hostedWordFiles } from './hostedWords.ts';
import type { SiteFile } from './lazyText.ts';
import { searchWordsJson } from './searchWords.ts';
import { serviceWorker } from './serviceWorker.ts';
import { robots, sitemaps } from './sitemap.ts';
import { wordsOfParts } from './wordsOfParts.ts';

/** The files of a site for programs, except its site maps. Generated one by one, because some are large; `cache` has what
 * earlier builds made for some of them. */
export function* siteFiles(
  site: Site,
  planned: PlannedSite,
  assets: AssetManifest,
  cache: TextCache = noTextCache,
): Iterable<SiteFile> {
  const { indexNow } = site.config;
  yield* detailFiles(site, indexedDeals(planned, maxWholeDeals));
  let deals = '';
  for (const file of dealFiles(site, planned, maxWholeDeals, cache)) {
    deals = file[1];
    yield file;
  }
  yield [searchWordsPath.slice(1), searchWordsJson(site, cache)];
  if (hasAssistant(site.config)) yield* assistantFiles(site, planned, cache);
  // Pages request it with the path of a deal that a visitor opens, so that the click is in the host's log.
  yield ['click.txt', ''];
  yield ['feed.xml', feed(site, planned.catalog.listed)];
  // Search engines accept notifications only from someone who can publish this key on the site.
  if (indexNow) yield [keyFile(indexNow.key), indexNow.key];
  yield ['site.webmanifest', webManifest(site)];
  yield [workerPath.slice(1), serviceWorker(site, assets, deals)];
  yield ['_headers', printHeaders(headerRules(site, assets))];
  yield ['_redirects', redirects(site)];
  yield* formerPages(site, planned);
}

function* assistantFiles(site: Site, planned: PlannedSite, cache: TextCache): Iterable<TextFile> {
  yield ['assistant.json', assistantJson(site, planned, cache)];
  for (const pack of languagePacks)
    yield [languagePath(pack.tag).slice(1), languagePackJson(wordsOfParts(pack, site))];
  yield* factReplyFiles();
  const model = hostedModel(site.config.assistant);
  if (model) yield* hostedWordFiles();
  if (model && model.type !== 'proxy') yield hostedBriefFile(site);
}

/** The files that name every page of the site: the site maps, and what leads to them. */
export function* siteMaps(site: Site, planned: PlannedSite): Iterable<TextFile> {
  yield* sitemaps(site, planned);
  yield ['robots.txt', robots(site)];
}

/** `site.webmanifest`: the name and the icons of the site when a visitor installs it on a home screen. */
function webManifest(site: Site): string {
  const { name, description, language } = site.config;
  const paper = site.look.palette.paper.light.toUpperCase();
  const icons = siteIcons(site)
    .filter(({ purpose }) => purpose === 'any' || purpose === 'maskable')
    .map(({ href, size, purpose }) => ({ src: href, sizes: `${size}x${size}`, type: 'image/png', purpose }));
  return `${JSON.stringify({
    name,
    short_name: name,
    description,
    lang: language,
    ...(isRightToLeft(language) && { dir: 'rtl' }),
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons,
  })}\n`;
}

/**
 * `_redirects` for hosts that read it: from aliases to canonical addresses, and from former addresses to present ones. On other
 * hosts, the pages at the aliases name the canonical ones.
 */
export function redirects(site: Site): string {
  const rules = [
    [categoryAliasPath('all'), allDealsPath()],
    [categoryPath('all'), allDealsPath()],
    [categoryPath('featured'), featuredPath()],
    ...site.categories.map(({ id }) => [categoryAliasPath(id), categoryPath(id)]),
    ['/rss', feedPath],
    ...formerAddresses(site).map(({ from, to }) => [from, to]),
  ];
  return `${rules.map(([from, to]) => `${from} ${to} 301`).join('\n')}\n`;
}
